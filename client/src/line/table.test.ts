import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from './table.svelte'
import { message, notice, position } from './testing'
import type { AnyView, Message } from './wire'

const view = (phase: string) => ({ phase, waiting: [], seat: 0 }) as unknown as AnyView
const match = (phase: string, round = 1) => ({
  game: 'four-gems',
  round,
  totals: [0, 0, 0, 0],
  table: view(phase),
})
const phase = (table: LiveTable) => (table.view as unknown as { phase: string })?.phase

let table: LiveTable
const rest = (found: Message) => (found.score || found.ended ? 2000 : 1000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  table = new LiveTable('abc', 'secret', rest)
})
afterEach(() => {
  table.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const tell = (...seqs: number[]) => {
  for (const seq of seqs)
    table.hear(message(seq, { position: position({ match: match(`m${seq}`) }) }))
}

test('what was before one came is shown at once, and is no news', () => {
  table.hear(message(1))
  table.hear(message(2))
  expect(table.position).toBeNull()
  tell(3)
  expect(phase(table)).toBe('m3')
  expect(table.messages.map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect(table.since).toBe(4)
  expect(table.settled).toBe(true)
})

test('news are shown one after the other, each for its time', () => {
  tell(1, 2, 3)
  expect(phase(table)).toBe('m2')
  vi.advanceTimersByTime(999)
  expect(phase(table)).toBe('m2')
  vi.advanceTimersByTime(2)
  expect(phase(table)).toBe('m3')
  expect(table.settled).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(table.settled).toBe(true)
})

test('a skip shows all that has come', () => {
  tell(1, 2, 3, 4)
  expect(table.messages).toHaveLength(2)
  table.skip()
  expect(phase(table)).toBe('m4')
  expect(table.messages).toHaveLength(4)
  expect(table.messages).toHaveLength(4)
})

test('many at once, after an absence, are not played back one by one', () => {
  tell(1)
  tell(...Array.from({ length: 20 }, (_, i) => i + 2))
  vi.advanceTimersByTime(9000)
  expect(phase(table)).toBe('m21')
  expect(table.messages).toHaveLength(21)
})

test('with the page hidden everything is shown at once', () => {
  tell(1)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  tell(2, 3)
  expect(phase(table)).toBe('m3')
})

test('a round that is over lies as it ended, asked for nothing, until the next is dealt', () => {
  tell(1)
  table.hear(message(2, { notice: notice({ kind: 'dealt', round: 3 }) }))
  vi.advanceTimersByTime(1000)
  table.hear(message(3, { ended: view('ended') as Message['ended'] }))
  const next = position({ match: match('next', 4), offer: { moves: ['R1'] } as never })
  table.hear(message(4, { notice: notice({ kind: 'dealt', round: 4 }), position: next }))
  expect(phase(table)).toBe('ended')
  expect(table.position?.match?.round).toBe(3)
  expect(table.myTurn).toBe(false)
  vi.advanceTimersByTime(2001)
  expect(phase(table)).toBe('next')
  expect(table.myTurn).toBe(true)
})

const scored = () =>
  message(2, {
    ended: view('ended') as Message['ended'],
    score: { points: [12, 0], lines: [], kept: {} },
  })
const counted = () => [table.position?.totals[0], table.position?.match?.totals[0]]

test('the points of a round count as soon as it is shown, whenever the next message comes', () => {
  tell(1)
  vi.advanceTimersByTime(1000)
  table.hear(scored())
  expect(counted()).toEqual([0, 0])
  const totals = [12, 0, 12, 0]
  const after = position({ totals, match: match('next', 2) })
  table.hear(message(3, { notice: notice({ kind: 'dealt', round: 2 }), position: after }))
  expect(phase(table)).toBe('ended')
  expect(counted()).toEqual([12, 12])
})

test('the points of a round that waits to be shown do not count before it', () => {
  tell(1, 2)
  const totals = [12, 0, 12, 0]
  table.hear({ ...scored(), seq: 3 })
  table.hear(message(4, { position: position({ totals, match: match('next', 2) }) }))
  expect(counted()[0]).toBe(0)
  vi.advanceTimersByTime(1001)
  expect(phase(table)).toBe('ended')
  expect(counted()).toEqual([12, 12])
})

test('after the match its last round stays on the table', () => {
  tell(1)
  const over = position({ phase: 'over', winners: [0, 2] })
  table.hear(message(2, { ended: view('ended') as Message['ended'], position: over }))
  expect(phase(table)).toBe('ended')
  expect(table.position?.phase).toBe('over')
  table.hear(message(3, { notice: notice({ kind: 'said', seat: 1, text: 'gg' }), position: over }))
  vi.advanceTimersByTime(3000)
  expect(phase(table)).toBe('ended')
})

test('kept messages have no position, and there are not more of them than can be read', () => {
  tell(1, ...Array.from({ length: 2000 }, (_, i) => i + 2))
  table.skip()
  expect(table.messages.length).toBeLessThanOrEqual(1500)
  expect(table.messages.at(-1)?.seq).toBe(2001)
  expect(JSON.stringify(table.messages)).not.toContain('m2001')
})

function answering(status: number, body: unknown): ReturnType<typeof vi.fn> {
  const asked = vi.fn(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', asked)
  return asked
}

test('a move says what was seen last, and is sent once however often one clicks', async () => {
  tell(1)
  const asked = answering(200, { seq: 2, repeated: false })
  const both = [table.act('R20'), table.act('R20')]
  expect(table.sending).toBe('R20')
  expect(await Promise.all(both)).toEqual([true, false])
  expect(table.sending).toBeNull()
  expect(asked).toHaveBeenCalledTimes(1)
  const [address, init] = asked.mock.calls[0] as unknown as [string, RequestInit]
  expect(address).toBe('/api/rooms/abc/commands')
  expect(init.headers).toMatchObject({ Authorization: 'Bearer secret' })
  expect(JSON.parse(init.body as string).command).toEqual({ do: 'act', move: 'R20', seen: 1 })
})

test('a refusal stays until something happens in the game; talk does not wipe it away', async () => {
  tell(1)
  answering(422, { code: 'illegal', rule: '6.5', reason: 'must-follow', cards: ['G20'] })
  expect(await table.act('R20')).toBe(false)
  expect(table.refusal).toMatchObject({ rule: '6.5', cards: ['G20'], move: 'R20' })
  table.hear(message(2, { notice: notice({ kind: 'said', seat: 1, text: 'hm' }) }))
  vi.advanceTimersByTime(2000)
  expect(table.refusal).not.toBeNull()
  tell(3)
  vi.advanceTimersByTime(2000)
  expect(table.refusal).toBeNull()
})

test('without an answer the same command is sent again, with the same id', async () => {
  tell(1)
  const bodies: string[] = []
  let silent = true
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    bodies.push(init.body as string)
    if (silent) throw new TypeError('the line is gone')
    return new Response(JSON.stringify({ seq: 2, repeated: true }))
  })
  const done = table.act('R20')
  await vi.advanceTimersByTimeAsync(500)
  silent = false
  await vi.advanceTimersByTimeAsync(6000)
  expect(await done).toBe(true)
  expect(bodies.length).toBeGreaterThan(1)
  expect(new Set(bodies).size).toBe(1)
})

test('closed, it forgets all that was seen and asks no more', async () => {
  tell(1, 2)
  const asked = vi.fn(async () => {
    throw new TypeError('the line is gone')
  })
  vi.stubGlobal('fetch', asked)
  const done = table.act('R20')
  await vi.advanceTimersByTimeAsync(100)
  table.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await done).toBe(false)
  const before = asked.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.mock.calls.length).toBe(before)
  expect([table.position, table.messages, table.events]).toEqual([null, [], []])
  expect(table.view).toBeUndefined()
})

