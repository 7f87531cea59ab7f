// One listener at one table: what he has been told, how things stand, and what he may do.
import { command, feed, Refusal } from './api'
import { FeedLine, type Link } from './feed'
import type { AnyView, Command, Message, Position, Present, Problem, TableEvent } from './wire'

/** How long a message is to be seen before the next one, in milliseconds. */
export type Pace = (message: Message) => number

export class LiveTable {
  /** How everything stands, as it is shown now. */
  position = $state.raw<Position | null>(null)
  /** All messages that have been shown, the oldest first. */
  messages = $state.raw<Message[]>([])
  /** What happened with the message that is shown now; for motion only. */
  events = $state.raw<TableEvent[]>([])
  present = $state.raw<Present | null>(null)
  link = $state<Link>('connecting')
  /** Why the table is shut for this listener: a close code of the protocol. */
  shut = $state<number | null>(null)
  /** The last refusal, until something else happens. */
  refusal = $state.raw<(Problem & { move?: string }) | null>(null)
  /** The move that is on its way. */
  sending = $state<string | null>(null)
  /** A move for later, and what it was meant for. */
  queued = $state<{ move: string; basis: string } | null>(null)

  /** What the table looks like to this listener, of the game that is played. */
  readonly view = $derived(this.position?.match?.table as AnyView | undefined)
  readonly you = $derived(this.position?.you ?? null)
  readonly myTurn = $derived(this.position?.offer != null)
  readonly moves = $derived((this.position?.offer?.moves ?? []) as string[])
  readonly names = $derived(this.position?.seats.map((seat) => seat.name || seat.bot) ?? [])

  #line: FeedLine | null = null
  #coming: Message[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #free = 0

  constructor(
    readonly room: string,
    readonly token: string | null,
    private readonly pace: Pace = () => 0,
  ) {}

  open(): this {
    this.#line = new FeedLine(this.room, this.token, {
      message: (message) => this.#hear(message),
      presence: (present) => (this.present = present),
      link: (link, why) => {
        this.link = link
        if (link === 'shut') this.shut = why ?? 0
      },
    })
    return this
  }

  /** Ends it, and forgets all that was seen. */
  close(): void {
    this.#line?.close()
    clearTimeout(this.#timer)
    this.#coming = []
    this.position = null
    this.messages = []
    this.events = []
    this.queued = null
  }

  /** Messages that are waiting to be shown; `skip` shows them all. */
  get waiting(): number {
    return this.#coming.length
  }

  /** Shows at once whatever has come. Bound to a tap on the table and to the space bar. */
  skip(): void {
    while (this.#coming.length) this.#show(this.#coming.shift()!)
    this.#free = 0
  }

  async act(move: string): Promise<boolean> {
    if (this.sending !== null) return false
    this.skip()
    this.queued = null
    this.sending = move
    try {
      return await this.do({ do: 'act', move, seen: this.messages.at(-1)?.seq ?? 0 })
    } finally {
      this.sending = null
    }
  }

  /** Carries a command out; a refusal is shown until the next thing happens. */
  async do(wish: Command): Promise<boolean> {
    if (this.token === null) return false
    this.refusal = null
    try {
      await command(this.room, this.token, wish)
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.problem.code === 'stale') this.queued = null
      this.refusal = { ...error.problem, move: wish.do === 'act' ? wish.move : undefined }
      return false
    }
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

  #hear(message: Message): void {
    this.#coming.push(message)
    const history = message.position === undefined || message.position === null
    if (history || this.position === null || document.hidden) return this.#flushHistory(message)
    this.#next()
  }

  /** What happened before one came, or is already over, is not played back. */
  #flushHistory(message: Message): void {
    if (message.position) this.skip()
  }

  #next(): void {
    clearTimeout(this.#timer)
    if (!this.#coming.length) return
    const wait = this.#free - performance.now()
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait)
      return
    }
    const message = this.#coming.shift()!
    this.#show(message)
    this.#free = performance.now() + this.pace(message)
    this.#next()
  }

  #show(message: Message): void {
    this.messages = [...this.messages, message]
    this.events = message.events ?? []
    if (message.position) this.position = message.position
    this.refusal = null
  }
}
