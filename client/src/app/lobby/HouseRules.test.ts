import '../../testing/page'
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { GameOffered } from '../../line/wire'
import { words } from '../../words/words.svelte'
import HouseRules from './HouseRules.svelte'

const card = {
  game: 'four-gems',
  options: [{ name: 'target', default: 1000, values: [] }],
} as unknown as GameOffered
const field = () => document.querySelector<HTMLInputElement>('input[type="number"]')!
const write = (value: string) => fireEvent.input(field(), { target: { value } })

beforeEach(async () => {
  await words.speak('en')
  render(HouseRules, { card, options: { target: 300 } })
})
afterEach(cleanup)

test('a number can be deleted to write another one, also one that begins like the usual one', async () => {
  for (const text of ['30', '3', '', '1', '10', '100', '1000', '10000']) {
    await write(text)
    expect(field().value).toBe(text)
  }
})

test('left empty it is the usual one', async () => {
  await write('')
  await fireEvent.change(field())
  expect(field().value).toBe('1000')
})