test('whoever sits at this device is never called away', () => {
  tell(1)
  const present = [1, 2].map((seat) => ({ seat, connected: false, since: null }))
  table.present = { presence: present, watchers: 0, names: [] }
  table.beside = [2]
  expect([0, 1, 2].map((seat) => table.away(seat))).toEqual([false, true, false])
})

test('who gave the match up is known, but not for a match that was played to its end', () => {
  tell(1)
  const resigned = notice({ kind: 'resigned', seat: 2 })
  table.hear(message(2, { notice: resigned, position: position() }))
  table.skip()
  expect(table.gaveUp).toBeNull()
  table.hear(message(3, { notice: resigned, position: position({ winners: [] }) }))
  table.skip()
  expect(table.gaveUp).toBe(2)
  table.hear({ ...scored(), seq: 4, position: position({ winners: [1] }) })
  table.skip()
  expect(table.gaveUp).toBeNull()
})

test('talk leaves the table the very same, so that nothing begins anew that was under way', () => {
  const offer = () => ({ moves: ['R20'], complete: true })
  const stands = () => position({ match: match('play'), offer: offer() })
  table.hear(message(1, { position: stands() }))
  const { view } = table
  const offered = table.position!.offer
  table.hear(message(2, { notice: notice({ kind: 'said', seat: 1 }), position: stands() }))
  expect(table.messages).toHaveLength(2)
  expect(table.view).toBe(view)
  expect(table.position!.offer).toBe(offered)
  tell(3)
  vi.advanceTimersByTime(1000)
  expect(table.view).not.toBe(view)
})

test('why not is said of the card that was asked about last, and of none when something has happened', async () => {
  const come: Record<string, (answer: Response | Error) => void> = {}
  vi.stubGlobal('fetch', (path: string) => {
    const { searchParams } = new URL(path, 'http://here')
    return new Promise((done, fail) => {
      come[searchParams.get('move')!] = (one) => (one instanceof Error ? fail(one) : done(one))
    })
  })
  const no = (reason: string) => Response.json({ legal: false, refused: { rule: '6.5', reason } })
  tell(1)
  const first = table.whyNot('R20')
  const second = table.whyNot('R14')
  come['R14']!(no('follow'))
  come['R20']!(no('beat'))
  await Promise.all([first, second])
  expect(table.refusal).toMatchObject({ move: 'R14', reason: 'follow' })
  const late = table.whyNot('R20')
  tell(2)
  come['R20']!(no('beat'))
  await late
  expect(table.refusal).toBeNull()
  const silent = table.whyNot('R20')
  come['R20']!(new TypeError('the line is gone'))
  await silent
  expect(table.refusal).toBeNull()
})
