import '../../testing/page'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from '../../line/table.svelte'
import { message, position } from '../../line/testing'
import type { Command, Position } from '../../line/wire'
import { words } from '../../words/words.svelte'
import Menu from './Menu.svelte'

vi.setConfig({ testTimeout: 60_000 })

let done: Command[] = []
function opened(change: Partial<Position> = {}): void {
  const table = new LiveTable('r1', 'secret')
  table.hear(message(1, { position: position(change) }))
  table.do = async (wish) => {
    done.push(wish)
    return true
  }
  render(Menu, { table })
}
const give = () => screen.queryByRole('button', { name: 'Give up the match' })
const sure = () => screen.queryByRole('button', { name: 'Really give up?' })

beforeEach(async () => {
  await words.speak('en')
  done = []
})
afterEach(cleanup)

test('to give up is asked for twice, and looks like a warning the second time', async () => {
  opened()
  await fireEvent.click(give()!)
  expect(sure()!.querySelector('svg')).not.toBeNull()
  expect(done).toEqual([])
  await fireEvent.click(sure()!)
  expect(done).toMatchObject([{ do: 'ask', what: 'resign' }])
})

test('Escape takes it back, and so does a button', async () => {
  opened()
  await fireEvent.click(give()!)
  await fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(sure()).toBeNull()
  await fireEvent.click(give()!)
  await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(give())
  expect(done).toEqual([])
})

test('after the match one can leave, too, and nothing is said of a bot', async () => {
  opened({ phase: 'over', winners: [0, 2] })
  expect(give()).toBeNull()
  expect(screen.queryByRole('button', { name: /a bot plays on/ })).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'Leave this table for good' }))
  expect(done).toEqual([])
  await fireEvent.click(screen.getByRole('button', { name: 'Really leave?' }))
  expect(done).toEqual([{ do: 'leave' }])
})

test('who has resigned and watches is offered what watchers are, and to leave', () => {
  opened()
  for (const name of ['Pause', /^Hint/]) expect(screen.getByRole('button', { name })).toBeTruthy()
  cleanup()
  opened({ seats: position().seats.map((one, at) => ({ ...one, gone: at === 0 })) })
  for (const name of ['Pause', /^Hint/, 'Give up the match'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getByRole('button', { name: /^Leave for good/ })).toBeTruthy()
})

const BACK = { name: 'Take the last move back' }
const ASK = { name: 'Ask to take the last move back' }

test('a move is asked back when others have acted, with a word why', async () => {
  opened({ may_ask_back: true })
  expect(screen.queryByRole('button', BACK)).toBeNull()
  await fireEvent.input(screen.getByLabelText('why take it back, if you like'), {
    target: { value: ' oops ' },
  })
  await fireEvent.click(screen.getByRole('button', ASK))
  const terms = { seat: null, rotate: false, settings: null, reason: 'oops' }
  expect(done).toEqual([{ do: 'ask', what: 'take-back', terms }])
})

test('whoever may take it back at once, or cannot at all, is not offered to ask', () => {
  opened({ may_take_back: true, may_ask_back: true })
  expect(screen.getByRole('button', BACK)).toBeTruthy()
  expect(screen.queryByRole('button', ASK)).toBeNull()
  cleanup()
  opened()
  expect(screen.queryByRole('button', ASK)).toBeNull()
})

test('among bots alone nobody is asked', () => {
  const seats = position().seats.map((one, at) => ({ ...one, bot: at ? 'greedy' : '' }))
  opened({ may_ask_back: true, seats })
  expect(screen.getByRole('button', BACK)).toBeTruthy()
  expect(screen.queryByRole('button', ASK)).toBeNull()
})

test('whoever claims the rest is asked twice, for it shows the hand', async () => {
  opened({ may_claim: true })
  const name = 'Show your hand and claim the rest of the round'
  await fireEvent.click(screen.getByRole('button', { name }))
  expect(done).toEqual([])
  await fireEvent.click(screen.getByRole('button', { name: 'Really show all your cards?' }))
  expect(done).toMatchObject([{ do: 'ask', what: 'claim' }])
  cleanup()
  opened()
  expect(screen.queryByRole('button', { name })).toBeNull()
})
