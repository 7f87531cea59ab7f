// What a seat was sent, held against the record as it is told again: did it ever name a card of another hand?
import type { Frame, Told } from './replay'
import type { AnyView, Message } from './wire'

export interface Doubt {
  line: number
  problem: 'not-sent' | 'gap' | 'other-view' | 'hidden-card'
  card?: string
}
export interface Audited {
  messages: number
  /** How many of them showed the table. */
  views: number
  /** Whether cards could be told apart: where two have the same name, only views were compared. */
  cards: boolean
  doubt: Doubt | null
}

/** Fields of a view that need rules; told again they are empty, or come from the next move. */
const INFERRED = ['waiting', 'ruled_out', 'void']
/** All that could be a card; names and talk of people are left out before. */
const CARD = /\b(?:BF|[BGYR]\d+|(?:\d+|[AJQK])[HDSC])\b/g

/** Looks through the lines that the server has sent a seat; `seat` and `open` are all frames of the match. */
export function auditSent(text: string, seat: Told, open: Told): Audited {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const looker = new Looker(seat, open)
  const head = lines.shift()
  const told = { messages: lines.length, cards: looker.eachOnce }
  if (head?.['sent'] !== 1 || head['seat'] !== seat.looker)
    return { ...told, views: 0, doubt: { line: 1, problem: 'not-sent' } }
  const messages = lines as unknown as Message[]
  for (const [i, message] of messages.entries()) {
    const found = message.seq === i + 1 ? looker.look(message, takenBack(messages, i)) : GAP
    if (found) return { ...told, views: looker.views, doubt: { line: i + 2, ...found } }
  }
  return { ...told, views: looker.views, doubt: null }
}

type Fault = Omit<Doubt, 'line'>
const GAP: Fault = { problem: 'gap' }

/** Whether how it stood then is not in the record: it was taken back, alone or with moves that came after it. */
function takenBack(messages: readonly Message[], at: number): boolean {
  let moves = 0
  for (const { notice } of messages.slice(at + 1)) {
    if (notice.kind === 'dealt') return false
    if (notice.kind === 'took-back' && !moves--) return true
    if (notice.kind === 'moved') moves += 1
  }
  return false
}

class Looker {
  views = 0
  readonly eachOnce: boolean
  #at = 0
  /** What was named since the last moment that the record has: all of it is taken back. */
  #gone = new Set<string>()

  constructor(
    private readonly seat: Told,
    private readonly open: Told,
  ) {
    this.eachOnce = open.frames.every(({ open: hands = [] }) => {
      const cards = hands.flatMap(({ hand }) => hand)
      return new Set(cards).size === cards.length
    })
  }

  look(message: Message, gone: boolean): Fault | null {
    const view = (message.position?.match?.table ?? message.ended) as AnyView | undefined
    if (!view) return null
    if (!gone) {
      const at = this.#find(view)
      if (at < 0) return { problem: 'other-view' }
      this.#at = at
      this.views += 1
    }
    const named = cardsIn(withoutPeoplesWords(message))
    const fresh = named.filter((card) => !this.#gone.has(card))
    this.#gone = new Set(gone ? [...this.#gone, ...named] : [])
    return this.#hidden(fresh, gone && message.notice.kind === 'moved' ? message.notice.seat : null)
  }

  /** The moment that was shown; secret moves of others may lie between. */
  #find(view: AnyView): number {
    return this.seat.frames.findIndex((frame) => frame.n >= this.#at && alike(view, frame.view))
  }

  /** A card that lies in a hand where this seat does not know it to be. */
  #hidden(named: string[], shower: number | null): Fault | null {
    if (!this.eachOnce) return null
    const known = new Set(cardsIn(this.seat.frames[this.#at]!.view))
    const hands = this.open.frames[this.#at]!.open ?? []
    const others = hands.filter((_, at) => at !== this.seat.looker && at !== shower)
    const hidden = new Set(others.flatMap(({ hand }) => hand).filter((card) => !known.has(card)))
    const card = named.find((one) => hidden.has(one))
    return card === undefined ? null : { problem: 'hidden-card', card }
  }
}

/** Whether a view that was sent is the one of this moment; fields that are not told again are not compared. */
export function alike(sent: AnyView, told: Frame['view']): boolean {
  const [one, other] = [sent, told] as unknown as Record<string, unknown>[]
  return Object.keys(one!).every(
    (name) =>
      INFERRED.includes(name) ||
      (name === 'bonus_player' && other![name] === null) ||
      JSON.stringify(one![name]) === JSON.stringify(other![name]),
  )
}

/** What a seat could conclude by the rules names cards without telling where they are. */
const told = (name: string, value: unknown) => (INFERRED.includes(name) ? undefined : value)
const cardsIn = (value: unknown): string[] => JSON.stringify(value, told).match(CARD) ?? []

function withoutPeoplesWords({ notice, position, ...rest }: Message): unknown {
  const seats = position?.seats.map((seat) => ({ ...seat, name: '' }))
  return { ...rest, notice: { ...notice, name: '', text: '' }, position: { ...position, seats } }
}
