import '../../testing/page'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { remember } from '../../line/places'
import { LiveTable } from '../../line/table.svelte'
import { message, position } from '../../line/testing'
import { go } from '../route.svelte'
import { leaving } from './leaving'

const terms = { seat: null, rotate: false, settings: null, reason: '' }
const asks = (request: number, seat: number, what = 'rematch') => ({
  request,
  seat,
  what,
  terms,
  hand: [],
  wanted: [2],
  agreed: [],
})
let sent: [string, RequestInit][] = []
let ends: (() => void)[] = []

/** Ann is at her table, where this is asked; what it returns says that she has gone. */
function here(...requests: ReturnType<typeof asks>[]): () => void {
  go('/r/r1')
  const table = new LiveTable('r1', 'secret')
  table.hear(message(1, { position: position({ phase: 'over', requests }) }))
  const end = leaving(table)
  ends.push(end)
  return end
}
const told = () =>
  sent.map(([, { headers, body }]) => {
    const { command } = JSON.parse(body as string)
    return [(headers as Record<string, string>)['Authorization'], command]
  })
const OWN = ['Bearer secret', { do: 'withdraw', request: 1 }]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  sent = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => void sent.push([path, init]))
})
afterEach(() => {
  ends.forEach((end) => end())
  ends = []
})

test('to go to the lobby takes the own question for another match back, and no other', () => {
  const end = here(asks(1, 0), asks(2, 2), asks(3, 0, 'clock-off'))
  go('/')
  end()
  expect(told()).toEqual([OWN])
  expect(sent[0]![0]).toBe('/api/rooms/r1/commands')
  expect(sent[0]![1].keepalive).toBe(true)
})

test('to hand the device on does not', () => {
  const end = here(asks(1, 0))
  end()
  expect(sent).toEqual([])
})

test('a page that is closed does, also for those who share it', () => {
  remember({ room: 'r1', token: 'ben', seat: 1, name: 'Ben', game: '', at: 1, shared: true })
  here(asks(1, 0), asks(2, 1))
  dispatchEvent(new Event('pagehide'))
  expect(told()).toEqual([OWN, ['Bearer ben', { do: 'withdraw', request: 2 }]])
})

test.each([
  ['reload', 1],
  ['navigate', 0],
])('after a %s it is asked %d times again', (type, times) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
  here(asks(1, 0))
  dispatchEvent(new Event('pagehide'))
  sent = []
  here()
  expect(told()).toEqual(
    Array(times).fill(['Bearer secret', { do: 'ask', what: 'rematch', terms }]),
  )
  sent = []
  here()
  expect(sent).toEqual([])
})
