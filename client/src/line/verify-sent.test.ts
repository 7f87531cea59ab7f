import { beforeEach, expect, test } from 'vitest'
import { gems } from '../testing/tables'
import type { Frame, Told } from './replay'
import { frameOf, notedAt, noteDown, strikeOut } from './replay-report'
import { message, notice, position } from './testing'
import { auditSent } from './verify-sent'
import type { FourGemsView, Message } from './wire'

const HANDS = [
  ['R20', 'R14'],
  ['G20', 'G14'],
  ['B20', 'B14'],
  ['Y20', 'Y14'],
]
const VIEWS = [
  gems({ hand: HANDS[0]!, phase: 'play', waiting: [1] }),
  gems({ hand: HANDS[0]!, trick: ['G20'], leader: 1, waiting: [2] }),
  gems({ hand: HANDS[0]!, trick: ['G20', 'B14'], leader: 1, waiting: [3] }),
]
const frame = (n: number, view: FourGemsView, more: Partial<Frame> = {}): Frame => ({
  n,
  line: n + 2,
  round: 1,
  trick: 1,
  view,
  ...more,
})
const toldTo = (looker: number | string, frames: Frame[]): Told =>
  ({ looker, frames }) as unknown as Told
const seat = toldTo(
  0,
  VIEWS.map((view, n) => frame(n, view)),
)
const without = (...played: string[]) =>
  HANDS.map((hand) => ({ hand: hand.filter((card) => !played.includes(card)) }))
const open = toldTo(
  'open',
  [without(), without('G20'), without('G20', 'B14')].map((hands, n) =>
    frame(n, VIEWS[n]!, { open: hands as Frame['open'] }),
  ),
)

/** What the server has sent for each of these views; `ruled_out` is for those who know the rules. */
const messages = (): Message[] =>
  VIEWS.map((view, i) => {
    const table = { ...view, ruled_out: [[], ['R20'], ['B20'], []] }
    const match = { game: 'four-gems', round: 1, totals: [0, 0, 0, 0], table }
    const kind = i ? 'moved' : 'dealt'
    return message(i + 1, { notice: notice({ kind }), position: position({ match }) })
  })
const text = (sent: Message[], head: object = { sent: 1, room: 'abc', seat: 0 }): string =>
  [head, ...sent].map((line) => JSON.stringify(line)).join('\n') + '\n'
const doubt = (sent: Message[]) => auditSent(text(sent), seat, open).doubt

test('what a seat could know is no reason to doubt', () => {
  expect(auditSent(text(messages()), seat, open)).toEqual({
    messages: 3,
    views: 3,
    cards: true,
    doubt: null,
  })
})

test('people may be called and may say what they like', () => {
  const sent = messages()
  sent[0]!.position!.seats[1]!.name = 'B20'
  sent.push(message(4, { notice: notice({ kind: 'said', seat: 1, text: 'Y20!' }) }))
  expect(doubt(sent)).toBeNull()
})

test('a card of another hand is found wherever it stands', () => {
  const inEvents = messages()
  inEvents[1]!.events = [{ event: 'played', seat: 1, card: 'G14', led: true }]
  expect(doubt(inEvents)).toEqual({ line: 3, problem: 'hidden-card', card: 'G14' })
  const inOffer = messages()
  inOffer[2]!.position!.offer = { moves: ['Y20!'], complete: true } as never
  expect(doubt(inOffer)).toEqual({ line: 4, problem: 'hidden-card', card: 'Y20' })
})

test('a table that never looked so is found', () => {
  const sent = messages()
  ;(sent[1]!.position!.match!.table as FourGemsView).hand = ['R20', 'B20']
  expect(doubt(sent)).toEqual({ line: 3, problem: 'other-view' })
})

test('time does not run back', () => {
  const sent = messages()
  const swapped = [sent[1]!, sent[0]!, sent[2]!].map((one, i) => ({ ...one, seq: i + 1 }))
  expect(doubt(swapped)).toEqual({ line: 3, problem: 'other-view' })
})

test('a message that is missing is found, and the messages of another seat', () => {
  expect(doubt(messages().filter(({ seq }) => seq !== 2))).toEqual({ line: 3, problem: 'gap' })
  const other = text(messages(), { sent: 1, room: 'abc', seat: 2 })
  expect(auditSent(other, seat, open).doubt).toEqual({ line: 1, problem: 'not-sent' })
})

test('what was taken back is not in the record, and may show what its owner had played', () => {
  const sent = messages()
  const gone = structuredClone(sent[1]!)
  gone.notice.seat = 1
  ;(gone.position!.match!.table as FourGemsView).trick = ['G14']
  const back = message(0, { notice: notice({ kind: 'took-back', seat: 1 }), position: null })
  const all = [sent[0]!, gone, back, ...sent.slice(1)].map((one, i) => ({ ...one, seq: i + 1 }))
  expect(doubt(all)).toBeNull()
})

/** Two moves, talk, and both moves taken back; the second names this card. */
function takenBackTogether(card: string): Message[] {
  const sent = messages()
  const moves = [['G14'], ['G14', card]].map((trick, i) => {
    const moved = structuredClone(sent[1]!)
    moved.notice.seat = i + 1
    ;(moved.position!.match!.table as FourGemsView).trick = trick
    return moved
  })
  const talk = structuredClone({ ...moves[1]!, notice: notice({ kind: 'emoted', seat: 3 }) })
  const back = (at: number) => ({ ...moves[0]!, notice: notice({ kind: 'took-back', seat: at }) })
  const last = message(0, { notice: notice({ kind: 'took-back', seat: 1 }), position: null })
  const all = [sent[0]!, ...moves, talk, back(2), last, ...sent.slice(1)]
  return all.map((one, i) => ({ ...one, seq: i + 1 }))
}

test('so may several moves that were taken back together, each of its own owner alone', () => {
  expect(doubt(takenBackTogether('B20'))).toBeNull()
  expect(doubt(takenBackTogether('Y20'))).toEqual({ line: 4, problem: 'hidden-card', card: 'Y20' })
})

beforeEach(() => localStorage.clear())

test('what is noted at a table finds its frame when the match is over', () => {
  const noted = { room: 'abc', seat: 0, round: 1, words: 'no', shown: VIEWS[1]!, at: 5 }
  noteDown(noted)
  noteDown({ ...noted, room: 'other' })
  expect(notedAt('abc')).toEqual([noted])
  expect(frameOf(noted, seat)).toBe(1)
  expect(frameOf({ ...noted, shown: gems({ trick: ['Y1'] }) }, seat)).toBe(2)
  strikeOut(noted)
  expect(notedAt('abc')).toEqual([])
  expect(notedAt('other')).toHaveLength(1)
})

test('of many notes the newest are kept', () => {
  for (let at = 1; at <= 25; at++)
    noteDown({ room: `room${at}`, seat: 0, round: 1, words: 'no', shown: null, at })
  expect(notedAt('room25')).toHaveLength(1)
  expect(notedAt('room6')).toHaveLength(1)
  expect(notedAt('room5')).toEqual([])
})
