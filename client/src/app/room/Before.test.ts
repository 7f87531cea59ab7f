import '../../testing/page'
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { LiveTable } from '../../line/table.svelte'
import { message, position } from '../../line/testing'
import { words } from '../../words/words.svelte'
import Before from './Before.svelte'

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const GAMES = {
  games: [
    {
      game: 'four-gems',
      rules_version: 1,
      rule_code: 'FG1',
      seats: [4],
      options: [
        { name: 'redeal', values: ['next', 'same'], default: 'next' },
        { name: 'target', values: [], default: null },
      ],
    },
  ],
  bots: [],
}

/** How this table is seen from a seat: what is asked first of two things. */
async function shown(you: number | null): Promise<(one: Element, other: Element) => boolean> {
  await words.speak('en')
  await words.learn('four-gems')
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(GAMES)))
  const { settings, seats } = position()
  const free = seats.map((seat, at) => (at ? { ...seat, name: '' } : seat))
  const game = { ...settings, game: 'four-gems', options: { redeal: 'same', target: 300 } }
  const table = new LiveTable('r1', you === null ? null : 'secret')
  const now = position({ phase: 'lobby', you, match: null, settings: game, seats: free })
  table.hear(message(1, { position: now }))
  render(Before, { table })
  await screen.findByRole('heading', { name: 'House rules' })
  const follows = Node.DOCUMENT_POSITION_FOLLOWING
  return (one, other) => (one.compareDocumentPosition(other) & follows) > 0
}
const rules = () => screen.getByRole('heading', { name: 'House rules' })

test('what differs from the standard is told before one sits down', async () => {
  const before = await shown(null)
  expect(before(rules(), screen.getByRole('button', { name: 'Sit down' }))).toBe(true)
})

test('whoever sits there finds the link for others first', async () => {
  const before = await shown(0)
  expect(before(screen.getByLabelText('Link to this table'), rules())).toBe(true)
})

test('a rule that has no usual number says only what holds here', async () => {
  await shown(null)
  expect(screen.getByText('300')).toBeTruthy()
  expect(screen.getAllByText(/^otherwise|^usually/)).toHaveLength(1)
})
