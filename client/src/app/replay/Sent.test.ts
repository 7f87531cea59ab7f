import '../../testing/page'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from '../../line/table.svelte'
import { remember } from '../../line/places'
import { message, position } from '../../line/testing'
import { words } from '../../words/words.svelte'
import Save from '../room/Save.svelte'
import Trust from './Trust.svelte'
import { Walk } from './walk.svelte'

vi.setConfig({ testTimeout: 60_000 })

const SEATS: Record<string, number> = { 'Bearer of-ann': 0, 'Bearer of-ben': 1 }
const TOLD = { game: 'four-gems', known_rules: true, checks: [], commitment: null, frames: [] }
/** What was saved: the name of the file and what is in it. */
let saved: [string, string][]

beforeEach(async () => {
  localStorage.clear()
  for (const [seat, name] of [...['Ann', 'Ben'].entries()].reverse())
    remember({ ...PLACE, seat, name, token: `of-${name.toLowerCase()}` })
  saved = []
  let text = ''
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    const seat = SEATS[headers['Authorization'] ?? '']
    if (path.endsWith('/sent')) text = JSON.stringify({ sent: 1, seat })
    if (path.endsWith('/sent')) return new Response(text)
    if (path.endsWith('/record')) return new Response((text = '{}'))
    return Response.json(message(1, { position: position({ you: seat, phase: 'over' }) }))
  })
  URL.createObjectURL = () => 'blob:'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push([this.download, text])
  })
  await words.speak('en')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const PLACE = { room: 'r1', game: 'four-gems', at: 0, shared: true }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const ANNS = ['vierblatt-r1-sent-1.jsonl', '{"sent":1,"seat":0}']
const BENS = ['vierblatt-r1-sent-2.jsonl', '{"sent":1,"seat":1}']

test('looking back, each of those at this device looks through what his own seat was sent', async () => {
  const walk = new Walk({ room: 'r1' })
  walk.told = async (looker) => ({ ...TOLD, looker: Number(looker) }) as never
  walk.table = { told: TOLD } as never
  const { container } = render(Trust, { walk, source: { room: 'r1' } })
  for (const name of ['Ann', 'Ben']) {
    await press(`${name}: Look through what I was sent`)
    await press(await waitFor(() => button(`${name}: Save what I was sent`)))
  }
  expect(saved).toEqual([ANNS, BENS])
  expect(container.querySelectorAll('[data-audit=good]')).toHaveLength(2)
  const commands = [...container.querySelectorAll('code')].map((one) => one.textContent)
  expect(commands).toContain(`vierblatt record audit vierblatt-r1.jsonl ${BENS[0]}`)
})
const button = (name: string) => screen.getByRole('button', { name }).textContent!

test('at the end of the match it is saved under the same names', async () => {
  const table = new LiveTable('r1', 'of-ann')
  table.hear(message(1, { position: position({ phase: 'over' }) }))
  render(Save, { table })
  const files: Record<string, string[]> = {
    'Save the record': ['vierblatt-r1.jsonl', '{}'],
    'Ben: Save what I was sent': BENS,
    'Ann: Save what I was sent': ANNS,
  }
  for (const [name, file] of Object.entries(files)) {
    await press(name)
    await waitFor(() => expect(saved.at(-1)).toEqual(file))
  }
})
