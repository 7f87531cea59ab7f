// Walking through a match that is over: who looks, where one is, and playing it by itself.
import { standStill } from '../../kit/fly'
import { ReplayTable } from '../../line/replay.svelte'
import { tell, type Frame, type Looker, type Source, type Told } from '../../line/replay'
import type { Message } from '../../line/wire'
import { say } from '../../words/words.svelte'

export const SPEEDS = [0.5, 1, 2, 4] as const
/** What a frame has at least, and what a complete trick has more, in milliseconds at speed 1. */
const LEAST = 900
const MORE = 800

/** Whether a trick, or what a game has in its place, is complete; not only the bids or the like. */
export const completes = ({ rest, trick }: Frame): boolean => !!rest && trick > 0

export class Walk {
  table = $state.raw<ReplayTable | null>(null)
  looker = $state<Looker>('watcher')
  playing = $state(false)
  speed = $state<number>(1)
  wrong = $state.raw<unknown>(null)

  #told = new Map<Looker, Told>()
  /** How often other eyes were wished for: only the last wish counts, in whatever order they come. */
  #wishes = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly source: Source,
    /** How long a message is to be seen. */
    private readonly pace: (message: Message) => number = () => 0,
  ) {}

  /** Looks at the match through other eyes, at the same moment. */
  async look(looker: Looker, at?: number): Promise<void> {
    this.pause()
    const wish = ++this.#wishes
    try {
      const told = await this.told(looker)
      if (wish !== this.#wishes) return
      standStill()
      this.looker = looker
      const here = at ?? this.table?.at ?? 0
      this.table = new ReplayTable(told, (seat) => say('replay-seat', { seat: seat + 1 }), here)
      this.wrong = null
    } catch (error) {
      if (wish === this.#wishes) this.wrong = error
    }
  }

  /** The match through other eyes, without showing it. */
  async told(looker: Looker): Promise<Told> {
    const told = this.#told.get(looker) ?? (await tell(this.source, looker))
    this.#told.set(looker, told)
    return told
  }

  go(at: number): void {
    if (!this.table) return
    if (at !== this.table.at + 1) standStill()
    this.table.show(at)
  }

  /** One frame on or back, by whoever walks. */
  step(forward: boolean): void {
    this.pause()
    this.go((this.table?.at ?? 0) + (forward ? 1 : -1))
  }

  /** To the next complete trick, or to the one before. */
  trick(forward: boolean): void {
    this.#find(forward, (frame) => completes(frame) || !!frame.over)
  }

  /** To the beginning of the next round, or of this one, or of the one before. */
  round(forward: boolean): void {
    const starts = new Set(this.table?.told.rounds.map(({ first }) => first))
    this.#find(forward, ({ n }) => starts.has(n))
  }

  edge(last: boolean): void {
    this.pause()
    this.go(last ? (this.table?.last ?? 0) : 0)
  }

  toggle(): void {
    if (this.playing) return this.pause()
    if (!this.table) return
    if (this.table.at === this.table.last) this.go(0)
    this.playing = true
    this.#wait()
  }

  pause(): void {
    clearTimeout(this.#timer)
    this.playing = false
  }

  close(): void {
    this.pause()
    this.table?.close()
  }

  #find(forward: boolean, is: (frame: Frame) => boolean): void {
    this.pause()
    if (this.table) this.go(this.table.find(forward, is))
  }

  #wait(): void {
    const { table } = this
    if (!table || table.at >= table.last) return this.pause()
    const message = table.messages.at(-1)!
    const more = table.frame.rest || table.frame.over ? MORE : 0
    const wait = Math.max(LEAST, this.pace(message)) + more
    this.#timer = setTimeout(() => this.#play(), wait / this.speed)
  }

  #play(): void {
    this.go(this.table!.at + 1)
    this.#wait()
  }
}
