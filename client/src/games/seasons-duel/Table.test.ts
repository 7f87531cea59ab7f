import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { LiveTable as Live } from '../../line/table.svelte'
import type { Message, SeasonsDuelView } from '../../line/wire'
import positions from './positions.json'

vi.hoisted(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  })),
)
vi.setConfig({ testTimeout: 60_000 })
const { LiveTable } = await import('../../line/table.svelte')
const { words } = await import('../../words/words.svelte')
const { face } = await import('.')
const { sentence } = await import('./sentence')

type Name = keyof typeof positions
const message = (name: Name) => positions[name] as unknown as Message
const viewOf = (name: Name) => message(name).position!.match!.table as SeasonsDuelView

let asked: { path: string; body: Record<string, unknown> | null }[] = []
beforeAll(() => words.speak('en'))
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    asked.push({ path, body: request.body ? JSON.parse(request.body as string) : null })
    const refused = { rule: '6.5', reason: 'place-the-pair-first', cards: ['R1', 'R2'] }
    return Promise.resolve(Response.json({ seq: 0, legal: false, refused }))
  })
})
afterEach(cleanup)

function at(name: Name): Live {
  const table = new LiveTable('room', name === 'watched' ? null : 'token')
  table.hear(message(name))
  render(face.Table, { props: { table } })
  return table
}
const hand = () => document.querySelector<HTMLElement>('[role=toolbar][aria-label=Hand]')!
const card = (name: string, nth = 0) =>
  within(hand()).getAllByText(name, { selector: 'button .unseen' })[nth]!.closest('button')!
const sent = () => asked.flatMap(({ body }) => (body?.['command'] ? [body['command']] : []))

test('two cards are chosen, one put back, another chosen, and the pair is given', async () => {
  at('give')
  await fireEvent.click(card('winter 1'))
  await fireEvent.click(card('spring 2'))
  expect(card('spring 2, chosen').getAttribute('aria-pressed')).toBe('true')
  await fireEvent.click(card('winter 1, chosen'))
  expect(screen.queryByText('Give these two')).toBeNull()
  await fireEvent.click(card('autumn 1'))
  screen.getByText('Ada gets spring 2 and autumn 1.')
  await fireEvent.click(screen.getByText('Give these two'))
  const { moves } = message('give').position!.offer as { moves: string[] }
  const [command] = sent() as { do: string; move: string }[]
  expect(command!.do).toBe('act')
  expect(moves).toContain(command!.move)
  expect(command!.move.split(' ').sort()).toEqual(['G2', 'R1', 'give'])
})

test('two cards of the same name are two cards', async () => {
  at('give')
  await fireEvent.click(card('winter 2', 0))
  await fireEvent.click(card('winter 2', 0))
  expect(card('winter 2, chosen', 1)).toBeTruthy()
  await fireEvent.click(screen.getByText('Give these two'))
  expect((sent()[0] as { move: string }).move).toBe('give B2 B2')
})

test('by keyboard alone: digits choose, Escape puts back, Enter gives', async () => {
  at('give')
  const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name })
  await key('1')
  await key('2')
  await key('Escape')
  expect(screen.queryByText('Give these two')).toBeNull()
  await key('1')
  await key('3')
  await key('Enter')
  expect(sent()).toHaveLength(1)
})

test('placing shows both sums before anything is settled', async () => {
  at('place')
  const pair = screen.getByRole('group', { name: /^Pair/ })
  await fireEvent.click(within(pair).getByRole('button', { name: 'autumn 2' }))
  screen.getByText('Then autumn is worth 2, and your influence in autumn is 1.')
  within(pair).getByRole('button', { name: 'autumn 2, middle' })
  within(pair).getByRole('button', { name: 'autumn 1, influence' })
  expect(screen.getAllByText(/^0, then [12]$/)).toHaveLength(2)
  expect(sent()).toHaveLength(0)
  await fireEvent.click(screen.getByRole('button', { name: 'Place them so' }))
  expect((sent()[0] as { move: string }).move).toBe('middle R2')
})

test('Escape takes the choice back, and the preview with it', async () => {
  at('place')
  await fireEvent.keyDown(document.body, { key: '2' })
  expect(screen.getAllByText(/^0, then/)).toHaveLength(2)
  await fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryAllByText(/^0, then/)).toHaveLength(0)
})

