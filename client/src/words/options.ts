// House rules and settings in words: what one is about, and what each of its values means.
import type { Settings } from '../line/wire'
import { say, words } from './words.svelte'

export const meaning = (game: string, option: string): string => say(`${game}-option-${option}`)

/** What an option is about, if the game has one of this name. */
export const optionName = (game: string, option: string): string | undefined =>
  words.has(`${game}-option-${option}`) ? meaning(game, option) : undefined

/** A value as people say it; a number stands for itself. */
export function valueName(game: string, option: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return say('table-usual-value')
  const key = `${game}-option-${option}-${String(value)}`
  return words.has(key) ? say(key) : String(value)
}

export type Setting = 'clock' | 'talk' | 'watchers' | 'delay' | 'pace' | 'hints' | 'tricks'
export const SETTINGS: Record<Setting, readonly string[]> = {
  clock: ['none', 'relaxed', 'strict'],
  pace: ['quick', 'normal', 'calm'],
  talk: ['off', 'emotes', 'chat'],
  watchers: ['public', 'open'],
  delay: ['0', '30', '120'],
  hints: ['on', 'off'],
  tricks: ['last', 'all'],
}

const OF_TRICKS = ['four-seasons', 'four-gems']
/** The settings that mean something at a table of this game. */
export const settingsOf = (game: string): Setting[] =>
  (Object.keys(SETTINGS) as Setting[]).filter(
    (setting) => setting !== 'tricks' || OF_TRICKS.includes(game),
  )

export const settingName = (setting: Setting, value: string, seconds: number): string =>
  say(`setting-${setting}-${value}`, { seconds })

/** How a table is kept, in a sentence for each setting. */
export function keptAs(settings: Settings): string[] {
  const { clock } = settings
  const values = { ...settings, clock: clock.kind }
  return settingsOf(settings.game).map((setting) =>
    say('labelled', {
      label: say(`setting-${setting}`),
      text: settingName(setting, String(values[setting]), clock.seconds),
    }),
  )
}
