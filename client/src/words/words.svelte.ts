// The words of the table: the same Fluent files that the terminal and the server read.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Arguments = Record<string, FluentVariable>
export type Say = (key: string, words?: Arguments) => string

/** One file for all that is said in a language: a browser asks for each file by itself. */
const languages = import.meta.glob<Record<string, string>>('./languages/*.ts', {
  import: 'texts',
})

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)

  readonly ready = $derived(this.#bundle !== null)

  /** Loads a language; until then the one before stays. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const texts = await languages[`./languages/${language}.ts`]!()
    for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false
  }

  say: Say = (key, words) => {
    const message = this.#bundle?.getMessage(key)
    if (!message?.value) return key
    const wrong: Error[] = [] // A sentence with a gap is better than none.
    const text = this.#bundle!.formatPattern(message.value, words, wrong)
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
