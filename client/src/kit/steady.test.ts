import { afterEach, expect, test, vi } from 'vitest'
import { BOUNCE, DOUBLE, steady } from './steady'

let now = 0
let mark = 0
let heard: string[] = []
let leave: () => void

/** Two cards side by side in something that is watched over; each that is pressed is a move. */
function cards(changes = true): Record<'one' | 'two', HTMLButtonElement> {
  const hand = document.body.appendChild(document.createElement('div'))
  const card = (name: string) => {
    const button = hand.appendChild(document.createElement('button'))
    button.onclick = () => {
      heard.push(name)
      if (changes) mark++
    }
    return button
  }
  leave = steady(() => [mark, 'same'])(hand) as () => void
  return { one: card('one'), two: card('two') }
}

function press(button: HTMLElement, x: number, after: number, detail = 1): void {
  now += after
  const event = new MouseEvent('click', { bubbles: true, clientX: x, clientY: 5, detail })
  vi.spyOn(event, 'timeStamp', 'get').mockReturnValue(now)
  button.dispatchEvent(event)
}

afterEach(() => {
  leave()
  document.body.replaceChildren()
  heard = []
})

test('a second press in the spot of a move is no other move, nor are those that follow it', () => {
  const { one, two } = cards()
  press(one, 50, 1000)
  press(two, 60, 120)
  press(two, 60, BOUNCE - 1)
  expect(heard).toEqual(['one'])
  press(two, 60, BOUNCE + 1)
  expect(heard).toEqual(['one', 'two'])
})

test('elsewhere one may be as quick as one likes', () => {
  const { one, two } = cards()
  press(one, 50, 1000)
  press(two, 90, 60)
  expect(heard).toEqual(['one', 'two'])
})

test('where the first press changed nothing the second counts: two taps play a card', () => {
  const { one } = cards(false)
  press(one, 50, 1000)
  press(one, 50, 80)
  expect(heard).toEqual(['one', 'one'])
})

test('keys are not fingers', () => {
  const { one, two } = cards()
  press(one, 0, 1000, 0)
  press(two, 0, 50, 0)
  expect(heard).toEqual(['one', 'two'])
})

test('a press after a key is meant, however soon and wherever', () => {
  const { one, two } = cards()
  press(one, 50, 1000)
  press(two, 0, 100, 0)
  press(one, 50, 100)
  expect(heard).toEqual(['one', 'two', 'one'])
})

test('where a button stays one may flip through, and a double click is still one press', () => {
  const { one, two } = cards()
  for (const button of [one, two]) button.dataset['stays'] = ''
  press(one, 50, 1000)
  press(one, 50, DOUBLE - 80, 2)
  press(one, 50, 40, 3)
  expect(heard).toEqual(['one'])
  press(one, 50, DOUBLE, 4)
  press(one, 50, DOUBLE + 50, 5)
  expect(heard).toEqual(['one', 'one', 'one'])
  press(two, 50, DOUBLE + 50)
  expect(heard).toEqual(['one', 'one', 'one'])
})
