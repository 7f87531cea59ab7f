// A table as it is planned in the lobby, and how it comes about.
import { command, setUp, sit } from '../../line/api'
import { remember } from '../../line/places'
import type { Settings } from '../../line/wire'
import { say } from '../../words/words.svelte'
import { preferences } from '../preferences.svelte'
import { go } from '../route.svelte'

/** Who shall sit on a seat: oneself, another one at this device, a friend by link, whoever comes, or a bot. */
export type Sitter =
  | { kind: 'self' }
  | { kind: 'here'; name: string }
  | { kind: 'human' }
  | { kind: 'open' }
  | { kind: 'bot'; bot: string }

export interface Plan extends Omit<Settings, 'chairs'> {
  sitters: Sitter[]
}

export const USUAL_BOT = 'level3'

const USUAL_SEATS: Record<string, number> = { 'seasons-duel': 2 }
const usualSeats = (game: string): number => USUAL_SEATS[game] ?? 4

export function usualPlan(game: string, seats = usualSeats(game)): Plan {
  const sitters = Array.from({ length: seats }, (_, seat): Sitter => {
    return seat === 0 ? { kind: 'self' } : { kind: 'human' }
  })
  return {
    game,
    options: {},
    sitters,
    watchers: 'public',
    delay: 0,
    clock: { kind: 'none', seconds: 60 },
    talk: 'emotes',
    stand_in: USUAL_BOT,
    pace: 'normal',
    hints: 'on',
    tricks: 'last',
  }
}

/** The plan with another number of seats; whoever was planned stays. */
export function resized(plan: Plan, seats: number): Plan {
  const more = Array.from({ length: Math.max(0, seats - plan.sitters.length) }, (): Sitter => {
    return { kind: 'human' }
  })
  return { ...plan, sitters: [...plan.sitters.slice(0, seats), ...more] }
}

export function settingsOf({ sitters, ...plan }: Plan): Settings {
  const chairs = sitters.map((sitter) =>
    sitter.kind === 'bot'
      ? { kind: 'bot' as const, bot: sitter.bot }
      : { kind: sitter.kind === 'open' ? ('open' as const) : ('human' as const), bot: '' },
  )
  return { ...plan, chairs }
}

/** Sets the table up, seats everybody who is at this device, and goes there. */
export async function gather(plan: Plan, name: string): Promise<void> {
  const place = await setUp(settingsOf(plan), name)
  const others = plan.sitters.flatMap((sitter, seat) =>
    sitter.kind === 'here' ? [{ seat, name: sitter.name.trim() }] : [],
  )
  const shared = others.length > 0
  const at = Date.now()
  const sat = []
  for (const other of others) {
    const found = await sit(place.room, other.name, other.seat)
    sat.push({ ...found, name: other.name, game: plan.game, at, shared })
  }
  for (const one of sat.reverse()) remember(one)
  remember({ ...place, name, game: plan.game, at, ...(shared ? { shared } : {}) })
  preferences.set({ name })
  go(`/r/${place.room}`)
}

/** Sits down alone with bots and begins. */
export async function playNow(game: string): Promise<void> {
  const name = preferences.all.name || say('table-guest')
  const plan = usualPlan(game)
  const bots = plan.sitters.map((sitter): Sitter => {
    return sitter.kind === 'self' ? sitter : { kind: 'bot', bot: USUAL_BOT }
  })
  const place = await setUp(settingsOf({ ...plan, sitters: bots, talk: 'off' }), name)
  await command(place.room, place.token, { do: 'begin' })
  remember({ ...place, name, game, at: Date.now() })
  go(`/r/${place.room}`)
}
