import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { gems, played, TRICK, took } from '../testing/tables'
import { ending } from '../words/ending'
import { words } from '../words/words.svelte'
import { tell, whole, type Told } from './replay'
import { ReplayTable } from './replay.svelte'
import type { AnyView } from './wire'

/** Two rounds of one trick each, as the server sends them. */
function sent(from = 0) {
  const frames = [0, 1].flatMap((round) => {
    const first = round * 5
    const dealt = {
      n: first,
      line: first + 2,
      round: round + 1,
      trick: 0,
      view: gems({ dealer: round }),
    }
    const moves = TRICK.map((card, i) => {
      const last = i === 3
      const events = last ? [played(i, card), took(2)] : [played(i, card, i === 0)]
      const trick = last ? [] : TRICK.slice(0, i + 1)
      const changed = { trick, ...(last ? { tricks: [1, 0], phase: 'over' } : {}) }
      return {
        n: first + 1 + i,
        line: 0,
        round: round + 1,
        trick: 1,
        seat: i,
        events,
        changed,
        rest: last,
        over: last,
      }
    })
    return [dealt, ...moves]
  })
  if (from > 0) {
    const before = whole(frames as never)[from]!
    return [{ ...frames[from]!, view: before.view, changed: undefined }, ...frames.slice(from + 1)]
  }
  return frames
}
const rounds = [0, 1].map((round) => ({
  round: round + 1,
  first: round * 5,
  dealer: round,
  points: [10, 0, 10, 0],
  totals: [10 * (round + 1), 0, 10 * (round + 1), 0],
  score: null,
}))
const answer = (looker: number | string, frames: unknown) => ({
  game: 'four-gems',
  rules_version: 1,
  known_rules: true,
  seats: 4,
  options: {},
  sides: [0, 1, 0, 1],
  players: ['Ann', 'Ben'],
  commitment: null,
  looker,
  rounds,
  total: 10,
  frames,
  end: 'won',
  winners: [0, 2],
  checks: [],
})
const told = (looker: number | string = 'watcher'): Told =>
  ({ ...answer(looker, []), frames: whole(sent() as never) }) as unknown as Told
const tableOf = (looker: number | string = 'watcher', at = 0) =>
  new ReplayTable(told(looker), (seat) => `Seat ${seat + 1}`, at)
const state = (table: ReplayTable) =>
  JSON.stringify([table.position, table.messages, table.events, table.since])

beforeAll(() => words.speak('en'))
beforeEach(() => void vi.stubGlobal('fetch', vi.fn()))
afterEach(() => vi.unstubAllGlobals())

test('a frame looks the same from wherever one comes', () => {
  const table = tableOf()
  const forward = told().frames.map((_, at) => {
    table.show(at)
    return state(table)
  })
  for (const at of [9, 0, 4, 5, 4, 3, 8, 2, 9, 1, 7, 6, 0, 9]) {
    table.show(at)
    expect(state(table)).toBe(forward[at])
  }
  for (let at = 9; at >= 0; at--) {
    table.show(at)
    expect(state(table)).toBe(forward[at])
  }
  expect(new Set(forward).size).toBe(10)
})

test('a link leads to its frame, and none leads out of the match', () => {
  expect(state(tableOf('watcher', 6))).toBe(
    state(
      (() => {
        const table = tableOf()
        table.show(6)
        return table
      })(),
    ),
  )
  expect(tableOf('watcher', 99).at).toBe(9)
  const table = tableOf()
  table.show(-3)
  expect(table.at).toBe(0)
})

test('totals and scores are those of the rounds so far; the winners are known at the end', () => {
  const table = tableOf()
  const totals = () => table.position!.totals[0]
  const scored = () => table.messages.filter(({ score }) => score).length
  for (const [at, total, rounds] of [
    [3, 0, 0],
    [4, 10, 1],
    [5, 10, 1],
    [8, 10, 1],
    [9, 20, 2],
  ] as const) {
    table.show(at)
    expect([totals(), scored()]).toEqual([total, rounds])
    expect(table.position!.winners).toEqual(at === 9 ? [0, 2] : null)
    expect(table.position!.phase).toBe(at === 9 ? 'over' : 'playing')
  }
})

test('who has given the match up is told with its last frame, and who has won by it', () => {
  const given = { ...told(), end: 'stopped', gave_up: 1, winners: [0, 2] }
  const table = new ReplayTable(given, (seat) => `Seat ${seat + 1}`, 8)
  expect([table.gaveUp, table.position!.winners, ending(table)]).toEqual([null, null, []])
  table.show(9)
  expect([table.gaveUp, table.position!.winners]).toEqual([1, [0, 2]])
  expect(table.messages.slice(9).map(({ notice }) => notice.kind)).toEqual(['moved', 'resigned'])
  expect(ending(table)).toEqual(['Ann and Seat 3 win the match.'])
})

test('what the record does not have is not made up', () => {
  const ends = (change: Partial<Told>) =>
    ending(new ReplayTable({ ...told(), gave_up: null, ...change }, String, 9))
  expect(ends({ end: 'stopped', winners: [] })).toEqual(['The match was left before its end.'])
  expect(ends({ end: 'cut', winners: [] })).toEqual(['The record ends here.'])
  expect(ends({ winners: [] })).toEqual(['The match is a draw: nobody wins.'])
  expect(ends({ end: 'stopped', winners: [], gave_up: 1 })).toEqual([])
})

test('nothing is asked of anybody, and nothing is ever sent', async () => {
  const table = tableOf(2)
  expect([table.you, table.myTurn, table.moves]).toEqual([2, false, []])
  expect(await table.act('R20')).toBe(false)
  await table.whyNot('R20')
  expect(fetch).not.toHaveBeenCalled()
  expect(tableOf('open').you).toBeNull()
})

test('who has no name in the record is called by the seat', () => {
  expect(tableOf().names).toEqual(['Ann', 'Ben', 'Seat 3', 'Seat 4'])
})

test('by tricks and rounds one comes to their edges', () => {
  const table = tableOf()
  const rest = (forward: boolean) => table.find(forward, (frame) => !!frame.rest)
  expect(rest(true)).toBe(4)
  table.show(4)
  expect(rest(true)).toBe(9)
  table.show(9)
  expect(rest(true)).toBe(9)
  expect(rest(false)).toBe(4)
  table.show(4)
  expect(rest(false)).toBe(0)
})

test('a long match comes page by page, each with its first view whole', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const from = Number(new URL(path, 'http://h').searchParams.get('from'))
    return new Response(JSON.stringify(answer('open', sent(from).slice(0, 4))))
  })
  const found = await tell({ room: 'abc' }, 'open')
  expect(asked).toEqual([0, 4, 8].map((from) => `/api/rooms/abc/replay?as=open&from=${from}`))
  expect(found.frames.map(({ n }) => n)).toEqual([...Array(10).keys()])
  const views = (frames: readonly { view: AnyView }[]) => frames.map(({ view }) => view)
  expect(views(found.frames)).toEqual(views(told('open').frames))
})
