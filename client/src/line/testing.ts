// For tests: a socket that does as it is told, and messages as a server would send them.
import type { Message, Notice, Position, SeatShown } from './wire'

export class FakeSocket {
  static all: FakeSocket[] = []
  static newest = (): FakeSocket => FakeSocket.all.at(-1)!

  sent: unknown[] = []
  closed = false
  onopen?: () => void
  onmessage?: (frame: { data: string }) => void
  onclose?: (end: { code: number }) => void

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame))
  }
  close(): void {
    this.closed = true
  }

  open(): void {
    this.onopen?.()
  }
  tell(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
  end(code: number): void {
    this.onclose?.({ code })
  }
}

const NOTICE: Notice = {
  kind: 'moved',
  seat: null,
  by: null,
  name: null,
  bot: null,
  kicked: null,
  keeps: null,
  seats: null,
  round: null,
  dealer: null,
  request: null,
  what: null,
  terms: null,
  hand: [],
  yes: null,
  granted: null,
  text: null,
  emote: null,
  room: null,
}

export const notice = (change: Partial<Notice> & { kind: string }): Notice => ({
  ...NOTICE,
  ...change,
})

export function message(seq: number, change: Partial<Message> = {}): Message {
  return { seq, at: seq * 1000, notice: NOTICE, score: null, position: null, ...change }
}

export const seat = (change: Partial<SeatShown> = {}): SeatShown => ({
  kind: 'human',
  name: '',
  bot: '',
  stand_in: '',
  gone: false,
  help_at: null,
  nudge_from: null,
  call_from: null,
  ...change,
})

export function position(change: Partial<Position> = {}): Position {
  return {
    phase: 'playing',
    you: 0,
    host: 0,
    settings: {
      game: 'four-gems',
      options: {},
      chairs: [],
      watchers: 'public',
      delay: 0,
      clock: { kind: 'none', seconds: 60 },
      talk: 'chat',
      stand_in: 'greedy',
      pace: 'normal',
      hints: 'on',
      tricks: 'last',
    },
    rule_code: 'FG1',
    seats: ['Ann', 'Ben', 'Cleo', 'Dito'].map((name) => seat({ name })),
    sides: [0, 1, 0, 1],
    requests: [],
    commitment: null,
    totals: [0, 0, 0, 0],
    match: null,
    offer: null,
    may_take_back: false,
    may_ask_back: false,
    may_claim: false,
    paused_until: null,
    winners: null,
    secret: null,
    rematch: null,
    rematch_without: [],
    ...change,
  }
}
