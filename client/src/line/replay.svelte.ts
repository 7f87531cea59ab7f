// A table that shows one moment of a match that is over; one goes to any other as often as one likes.
import type { Frame, Told } from './replay'
import { LiveTable } from './table.svelte'
import type { Message, Notice, Position, Score, Settings } from './wire'

export class ReplayTable extends LiveTable {
  override readonly still = true
  /** The number of the frame that is shown. */
  at = $state(0)

  readonly #all: Message[]

  constructor(
    readonly told: Told,
    /** What a seat is called whose name the record does not have. */
    private readonly nameless: (seat: number) => string,
    at = 0,
  ) {
    super('', null)
    this.#all = told.frames.map((frame) => this.#message(frame))
    this.#all.push(...this.#surrender())
    this.settled = true
    this.show(at)
  }

  get frame(): Frame {
    return this.told.frames[this.at]!
  }

  get last(): number {
    return this.told.frames.length - 1
  }

  /** Goes to a frame. It looks the same from wherever one comes. */
  show(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last))
    this.position = this.#position(this.frame)
    this.messages = this.#upTo(this.at)
    this.events = this.frame.events ?? []
    this.since = this.at + 1
    this.queued = null
  }

  /** The frame at which the last or the next one of its kind is, seen from the one that is shown. */
  find(forward: boolean, is: (frame: Frame) => boolean): number {
    const { frames } = this.told
    const found = forward
      ? frames.findIndex((frame) => frame.n > this.at && is(frame))
      : frames.findLastIndex((frame) => frame.n < this.at && is(frame))
    return found >= 0 ? found : forward ? this.last : 0
  }

  override async whole(): Promise<Message[]> {
    return this.#upTo(this.at)
  }

  /** What happened up to a frame; giving up is no frame of its own, it comes with the last one. */
  #upTo(at: number): Message[] {
    return this.#all.slice(0, at === this.last ? this.#all.length : at + 1)
  }

  #surrender(): Message[] {
    const { gave_up: seat, frames } = this.told
    if (seat == null) return []
    const notice = { kind: 'resigned', seat } as Notice
    return [{ seq: frames.length + 1, at: 0, notice, score: null, position: null }]
  }

  #message({ n, round, seat = null, events = [], over }: Frame): Message {
    const here = this.#round(round)
    const dealt = here.first === n
    const kind = dealt ? 'dealt' : 'moved'
    const notice = { kind, seat, round: dealt ? round : null, dealer: here.dealer } as Notice
    return {
      seq: n + 1,
      at: 0,
      notice,
      events,
      score: over ? this.#score(round) : null,
      position: null,
    }
  }

  #round(round: number) {
    return this.told.rounds.find((one) => one.round === round)!
  }

  /** By rules that are not known the points are there, but not how they came about. */
  #score(round: number): Score | null {
    const { score, points } = this.#round(round)
    return score ?? (points?.length ? { points, lines: [], kept: {} } : null)
  }

  #totals({ round, over }: Frame): number[] {
    const done = this.told.rounds.filter(
      (one) => one.round < round || (over && one.round === round),
    )
    return done.findLast(({ totals }) => totals?.length)?.totals ?? this.told.sides.map(() => 0)
  }

  #position(frame: Frame): Position {
    const { game, options, seats, sides, players, commitment, looker } = this.told
    const { end, winners, gave_up, rule_code } = this.told
    const decided = end === 'won' || gave_up != null
    const over = frame.n === this.last && end !== 'cut'
    const totals = this.#totals(frame)
    const names = Array.from({ length: seats }, (_, seat) => players[seat] || this.nameless(seat))
    return {
      phase: over ? 'over' : 'playing',
      you: typeof looker === 'number' ? looker : null,
      host: null,
      settings: { ...KEPT, game, options },
      rule_code,
      seats: names.map((name) => ({ ...SAT, name })),
      sides: [...sides],
      requests: [],
      commitment,
      totals,
      match: { game, round: frame.round, totals, table: frame.view },
      offer: null,
      may_take_back: false,
      may_ask_back: false,
      may_claim: false,
      paused_until: null,
      winners: over && decided ? [...winners] : null,
      secret: null,
      rematch: null,
      rematch_without: [],
    }
  }
}

const SAT = {
  kind: 'human',
  bot: '',
  stand_in: '',
  gone: false,
  help_at: null,
  nudge_from: null,
  call_from: null,
} as const
/** A record knows the house rules, not how the table was kept. */
const KEPT: Omit<Settings, 'game' | 'options'> = {
  chairs: [],
  watchers: 'public',
  delay: 0,
  clock: { kind: 'none', seconds: 0 },
  talk: 'off',
  stand_in: '',
  pace: 'normal',
  hints: 'off',
  tricks: 'all',
}
