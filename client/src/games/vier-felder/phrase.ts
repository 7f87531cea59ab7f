// How a card is said in the language that is spoken.
import { say } from '../../words/words.svelte'
import { rankOf, suitOf } from './cards'

export function phrase(card: string): string {
  const rank = Number(rankOf(card)) || rankOf(card)
  return say('vier-felder-card', {
    'rank-name': say('vier-felder-rank', { rank }),
    'suit-name': say('vier-felder-suit', { suit: suitOf(card) }),
  })
}
