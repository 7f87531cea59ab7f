// What is asked of whom, said in a sentence.
import type { SeasonsDuelView } from '../../line/wire'
import { say } from '../../words/words.svelte'
import { face } from '.'
import { seasonOf, type Step } from './standing'

interface Asked {
  view: SeasonsDuelView
  names: readonly string[]
  step: string
  offered: readonly string[]
  coming: readonly Step[]
  /** The number of the game in its match. */
  game: number
}

export function sentence(asked: Asked): string {
  const { view, names, step, game } = asked
  if (step === 'give') return giving(asked.offered, names[1 - view.seat!] ?? '')
  if (step === 'place') return placing(view, asked.coming)
  const seat = view.waiting[0]
  if (seat === undefined) return nobody(view, game)
  const person = seat === view.seat ? 'you' : 'other'
  return say('seasons-duel-asked', { phase: view.phase, person, name: names[seat] ?? '' })
}

/** Nobody is asked when the game is over, or when its record goes no further. */
const nobody = ({ phase }: SeasonsDuelView, game: number): string =>
  phase === 'over' ? say('seasons-duel-round-over', { round: game }) : say('replay-ends')

function giving(offered: readonly string[], name: string): string {
  const [first, second] = offered.map((card) => face.phrase(card))
  if (!first) return say('seasons-duel-choose-two', { name })
  if (!second) return say('seasons-duel-choose-another', { card: first })
  return say('seasons-duel-giving', { first, second, name })
}

/** Both sums as they would be, before anything is settled. */
function placing(view: SeasonsDuelView, coming: readonly Step[]): string {
  const [middle, influence] = coming
  if (!middle || !influence) return say('seasons-duel-choose-middle')
  const name = (step: Step) => say('seasons-duel-season', { season: seasonOf(step.card) })
  const alike = view.pair[0] === view.pair[1] ? `${say('seasons-duel-alike')} ` : ''
  return (
    alike +
    say('seasons-duel-placing', {
      'season-name': name(middle),
      worth: middle.to,
      'other-name': name(influence),
      influence: influence.to,
    })
  )
}
