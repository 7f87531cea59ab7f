// The words of the table: the same Fluent files that the terminal and the server read.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { FluentVariable } from '@fluent/bundle'
import { part } from '../line/part.svelte'
import { written } from './numbers'

export const LANGUAGES = ['en', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Arguments = Record<string, FluentVariable>
export type Say = (key: string, words?: Arguments) => string

/** One file for all that the house says in a language: a browser asks for each file by itself. */
const languages = import.meta.glob<Record<string, string>>('./languages/*.ts', {
  import: 'texts',
})
/** What each game says comes with the game. */
const games = import.meta.glob<string>(
  '../../../src/vierblatt/locales/*/{four-gems,four-seasons,seasons-duel,vier-felder}.ftl',
  { query: '?raw', import: 'default' },
)
const gameText = (language: Language, game: string, anew: boolean): Promise<string> =>
  part(games[`../../../src/vierblatt/locales/${language}/${game}.ftl`]!, anew)

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)
  /** The games whose words are known, in whatever language is spoken. */
  readonly #learnt = new Set<string>()
  #wished: Language = 'en'

  /** Loads a language; until then the one before stays. Of two that are wished for the last one is spoken. */
  async speak(language: Language, anew = false): Promise<void> {
    const known = this.#learnt.size
    this.#wished = language
    const [house, ...own] = await Promise.all([
      part(languages[`./languages/${language}.ts`]!, anew),
      ...[...this.#learnt].map((game) => gameText(language, game, anew)),
    ])
    if (this.#wished !== language) return
    if (this.#learnt.size > known) return this.speak(language, anew)
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of [...Object.values(house), ...own])
      bundle.addResource(new FluentResource(text))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  /** Loads what a game says; its sentences are there when this is done. */
  async learn(game: string, anew = true): Promise<void> {
    this.#learnt.add(game)
    const bundle = this.#bundle
    const text = await gameText(this.language, game, anew)
    bundle?.addResource(new FluentResource(text))
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false
  }

  say: Say = (key, words) => {
    const message = this.#bundle?.getMessage(key)
    if (!message?.value) return key
    const wrong: Error[] = [] // A sentence with a gap is better than none.
    const filled = words && Object.entries(words).map(([name, word]) => [name, written(word)])
    const args = filled && (Object.fromEntries(filled) as Arguments)
    const text = this.#bundle!.formatPattern(message.value, args, wrong)
    if (wrong.length) console.error(`${this.language}: ${key}: ${wrong.join(', ')}`)
    return text
  }

  /** What a game calls a thing by its own name, else what all games do. */
  of(game: string, key: string, words?: Arguments): string {
    const own = `${game}-${key}`
    return this.say(this.has(own) ? own : key, words)
  }
}

export const words = new Words()
export const say: Say = (key, args) => words.say(key, args)

/** The first of the reader's languages that there is. */
export function languageFor(wanted: readonly string[]): Language {
  for (const name of wanted) {
    const short = name.slice(0, 2).toLowerCase()
    if ((LANGUAGES as readonly string[]).includes(short)) return short as Language
  }
  return 'en'
}
