import { say } from './words.svelte'

/** The levels that people choose from; the others are for measuring. */
export const LEVELS = ['level1', 'level2', 'level3', 'level4', 'level5'] as const

/** A bot as people call it. */
export const botName = (bot: string): string =>
  say('table-is-bot', { bot: say('bot', { level: bot }) })
