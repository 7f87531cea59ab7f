// One listener at one table: what he has been told, how things stand, and what he may do.
import { command, feed, Refusal, Silence, whyNot } from './api'
import { heardAt } from './clock'
import { FeedLine, type Link, type Listener } from './feed'
import type {
  AnyView,
  Command,
  Message,
  Position,
  Present,
  Problem,
  TableEvent,
  Terms,
} from './wire'

type Asked = Extract<Command, { do: 'ask' }>['what']

/** How long a message is to be seen before the next one, in milliseconds. */
export type Pace = (message: Message) => number

/** More than this is not played back one by one. */
const MOST_COMING = 12
/** So many messages are kept to be read again. */
const MOST_KEPT = 1500
/** What makes an old refusal pointless. */
const OVERTAKES = ['moved', 'dealt', 'took-back', 'stood-in', 'claimed', 'paused', 'resumed']

export class LiveTable {
  /** How everything stands, as it is shown now. */
  position = $state.raw<Position | null>(null)
  /** The messages that have been shown, the oldest first, each without its position. */
  messages = $state.raw<Message[]>([])
  /** The number of the first message that came while the page was open; those before are history. */
  since = $state(Infinity)
  /** What happened with the message that is shown now; for motion only. */
  events = $state.raw<TableEvent[]>([])
  present = $state.raw<Present | null>(null)
  link = $state<Link>('connecting')
  /** Why the table is shut, or the line was last cut: a close code of the protocol. */
  shut = $state<number | null>(null)
  /** The last refusal, until something else happens. */
  refusal = $state.raw<(Problem & { move?: string }) | null>(null)
  /** The move that is on its way. */
  sending = $state<string | null>(null)
  /** How many moves were sent from here. */
  sent = 0
  /** A move for later, and what it was meant for; with `wait` it queued itself, for so many milliseconds. */
  queued = $state<{ move: string; basis: string; wait?: number } | null>(null)
  /** Whether all that has come is shown and has been for its time. */
  settled = $state(false)

  /** Seats of others at this very device: they are here, whoever looks at the moment. */
  beside = $state.raw<readonly number[]>([])
  /** Seats whose talk this listener does not want to hear. */
  muted = $state.raw<readonly number[]>([])

  /** What the table looks like to this listener, of the game that is played. */
  readonly view = $derived(this.position?.match?.table as AnyView | undefined)
  readonly you = $derived(this.position?.you ?? null)
  readonly myTurn = $derived(this.position?.offer != null)
  readonly moves = $derived((this.position?.offer?.moves ?? []) as string[])
  readonly names = $derived(this.position?.seats.map((seat) => seat.name || seat.bot) ?? [])
  /** How many milliseconds later than it happens one who watches here is told of it. */
  readonly late = $derived(this.you === null ? 1000 * (this.position?.settings.delay ?? 0) : 0)
  /** Whether one has resigned: a bot plays the own seat on, and one watches. */
  readonly resigned = $derived(this.you !== null && (this.position?.seats[this.you]?.gone ?? false))
  /** Who has given the match up, if that was its end: nothing is counted after it. */
  readonly gaveUp = $derived.by(() => {
    const last = this.messages.findLast(({ notice, score }) => score || notice.kind === 'resigned')
    return this.position?.winners && !last?.score ? (last?.notice.seat ?? null) : null
  })

  /** Whether one looks at a moment that lasts: a complete trick lies there until one goes on. */
  readonly still: boolean = false

  #line: FeedLine | null = null
  #coming: Message[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #free = 0
  #seq = 0
  #round = 1
  #ended: AnyView | null = null
  /** Whether a round is shown whose points are in no position yet. */
  #uncounted = false
  /** Up to now so often something has happened, or was wished for, that makes a question pointless. */
  #moment = 0
  #gone = new AbortController()

  constructor(
    readonly room: string,
    readonly token: string | null,
    private readonly pace: Pace = () => 0,
  ) {}

  /** A watcher may say by what name he is known. */
  open(name = ''): this {
    const listener: Listener = {
      message: (message) => this.hear(message),
      presence: (present) => (this.present = present),
      link: (link, why) => {
        this.link = link
        this.shut = link === 'open' ? null : (why ?? this.shut)
      },
    }
    this.#line = new FeedLine(this.room, this.token, listener, name)
    return this
  }

  /** Watch by another name, or by none. */
  call(name: string): void {
    this.#line?.call(name)
  }

