import '../../testing/page'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Looker } from '../../line/replay'
import { gems } from '../../testing/tables'
import { words } from '../../words/words.svelte'
import { Walk } from './walk.svelte'

const frame = { n: 0, line: 2, round: 1, trick: 0, view: gems({}) }
const told = (looker: Looker) => ({
  looker,
  game: 'four-gems',
  options: {},
  seats: 4,
  sides: [0, 1, 0, 1],
  players: [],
  winners: [],
  rounds: [{ round: 1, first: 0, dealer: 0 }],
  frames: [frame],
  total: 1,
  end: 'won',
})

/** What was asked for waits until the test lets it come, or fail. */
let waiting: Record<string, [(answer: Response) => void, (error: Error) => void]>
let walk: Walk

beforeEach(async () => {
  await words.speak('en')
  waiting = {}
  vi.stubGlobal('fetch', (path: string) => {
    const looker = new URL(path, 'http://here').searchParams.get('as')!
    return new Promise((...ways) => (waiting[looker] = ways))
  })
  walk = new Walk({ room: 'r1' })
})
afterEach(() => vi.unstubAllGlobals())

const comes = (looker: Looker) => waiting[looker]![0](Response.json(told(looker)))
const shown = () => [walk.looker, walk.table?.told.looker, walk.wrong]

test('of two wishes in a row the last one is shown, whatever comes first', async () => {
  const [first, last] = [walk.look('0'), walk.look('1')]
  comes('1')
  await last
  comes('0')
  await first
  expect(shown()).toEqual(['1', '1', null])
})

test('what is there already is shown at once, and stays', async () => {
  const before = walk.look('1')
  comes('1')
  await before
  const [first, last] = [walk.look('0'), walk.look('1')]
  comes('0')
  await Promise.all([first, last])
  expect(shown()).toEqual(['1', '1', null])
})

test('what fails when it is no more wished for is not told', async () => {
  const [first, last] = [walk.look('0'), walk.look('1')]
  comes('1')
  await last
  waiting['0']![1](new Error('gone'))
  await first
  expect(shown()).toEqual(['1', '1', null])
})
