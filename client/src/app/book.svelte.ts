// The rules of a game in the language that is spoken, as long as the component that asks for them is there.
import { rulebook } from '../line/api'
import type { Rulebook } from '../line/wire'
import { wentWrong } from '../words/refused'
import { inWords } from '../words/rules'
import { words } from '../words/words.svelte'

export class Book {
  text = $state.raw<Rulebook | null>(null)
  wrong = $state('')

  constructor(game: () => string) {
    $effect(() => this.#open(game(), words.language))
  }

  /** What comes when another language is spoken already is not shown. */
  #open(game: string, language: string): () => void {
    let wanted = true
    rulebook(game, language).then(
      (found) => wanted && ([this.text, this.wrong] = [inWords(found), '']),
      (error) => wanted && (this.wrong = wentWrong(error)),
    )
    return () => (wanted = false)
  }
}