test('two alike leave no choice: they are ready to be placed', async () => {
  at('twins')
  screen.getByText(/^The two are alike\./)
  expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull()
  await fireEvent.keyDown(document.body, { key: 'Enter' })
  expect((sent()[0] as { move: string }).move).toBe('middle Y1')
})

test('a card of the hand that cannot be given now asks why', async () => {
  const table = at('place')
  await fireEvent.click(card('winter 3'))
  await vi.waitFor(() => expect(table.refusal?.reason).toBe('place-the-pair-first'))
  expect(asked[0]!.path).toContain('why-not?move=give%20B3')
  expect(sent()).toHaveLength(0)
  expect(table.refusal!.cards).toEqual(['R1', 'R2'])
  await tick()
  expect(document.querySelectorAll('.pair .forcing .why')).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: /, the reason why not$/ })).toHaveLength(2)
})

test('what one has given lies open to him until it is placed', () => {
  at('wait')
  const pair = screen.getByRole('group', { name: /^Pair/ })
  expect(within(pair).queryAllByRole('button')).toHaveLength(0)
  expect(
    within(pair)
      .getAllByRole('img')
      .map((one) => one.ariaLabel ?? one.getAttribute('aria-label')),
  ).toEqual(['winter 2', 'summer 3'])
})

test('a watcher sees values only, and nothing that can be pressed', () => {
  at('watched')
  expect(screen.queryAllByRole('button')).toHaveLength(0)
  const pair = screen.getByRole('group', { name: /^Pair/ })
  within(pair).getByRole('img', { name: 'face down, value 1' })
  within(pair).getByRole('img', { name: 'face down, value 2' })
  const laid = viewOf('watched')
  const open = [...laid.middle, ...laid.influence.flat()].sort()
  const shown = [...document.querySelectorAll<HTMLElement>('[data-card]')]
  expect(shown.map((element) => element.dataset['card']!).sort()).toEqual(open)
})

test("of the other's hand there is nothing but backs in the page", () => {
  at('give')
  const backs = screen.getByRole('list', { name: 'Hand of Ada, face down' })
  const values = within(backs).getAllByRole('img')
  expect(values).toHaveLength(8)
  for (const one of values)
    expect(one.getAttribute('aria-label')).toMatch(/^face down, value [123]$/)
})

test('the columns are a table: seasons across, areas down, each card a phrase', () => {
  at('place')
  const table = screen.getByRole('table', { name: 'The seasons and the influence in them' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['winter', 'spring', 'summer', 'autumn'])
  const rows = within(table)
    .getAllByRole('rowheader')
    .map((one) => one.textContent)
  expect(rows).toEqual(['Influence of Ada', 'Middle', 'Your influence'])
  for (const one of within(table).getAllByRole('img'))
    expect(one.getAttribute('aria-label')).toMatch(/^(winter|spring|summer|autumn) [123]$/)
})

test('a game that is over lies there, asks nothing and says so', () => {
  at('ended')
  screen.getByText(/^Game \d is over\.$/)
  expect(within(hand()).queryAllByRole('button')).toHaveLength(0)
  expect(screen.queryByRole('button', { name: /Give|Place/ })).toBeNull()
  screen.getByText('14 points, 2 figures')
  screen.getByText('16 points, 2 figures')
})

test('every sentence is there in every language', async () => {
  for (const language of ['en', 'de', 'fr'] as const) {
    await words.speak(language)
    for (const name of ['give', 'place', 'twins', 'wait', 'watched'] as const) {
      const view = viewOf(name)
      for (const step of ['give', 'place', 'wait']) {
        if (step !== 'wait' && view.seat === null) continue
        const said = sentence({
          view,
          names: ['Ann', 'Ada'],
          step,
          offered: [],
          coming: [],
          game: 1,
        })
        expect(said).not.toContain('seasons-duel')
      }
    }
    expect(face.move!('give G1 Y2')).not.toContain('seasons')
    expect(face.move!('middle G1')).toContain(face.phrase('G1'))
  }
  await words.speak('en')
})
