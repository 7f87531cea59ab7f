// Tables as a listener sees them, for tests: what is not said is as in an ordinary position.
import { LiveTable } from '../line/table.svelte'
import type {
  AnyView,
  FourGemsView,
  FourSeasonsView,
  Message,
  Offer,
  Position,
  TableEvent,
} from '../line/wire'

export const gems = (view: Partial<FourGemsView> = {}): FourGemsView => ({
  seat: 0,
  seats: 4,
  dealer: 3,
  options: {
    trump_values: 'double',
    overruff: 'none',
    beat_partner_trump: 'on',
    gather: 'trick_order',
    redeal: 'next',
    failed_gems: 'own',
    target: 1000,
  },
  waiting: [0],
  phase: 'play',
  hand: [],
  sizes: [8, 8, 8, 8],
  cut: null,
  passes: 0,
  turned: 'R1',
  trump: 'R',
  taker: 1,
  leader: 0,
  trick: [],
  last_trick: [],
  last_leader: null,
  tricks: [0, 0],
  points: [0, 0],
  announced: [0, 0, 0, 0],
  shown: [[], [], [], []],
  played: [[], [], [], []],
  ruled_out: [[], [], [], []],
  ...view,
})

export const seasons = (view: Partial<FourSeasonsView> = {}): FourSeasonsView => {
  const seats = view.seats ?? 4
  const each = <T>(one: T): T[] => Array<T>(seats).fill(one)
  return {
    seat: 0,
    seats,
    dealer: seats - 1,
    options: { bonus: 'on', variant: 'standard', butterfly_bid: 'zero', target: null },
    waiting: [0],
    phase: 'play',
    hand: [],
    sizes: each(7),
    turned: 'Y4',
    trump: 'Y',
    laid: each(0),
    bid_cards: each([]),
    tops: each(null),
    bids: each(null),
    face_up: each([]),
    said: each(null),
    bonus_player: null,
    leader: 0,
    led: null,
    trick: [],
    last_trick: [],
    last_led: null,
    last_leader: null,
    taken: each(0),
    played: each([]),
    void: each([]),
    won: null,
    ...view,
  }
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan']

export function position(game: string, view: AnyView, offer: Offer | null): Position {
  const names = NAMES.slice(0, view.seats)
  return {
    phase: 'playing',
    you: view.seat,
    host: 0,
    settings: {
      game,
      options: {},
      chairs: names.map(() => ({ kind: 'human', bot: '' })),
      watchers: 'public',
      delay: 0,
      clock: { kind: 'none', seconds: 60 },
      talk: 'emotes',
      stand_in: 'greedy',
      pace: 'quick',
      hints: 'on',
      tricks: 'last',
    },
    seats: names.map((name) => ({
      kind: 'human',
      name,
      bot: '',
      stand_in: '',
      gone: false,
      help_at: null,
      nudge_from: null,
      call_from: null,
    })),
    sides: names.map((_, seat) => (game === 'four-gems' ? seat % 2 : seat)),
    requests: [],
    commitment: null,
    totals: names.map(() => 0),
    match: { game, round: 1, totals: names.map(() => 0), table: view },
    offer,
    may_take_back: false,
    may_ask_back: false,
    may_claim: false,
    paused_until: null,
    winners: null,
    secret: null,
    rematch: null,
    rematch_without: [],
    rule_code: '',
  }
}

export const TRICK = ['R1', 'R2', 'R20', 'G1']

/** A card of a trick in Four Gems. */
export const played = (seat: number, card: string, led = false): TableEvent => ({
  event: 'played',
  seat,
  card,
  led,
})
/** What the four cards of `TRICK` bring. */
export const took = (seat: number): TableEvent => ({
  event: 'took-trick',
  seat,
  points: 34,
  cards: TRICK,
})

export function message(
  seq: number,
  kind: string,
  events: TableEvent[] = [],
  now: Position | null = null,
): Message {
  const notice = { kind, round: kind === 'dealt' ? 1 : null } as Message['notice']
  return { seq, at: 0, notice, events, score: null, position: now }
}

/** A table at which a listener has just come to this position. */
export function tableAt(
  game: string,
  view: AnyView,
  moves: string[] = [],
  more: Partial<Offer> & Record<string, unknown> = {},
): LiveTable {
  const table = new LiveTable('room', view.seat === null ? null : 'token')
  const offer = view.waiting.includes(view.seat ?? -1) ? { moves, complete: true, ...more } : null
  table.hear(message(1, 'dealt', [], position(game, view, offer)))
  return table
}
