// The open trick in words.
import type { LiveTable } from '../line/table.svelte'
import type { FourGemsView, FourSeasonsView } from '../line/wire'
import { say } from '../words/words.svelte'
import type { GameFace, Passage } from './game'
import { openTrick } from './tricks'

/** Card by card from the led one on; the one at the place `front` is in front. */
export function trickText(
  { view, names }: LiveTable,
  front: number,
  phrase: GameFace['phrase'],
): Passage {
  const cards = openTrick(view as FourGemsView | FourSeasonsView)
  const lines = cards.map(({ seat, card }, at) => {
    const laid = say('table-card-of', { card: phrase(card), name: names[seat] ?? '' })
    return at === front ? say('table-in-front', { card: laid }) : laid
  })
  return { head: say('table-trick'), lines: lines.length ? lines : [say('table-nothing-yet')] }
}
