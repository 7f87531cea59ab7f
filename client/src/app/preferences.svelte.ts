// What this person likes, kept on this device. Every change works at once.
import { prefersReducedMotion } from 'svelte/motion'
import { languageFor, words, type Language } from '../words/words.svelte'
import type { Sorting } from '../games/game'

export type Theme = 'system' | 'light' | 'dark'
export type Speed = 'off' | 'quick' | 'normal' | 'calm'

const KEY = 'vierblatt-preferences'
const touch = matchMedia('(pointer: coarse)').matches
const SCALES: Record<Speed, number> = { off: 0, quick: 0.6, normal: 1, calm: 1.7 }

interface Kept {
  language: Language
  theme: Theme
  speed: Speed
  sorting: Sorting
  twoTaps: boolean
  sound: boolean
  single: boolean
  lastTrick: boolean
  name: string
}

const usual = (): Kept => ({
  language: languageFor(navigator.languages ?? [navigator.language]),
  theme: 'system',
  speed: 'normal',
  sorting: 'suit',
  twoTaps: touch && innerWidth < 400,
  sound: !touch,
  single: false,
  lastTrick: true,
  name: '',
})

function kept(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return usual()
  }
}

class Preferences {
  #kept = $state<Kept>(kept())

  get all(): Readonly<Kept> {
    return this.#kept
  }

  /** The factor for every duration; 0 shows the end state at once. */
  get motion(): number {
    return prefersReducedMotion.current ? 0 : SCALES[this.#kept.speed]
  }

  /** The factor for the time that something stays to be seen: reduced motion does not hurry. */
  get rest(): number {
    return SCALES[this.#kept.speed]
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // Without storage they last as long as the page.
    }
    if (change.theme) this.dress()
    if (change.language) void words.speak(change.language)
  }

  /** Puts the page into light or dark. */
  dress(): void {
    const { theme } = this.#kept
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
  }
}

export const preferences = new Preferences()
