import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { tick } from 'svelte'
import type { GameName } from '../games/game'
import type { Message, Position, Score } from '../line/wire'
import { bySides, linesOf, rows, signed } from './scores'
import sheets from './sheets.json'

vi.hoisted(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  })),
)
vi.setConfig({ testTimeout: 60_000 })
const { LiveTable } = await import('../line/table.svelte')
const { Silence } = await import('../line/api')
const { gameFace } = await import('../games/game')
const { MATCHES } = await import('../games/matches')
const { Teller } = await import('../words/teller')
const { words } = await import('../words/words.svelte')
const { default: ScoreSheet } = await import('./ScoreSheet.svelte')

const GAMES = Object.keys(sheets) as GameName[]
const NAMES = ['Ann', 'Ada', 'Bela', 'Cleo']
const sheetOf = (game: GameName) =>
  sheets[game] as unknown as {
    options: Record<string, unknown>
    sides: number[]
    scores: Score[]
    totals: number[]
    winners: number[] | null
  }

beforeAll(async () => {
  await words.speak('en')
  await Promise.all(GAMES.map((name) => gameFace(name)))
}, 60_000)
afterEach(cleanup)

function position(game: GameName, change: Partial<Position> = {}): Position {
  const { options, sides, totals, winners } = sheetOf(game)
  const seats = sides.map((_, at) => ({ name: NAMES[at], bot: '' }))
  const match = { game, round: 1, totals, table: { options, waiting: [], seat: 0 } }
  const shown = { phase: 'playing', you: 0, settings: { game, options }, seats, sides, totals }
  return { ...shown, winners, match, ...change } as unknown as Position
}

const messagesOf = (scores: readonly Score[]): Message[] =>
  scores.map((score, i) => ({ seq: i + 1, at: 0, notice: { kind: 'moved' }, score }) as Message)

async function shown(game: GameName, change: Partial<Position> = {}) {
  const table = new LiveTable('room', null)
  const messages = messagesOf(sheetOf(game).scores)
  messages.at(-1)!.position = position(game, change)
  for (const message of messages) table.hear(message)
  const { sides, you } = table.position!
  const teller = new Teller(await gameFace(game), table.names, sides, you)
  const onrule = vi.fn()
  render(ScoreSheet, { props: { table, teller, onrule } })
  return onrule
}

/** The seats of each side, by the first of them. */
const sidesOf = (game: GameName) => {
  const { sides } = sheetOf(game)
  return [...new Set(sides)].map((side) => ({
    seats: sides.flatMap((one, seat) => (one === side ? [seat] : [])),
  }))
}

test.each(GAMES)('%s: the lines of a side add up, and the totals follow', (game) => {
  const { scores, totals } = sheetOf(game)
  const sides = sidesOf(game)
  const sheet = rows(messagesOf(scores), sides, MATCHES[game].floor !== undefined)
  for (const row of sheet)
    sides.forEach(({ seats }, i) => {
      const lines = linesOf(row.score, seats)
      expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(row.points[i])
    })
  expect(sheet.at(-1)!.after).toEqual(sides.map(({ seats }) => totals[seats[0]!]))
})

test('a total does not fall below 0 where the rules say so', () => {
  const score = (points: number): Score => ({ points: [points], lines: [], kept: {} })
  const messages = messagesOf([score(1), score(-2), score(3)])
  const totals = (floor: boolean) => rows(messages, [{ seats: [0] }], floor).map((row) => row.after)
  expect(totals(true)).toEqual([[1], [0], [3]])
  expect(totals(false)).toEqual([[1], [-1], [2]])
  expect([signed(3), signed(0), signed(-2)]).toEqual(['+3', '+0', '−2'])
})

test('what was counted is added up for a team', () => {
  expect(bySides([1, 2, 3, 4], [{ seats: [0, 2] }, { seats: [1, 3] }])).toEqual([4, 6])
  expect(bySides([], [{ seats: [0] }])).toEqual([0])
})

test('what happened in a round is counted without what was taken back', async () => {
  const placed = (influence: string, seat = 0) => ({
    event: 'placed',
    seat,
    middle: 'R1',
    influence,
  })
  const moved = (...events: unknown[]) => ({ notice: { kind: 'moved' }, events })
  const { scores } = sheetOf('seasons-duel')
  const messages = [
    moved(placed('G2')),
    moved(placed('Y3')),
    { notice: { kind: 'took-back' } },
    moved(placed('G1'), placed('B3', 1)),
    { ...moved(), score: scores[0] },
    { ...moved(placed('R2')), score: scores[0] },
  ] as unknown as Message[]
  const sheet = rows(messages, sidesOf('seasons-duel'), false)
  const { counted } = await gameFace('seasons-duel')
  const sums = sheet.map((row) => counted!(row.events).map(({ values }) => values))
  const none = [0, 0]
  expect(sums).toEqual([
    [[0, 3], [3, 0], none, none],
    [none, none, none, [2, 0]],
  ])
})

