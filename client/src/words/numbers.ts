// Numbers as the table writes them: below nothing they have a minus, where a keyboard has but a hyphen.
import { FluentNumber } from '@fluent/bundle'
import type { FluentVariable } from '@fluent/bundle'

class Below extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return super.toString(...scope).replace('-', '−')
  }
}

/** What fills a sentence, with its minus. */
export const written = (word: FluentVariable): FluentVariable =>
  typeof word === 'number' && word < 0 ? new Below(word) : word
