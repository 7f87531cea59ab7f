import { afterEach, expect, test, vi } from 'vitest'
import { take } from './keys'

const undo: (() => void)[] = []
const taking = (keys: Parameters<typeof take>[0]) => void undo.push(take(keys))
afterEach(() => {
  for (const drop of undo.splice(0)) drop()
  document.body.replaceChildren()
})

function press(
  key: string,
  on: EventTarget = document.body,
  more: KeyboardEventInit = {},
): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  on.dispatchEvent(event)
  return event.defaultPrevented
}
function put(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

test('a key does what it says, in small and capital letters', () => {
  const scores = vi.fn()
  taking({ s: scores })
  expect(press('s')).toBe(true)
  press('S')
  expect(scores).toHaveBeenCalledTimes(2)
  expect(press('x')).toBe(false)
})

test('the newest taker has a key first, and may pass it on', () => {
  const [old, young] = [vi.fn(), vi.fn((): void | false => false)]
  taking({ s: old })
  taking({ s: young })
  press('s')
  expect(young).toHaveBeenCalledOnce()
  expect(old).toHaveBeenCalledOnce()
  young.mockReturnValue(undefined)
  press('s')
  expect(old).toHaveBeenCalledOnce()
})

test.each(['<input>', '<input type="search">', '<textarea></textarea>', '<select></select>'])(
  'no key of the game while one writes in %s, but Escape',
  (html) => {
    const [scores, safe] = [vi.fn(), vi.fn()]
    taking({ s: scores, '1': scores, ' ': scores, Escape: safe })
    const field = put(html)
    for (const key of ['s', '1', ' ']) expect(press(key, field)).toBe(false)
    press('Escape', field)
    expect(scores).not.toHaveBeenCalled()
    expect(safe).toHaveBeenCalledOnce()
  },
)

test('on a button Enter and Space press the button; letters still work', () => {
  const taken = vi.fn()
  taking({ ' ': taken, Enter: taken, s: taken })
  const button = put('<button>Play</button>')
  expect(press(' ', button)).toBe(false)
  expect(press('Enter', button)).toBe(false)
  expect(taken).not.toHaveBeenCalled()
  press('s', button)
  expect(taken).toHaveBeenCalledOnce()
})

test('shortcuts of the browser are the browser’s', () => {
  const scores = vi.fn()
  taking({ s: scores })
  press('s', document.body, { ctrlKey: true })
  press('s', document.body, { metaKey: true })
  press('s', document.body, { altKey: true })
  expect(scores).not.toHaveBeenCalled()
})
