import '../../testing/page'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placesAt } from '../../line/places'
import { words } from '../../words/words.svelte'

import SetUp from './SetUp.svelte'

vi.setConfig({ testTimeout: 60_000 })

const GAMES = {
  games: [
    {
      game: 'four-seasons',
      rules_version: 1,
      rule_code: 'FS1',
      seats: [4, 3],
      options: [
        { name: 'bonus', values: ['on', 'off'], default: 'on' },
        { name: 'variant', values: ['standard', 'team'], default: 'standard' },
        { name: 'target', values: [], default: null },
      ],
    },
  ],
  bots: ['greedy', 'level1'],
}

let asked: [string, Record<string, unknown>][] = []
let answers: Record<string, () => Response>

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

beforeEach(async () => {
  localStorage.clear()
  asked = []
  let seats = 0
  answers = {
    '/api/games': () => answer(GAMES),
    '/api/rooms': () => answer({ room: 'r1', token: 't0', seat: 0 }),
    '/api/rooms/r1/seats': () => answer({ room: 'r1', token: `t${++seats}`, seat: seats }),
    '/api/codes/FS1-bo': () => answer({ game: 'four-seasons', options: { bonus: 'off' } }),
    '/api/codes/FG1': () => answer({ game: 'four-gems', options: {} }),
  }
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.body) asked.push([path, JSON.parse(init.body as string)])
    return answers[path]!()
  })
  await words.speak('en')
  render(SetUp, { game: 'four-seasons' })
  await screen.findByText(/House rules/)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const write = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const setUp = () => fireEvent.click(screen.getByText('Set the table up'))

test('a table with friends and a bot, as it is asked for', async () => {
  await write('Your name', 'Ann')
  await choose('Who sits on seat 2', 'level1')
  await choose('Who sits on seat 3', 'open')
  await setUp()
  await vi.waitFor(() => expect(location.pathname).toBe('/r/r1'))
  expect(asked).toHaveLength(1)
  expect(asked[0]![1]).toMatchObject({
    name: 'Ann',
    settings: {
      game: 'four-seasons',
      options: {},
      chairs: [
        { kind: 'human', bot: '' },
        { kind: 'bot', bot: 'level1' },
        { kind: 'open', bot: '' },
        { kind: 'human', bot: '' },
      ],
    },
  })
  expect(placesAt('r1').map(({ token, shared }) => [token, shared])).toEqual([['t0', undefined]])
})

test('what differs from the standard is marked in words, and can be undone', async () => {
  expect(screen.getByText(/House rules/).textContent).toContain('the standard')
  await fireEvent.click(screen.getByLabelText(words.say('four-seasons-option-bonus-off')))
  expect(screen.getByText(/House rules/).textContent).toContain('one differs')
  expect(screen.getByText('differs from the standard')).toBeTruthy()
  await fireEvent.click(screen.getByText('Back to the standard'))
  expect(screen.getByText(/House rules/).textContent).toContain('the standard')
})

test('the delay of watchers is a number of seconds', async () => {
  await write('Your name', 'Ann')
  await fireEvent.click(screen.getByLabelText(words.say('setting-delay-120')))
  await setUp()
  await vi.waitFor(() => expect(location.pathname).toBe('/r/r1'))
  expect(asked[0]![1]).toMatchObject({ settings: { delay: 120 } })
})

test('where teams play, the partner is told', async () => {
  expect(screen.queryByText('partner')).toBeNull()
  await fireEvent.click(screen.getByLabelText(words.say('four-seasons-option-variant-team')))
  expect(screen.getByText('partner').closest('li')?.textContent).toContain('Seat 3')
})

test('a rule code brings its house rules, that of another game is refused in words', async () => {
  await write('Rule code', 'FG1')
  await fireEvent.click(screen.getByText('Take these rules'))
  expect((await screen.findByRole('alert')).textContent).toContain('another game')
  await write('Rule code', 'FS1-bo')
  await fireEvent.click(screen.getByText('Take these rules'))
  await vi.waitFor(() =>
    expect(screen.getByText(/House rules/).textContent).toContain('one differs'),
  )
})

test('a table is set up by the rule code that one comes with', async () => {
  cleanup()
  render(SetUp, { game: 'four-seasons', rules: 'FS1-bo' })
  expect((await screen.findByText(/House rules: one differs/)).tagName).toBe('SUMMARY')
  cleanup()
  render(SetUp, { game: 'four-seasons', rules: 'FG1' })
  expect((await screen.findByRole('alert')).textContent).toBe(words.say('table-other-game'))
})

test('fewer players: seats go, whoever was planned stays', async () => {
  await choose('Who sits on seat 2', 'level1')
  await fireEvent.click(screen.getByLabelText('3'))
  expect(screen.queryByLabelText('Who sits on seat 4')).toBeNull()
  expect((screen.getByLabelText('Who sits on seat 2') as HTMLSelectElement).value).toBe('level1')
})

test('those who share the device sit down one after the other, and are kept in the order of seats', async () => {
  await write('Your name', 'Ann')
  await choose('Who sits on seat 2', 'here')
  await write('Name for seat 2', 'Ben')
  await choose('Who sits on seat 4', 'here')
  await write('Name for seat 4', 'Dora')
  await setUp()
  await vi.waitFor(() => expect(location.pathname).toBe('/r/r1'))
  expect(asked.slice(1).map(([, body]) => [body['name'], body['seat']])).toEqual([
    ['Ben', 1],
    ['Dora', 3],
  ])
  const kept = placesAt('r1')
  expect(kept.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Dora'])
  expect(kept.every(({ shared }) => shared)).toBe(true)
})

test('what the server refuses is said in words, and the form stays', async () => {
  answers['/api/rooms'] = () => answer({ code: 'bad-options' }, 422)
  await write('Your name', 'Ann')
  await setUp()
  expect((await screen.findByRole('alert')).textContent).toBe(words.say('room-no-bad-options'))
  expect(location.pathname).toBe('/')
})

test('the seconds of the clock can be deleted to write others', async () => {
  const faults = vi.spyOn(console, 'error')
  await fireEvent.click(screen.getByLabelText(/twice as long a bot helps/))
  const field = document.querySelector<HTMLInputElement>('.seconds input')!
  for (const text of ['', '4', '45']) {
    await fireEvent.input(field, { target: { value: text } })
    expect(field.value).toBe(text)
  }
  expect(screen.getByLabelText(/after 45 seconds/)).toBeTruthy()
  expect(faults).not.toHaveBeenCalled()
})
