import '../testing/page'
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { words } from '../words/words.svelte'
import Sheet from './Sheet.svelte'

const onclose = vi.fn()
const children = createRawSnippet(() => ({ render: () => '<p>words</p>' }))

beforeEach(async () => {
  await words.speak('en')
  document.body.innerHTML = '<nav><button aria-expanded="true"></button></nav><main></main>'
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  onclose.mockClear()
})

const press = (selector: string) => fireEvent.pointerDown(document.querySelector(selector)!)

test.each([true, false])(
  'what opened it closes it, by its own press (passing: %s)',
  async (passing) => {
    render(Sheet, { title: 'Scores', passing, onclose, children })
    await press('nav button')
    expect(onclose).not.toHaveBeenCalled()
    await press('main')
    expect(onclose).toHaveBeenCalledTimes(1)
  },
)

test('one that nobody asked for goes by a press wherever it is', async () => {
  render(Sheet, { title: 'Scores', passing: true, onclose, children })
  await press('[role="dialog"] p')
  expect(onclose).not.toHaveBeenCalled()
  await press('nav')
  expect(onclose).toHaveBeenCalledTimes(1)
})