  /** Ends it, and forgets all that was seen. */
  close(): void {
    this.#line?.close()
    this.#gone.abort()
    clearTimeout(this.#timer)
    this.#coming = []
    this.position = null
    this.messages = []
    this.#ended = null
    this.events = []
    this.refusal = null
    this.queued = null
    this.settled = false
  }

  /** Whether the person of a seat is not connected. */
  away(seat: number): boolean {
    const found = this.present?.presence.find((one) => one.seat === seat)
    return found?.connected === false && !this.beside.includes(seat)
  }

  /** Whether the end of the match has come, shown or not. */
  get over(): boolean {
    const positions = [this.position, ...this.#coming.map(({ position }) => position)]
    return positions.some((position) => position?.phase === 'over')
  }

  /** Shows at once whatever has come. Bound to a tap on the table and to the space bar. */
  skip(): void {
    clearTimeout(this.#timer)
    while (this.#coming.length) this.#show(this.#coming.shift()!)
    this.#free = 0
    this.settled = this.position !== null
  }

  async act(move: string): Promise<boolean> {
    if (this.sending !== null) return false
    this.skip()
    this.queued = null
    this.sending = move
    this.sent++
    try {
      return await this.do({ do: 'act', move, seen: this.#seq })
    } finally {
      this.sending = null
    }
  }

  /** Asks the others for something. */
  ask(what: Asked, terms: Partial<Terms> = {}): Promise<boolean> {
    const all = { seat: null, rotate: false, settings: null, reason: '', ...terms }
    return this.do({ do: 'ask', what, terms: all })
  }

  /** Carries a command out; a refusal is shown until the next thing happens. */
  async do(wish: Command): Promise<boolean> {
    if (this.token === null) return false
    this.#overtake()
    try {
      const done = await command(this.room, this.token, wish, this.#gone.signal)
      this.#line?.expect(done.seq)
      return true
    } catch (error) {
      if (error instanceof Silence) return false
      if (!(error instanceof Refusal)) throw error
      this.#refused(error.problem, wish)
      return false
    }
  }

  #refused(problem: Problem, wish: Command): void {
    if (problem.message) this.#line?.expect(problem.message.seq)
    this.queued = null
    this.refusal = { ...problem, move: wish.do === 'act' ? wish.move : undefined }
  }

  /** Asks why a move would not do, and shows the answer like a refusal. */
  async whyNot(move: string): Promise<void> {
    if (this.token === null) return
    this.#overtake()
    const moment = this.#moment
    const found = await this.#reason(this.token, move)
    if (moment === this.#moment) this.refusal = found && { ...found, move }
  }

  async #reason(token: string, move: string): Promise<Problem | null> {
    try {
      const { refused } = await whyNot(this.room, token, move)
      return refused && { code: 'illegal', words: {}, message: null, ...refused }
    } catch (error) {
      if (error instanceof Refusal) return error.problem
      if (error instanceof Silence) return null
      throw error
    }
  }

  /** A refusal from before is pointless now, and so is one that is still to come. */
  #overtake(): void {
    this.refusal = null
    this.#moment += 1
  }

  /** The messages from the beginning on, for those who come later than the first. */
  async whole(): Promise<Message[]> {
    const found: Message[] = []
    for (;;) {
      const page = await feed(this.room, this.token, found.length)
      found.push(...page.messages)
      if (found.length >= page.seq) return found
    }
  }

  /** Takes the next message of the feed. */
  hear(message: Message): void {
    this.#coming.push(message)
    if (this.position === null) return this.#arrive(message)
    if (!this.late) heardAt(message.at)
    this.settled = false
    this.#count()
    if (document.hidden || this.#coming.length > MOST_COMING) this.skip()
    else this.#next()
  }

  /** What happened before one came is not played back; the newest message has the position. */
  #arrive(message: Message): void {
    if (!message.position) return
    this.skip()
    this.since = message.seq + 1
  }

  #next(): void {
    clearTimeout(this.#timer)
    const wait = this.#free - performance.now()
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait)
      return
    }
    const message = this.#coming.shift()
    if (!message) {
      this.settled = true
      return
    }
    this.#show(message)
    this.#free = performance.now() + this.pace(message)
    this.#next()
  }

  #show(message: Message): void {
    this.#seq = message.seq
    this.messages = [...this.messages.slice(1 - MOST_KEPT), bare(message)]
    this.events = message.events ?? []
    if (message.notice.kind === 'dealt') this.#ended = null
    if (message.notice.round) this.#round = message.notice.round
    this.#ended = message.ended ?? this.#ended
    const now = message.position && asBefore(message.position, this.position)
    this.position = this.#stands(now ?? this.position)
    this.#uncounted = message.score != null && !message.position
    this.#count()
    if (OVERTAKES.includes(message.notice.kind)) this.#overtake()
  }

  /** The points of a round count as soon as it is over, though the message after it says how all stands then. */
  #count(): void {
    const next = this.#coming.find(({ position, score }) => position || score)
    if (!this.#uncounted || !this.position || !next?.position || next.score) return
    this.#uncounted = false
    const { totals } = next.position
    this.position = this.#stands({ ...this.position, totals })
  }

  /** A round that is over lies as it ended, asked for nothing, until the next is dealt. */
  #stands(position: Position | null): Position | null {
    if (!this.#ended || !position) return position
    const { game } = position.settings
    const match = { game, round: this.#round, totals: position.totals, table: this.#ended }
    const nothing = { offer: null, may_take_back: false, may_ask_back: false, may_claim: false }
    return { ...position, match, ...nothing }
  }
}

/** A message as it is kept: positions are only for now. */
const bare = (message: Message): Message => ({ ...message, position: null, ended: null })

/** What somebody's words and the like have left as it was is the same as before, not only alike. */
function asBefore(now: Position, before: Position | null): Position {
  const same = <T>(one: T, other: T | undefined): T =>
    other !== undefined && JSON.stringify(one) === JSON.stringify(other) ? other : one
  return { ...now, match: same(now.match, before?.match), offer: same(now.offer, before?.offer) }
}
