// How a card and a move are said in the language that is spoken.
import { say } from '../../words/words.svelte'
import { rankOf, suitOf } from './cards'
import { read, type Do } from './notation'

export function phrase(card: string): string {
  const rank = Number(rankOf(card)) || rankOf(card)
  return say('vier-felder-card', {
    'rank-name': say('vier-felder-rank', { rank }),
    'suit-name': say('vier-felder-suit', { suit: suitOf(card) }),
  })
}

/** What is done, such as a harvest, or a stockpile of a value. */
export const deed = (what: Do, value: number | null): string =>
  value === null
    ? say(`vier-felder-do-${what}`)
    : say('vier-felder-do-stockpile-of', { value: `${value}` })

/** A whole move in short text as people say it. */
export function move(text: string): string {
  const plan = read(text)
  const played = plan.cards.map(phrase).join(', ')
  const { field } = plan
  const what =
    plan.do === 'sow'
      ? say('vier-felder-sows', { field })
      : say('vier-felder-takes', {
          do: deed(plan.do, plan.value),
          field,
          cards: plan.taken.map(phrase).join(', '),
        })
  return say('vier-felder-move', { card: played, what })
}