test.each(GAMES)('%s: each number of the sheet says how it was computed', async (game) => {
  const onrule = await shown(game)
  const { scores } = sheetOf(game)
  const sides = sidesOf(game)
  const numbers = screen.getAllByRole('button', { name: /^How was it computed\?/ })
  expect(numbers).toHaveLength(scores.length * sides.length)
  for (const number of numbers.slice(0, sides.length))
    if (number.getAttribute('aria-expanded') === 'false') await fireEvent.click(number)
  const opened = document.getElementById(numbers[0]!.getAttribute('aria-controls')!)!
  for (const line of scores[0]!.lines) {
    within(opened).getAllByText(signed(line.points))
    within(opened).getAllByRole('button', { name: `Rule ${line.rule}` })
  }
  expect(opened.textContent).not.toMatch(/score-|\{/)
  await fireEvent.click(within(opened).getAllByRole('button', { name: /^Rule/ })[0]!)
  expect(onrule).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\d+\.\d+$/))
  await fireEvent.click(numbers[0]!)
  expect(numbers[0]!.getAttribute('aria-expanded')).toBe('false')
})

test('the last round is open by itself, the others are not', async () => {
  await shown('four-gems')
  const numbers = screen.getAllByRole('button', { name: /^How was it computed\?/ })
  const open = numbers.map((number) => number.getAttribute('aria-expanded'))
  expect(open.slice(-2)).toEqual(['true', 'true'])
  expect(new Set(open.slice(0, -2))).toEqual(new Set(['false']))
})

test('a team game is told as us and them, to watchers by names', async () => {
  await shown('four-gems')
  screen.getByRole('columnheader', { name: /^Us/ })
  screen.getByRole('columnheader', { name: /^Them/ })
  cleanup()
  await shown('four-gems', { you: null })
  screen.getByRole('columnheader', { name: 'Ann + Bela' })
})

test('how far the match is, and who has won it', async () => {
  await shown('four-gems', { winners: null, totals: [400, 1100, 400, 1100] })
  screen.getByText(/played to 1,000 points/)
  screen.getByText('600 to go')
  screen.getByText('reached')
  cleanup()
  await shown('four-gems', { winners: [1, 3] })
  screen.getByText(/^Ada and Cleo win the match/)
  expect(screen.queryByText(/to go/)).toBeNull()
  cleanup()
  await shown('seasons-duel', { winners: [] })
  screen.getByText(/draw/)
})

test('equal points say what decided', async () => {
  await shown('vier-felder', { winners: [1], totals: sheetOf('vier-felder').sides.map(() => 17) })
  screen.getByText(/the coins of the last round have decided|its aces have decided/)
  screen.getByRole('button', { name: 'Rule 12.5' })
})

test('of equal points the coins decide, then the aces, and only among those who are level', () => {
  const { decided } = MATCHES['vier-felder']
  const kept = (coins: number[], aces: number[]) => ({ coins, aces })
  expect(decided!(kept([1, 2, 3], [4, 0, 0]), [0, 1])).toBe('coins')
  expect(decided!(kept([2, 2, 3], [0, 1, 3]), [0, 1])).toBe('aces')
  expect(decided!(kept([2, 2, 2], [1, 0, 1]), [0, 1, 2])).toBe('shared')
  expect(decided!({}, [0, 1])).toBe('')
})

test('who resigned has lost by that, whatever the points are', async () => {
  const { scores, sides } = sheetOf('seasons-duel')
  const table = new LiveTable('room', null)
  const over = position('seasons-duel', { winners: [1], totals: sides.map(() => 0) })
  for (const message of messagesOf(scores)) table.hear({ ...message, position: over })
  const notice = { kind: 'resigned', seat: 0 }
  table.hear({ seq: scores.length + 1, at: 0, notice, position: over } as Message)
  const teller = new Teller(await gameFace('seasons-duel'), table.names, sides, 0)
  render(ScoreSheet, { props: { table, teller, onrule: () => {} } })
  screen.getByText('Ann has given up the match.')
  expect(screen.queryByText(/the figures decide/)).toBeNull()
})

test('before the first score there is none, and it is said', async () => {
  const table = new LiveTable('room', null)
  table.hear({
    seq: 1,
    at: 0,
    notice: { kind: 'dealt' },
    position: position('four-gems'),
  } as Message)
  const teller = new Teller(await gameFace('four-gems'), table.names, table.position!.sides, 0)
  render(ScoreSheet, { props: { table, teller, onrule: () => {} } })
  expect(screen.queryByRole('table')).toBeNull()
})

test('what was said before the page kept it is asked for again', async () => {
  const { scores } = sheetOf('four-gems')
  const all = messagesOf(scores)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ messages: all, seq: all.length })))
  const table = new LiveTable('room', null)
  table.hear({ ...all.at(-1)!, position: position('four-gems') })
  const teller = new Teller(await gameFace('four-gems'), table.names, table.position!.sides, 0)
  render(ScoreSheet, { props: { table, teller, onrule: () => {} } })
  await vi.waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^How was it/ })).toHaveLength(scores.length * 2),
  )
})

test('without its beginning nothing is counted: first it is fetched, and if it does not come that is said', async () => {
  const game = 'four-gems'
  const all = messagesOf(sheetOf(game).scores)
  const teller = new Teller(await gameFace(game), NAMES, sheetOf(game).sides, 0)
  const open = async (whole: Promise<Message[]>) => {
    const table = new LiveTable('room', null)
    const last = { ...all.at(-1)!, position: position(game) }
    table.hear(last)
    table.whole = () => whole
    cleanup()
    render(ScoreSheet, { props: { table, teller, onrule: vi.fn() } })
    await whole.catch(() => {})
    await tick()
  }
  await open(new Promise((done) => setTimeout(() => done(all), 20)))
  expect(screen.getAllByRole('rowheader', { name: /Round/ })).toHaveLength(all.length)
  await open(Promise.reject(new Silence('the line is gone')))
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(words.say('table-no-answer'))
})
