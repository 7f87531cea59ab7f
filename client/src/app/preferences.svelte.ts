// What this person likes, kept on this device. Every change works at once.
import { prefersReducedMotion } from 'svelte/motion'
import { languageFor, words, type Language } from '../words/words.svelte'
import type { Sorting } from '../games/game'

export type Theme = 'system' | 'light' | 'dark'
export type Speed = 'off' | 'quick' | 'normal' | 'calm'
/** Whose letters the cards have: those of the language that is spoken, or always the same. */
export type Letters = 'spoken' | Language

const KEY = 'vierblatt-preferences'
const touch = matchMedia('(pointer: coarse)').matches
const SCALES: Record<Speed, number> = { off: 0, quick: 0.6, normal: 1, calm: 1.7 }

interface Kept {
  language: Language
  letters: Letters
  theme: Theme
  speed: Speed
  sorting: Sorting
  twoTaps: boolean
  /** The only possible card plays itself, after a while. */
  only: boolean
  sound: boolean
  /** One's turn shows in the title and the icon of the page. */
  title: boolean
  /** A notice of the system when it is one's turn and the page is hidden. */
  notices: boolean
  large: boolean
  /** One thing at a time: less around the table, larger type. */
  calm: boolean
  /** The choices are gone through one by one; any key or tap takes the one that is lit. */
  single: boolean
  /** At a shared device the curtain lifts for whoever holds the button down for a moment. */
  hold: boolean
  name: string
  /** By which name one watches; without one nobody is told. */
  watching: string
}

const usual = (): Kept => ({
  language: languageFor(navigator.languages ?? [navigator.language]),
  letters: 'spoken',
  theme: 'system',
  speed: 'normal',
  sorting: 'suit',
  twoTaps: touch && innerWidth < 400,
  only: false,
  sound: !touch,
  title: true,
  notices: false,
  large: false,
  calm: false,
  single: false,
  hold: false,
  name: '',
  watching: '',
})

function stored(): Partial<Kept> {
  try {
    return { ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return {}
  }
}

class Preferences {
  #kept = $state<Kept>({ ...usual(), ...stored() })

  get all(): Readonly<Kept> {
    return this.#kept
  }

  /** The language whose letters the cards have. */
  get letters(): Language {
    const { letters } = this.#kept
    return letters === 'spoken' ? words.language : letters
  }

  /** The factor for every duration; 0 shows the end state at once. */
  get motion(): number {
    return prefersReducedMotion.current ? 0 : SCALES[this.#kept.speed]
  }

  /** The factor for the time that something stays to be seen: reduced motion does not hurry. */
  get rest(): number {
    return SCALES[this.#kept.speed]
  }

  /** Only what is changed is written: what another page has changed meanwhile stays. */
  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change)
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...change }))
    } catch {
      // Without storage they last as long as the page.
    }
    this.dress()
    if (change.language) void words.speak(change.language)
  }

  /** Puts the page into light or dark, and into the size that is liked. */
  dress(): void {
    const { theme, large, calm } = this.#kept
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset['theme']
    else dataset['theme'] = theme
    dataset['size'] = large || calm ? 'large' : 'usual'
    dataset['mood'] = calm ? 'calm' : 'usual'
  }
}

export const preferences = new Preferences()
