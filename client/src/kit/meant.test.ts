import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { meant } from './meant'
import { steady } from './steady'

type Spot = { x?: number; at?: number; touch?: boolean }

let heard: string[] = []
let kinds: string[] = []
let mark = 0
/** Times are told from here; what the watch makes of a press has the time of this moment. */
let begin = 0
let under: Element | null = null
let table: HTMLElement
let leave: () => void

function card(name: string): HTMLButtonElement {
  const button = table.appendChild(document.createElement('button'))
  button.dataset['card'] = name
  button.append(document.createElement('span'))
  button.onclick = (event) => {
    heard.push(name)
    kinds.push((event as PointerEvent).pointerType)
    mark++
  }
  return button
}

beforeEach(() => {
  heard = []
  kinds = []
  begin = new Event('now').timeStamp
  table = document.body.appendChild(document.createElement('div'))
  document.elementFromPoint = () => under
  const left = [meant(table), steady(() => [mark])(table)]
  leave = () => left.forEach((one) => one())
})
afterEach(() => {
  leave()
  document.body.replaceChildren()
})

function send(kind: string, target: Element, { x = 50, at = 100, touch = false }: Spot): void {
  const pointerType = touch ? 'touch' : 'mouse'
  const detail = kind === 'click' ? 1 : 0
  const how = { bubbles: true, cancelable: true, isPrimary: true, clientX: x, clientY: 5 }
  const event = new PointerEvent(kind, { ...how, pointerType, detail })
  vi.spyOn(event, 'timeStamp', 'get').mockReturnValue(begin + at)
  target.dispatchEvent(event)
}
const down = (target: Element, spot: Spot = {}) => send('pointerdown', target, spot)
/** It comes up where something else lies now; with a finger the event goes to what it came down on. */
function up(on: Element, spot: Spot = {}, to: Element = on): void {
  under = on
  send('pointerup', to, { at: 250, ...spot })
}
const click = (target: Element, spot: Spot = {}) => send('click', target, { at: 251, ...spot })

test('a card that stays where it is is pressed once', () => {
  const one = card('one')
  down(one.firstElementChild!)
  up(one.firstElementChild!)
  click(one)
  expect(heard).toEqual(['one'])
})

test('a card that has moved away counts when the pointer comes up, and its click elsewhere does not', () => {
  const [one, two] = [card('one'), card('two')]
  down(one)
  up(two, { x: 58 })
  expect(heard).toEqual(['one'])
  click(table, { x: 58 })
  click(two, { x: 90 })
  expect(heard).toEqual(['one', 'two'])
})

test('so does one that was under a finger, also where another is what the browser clicks', () => {
  const [one, two] = [card('one'), card('two')]
  down(one, { touch: true })
  up(two, { touch: true }, one)
  click(two, { touch: true })
  expect(heard).toEqual(['one'])
  expect(kinds).toEqual(['touch'])
})

test('a card that moves between the finger and its click counts once', () => {
  const [one, two] = [card('one'), card('two')]
  down(one)
  up(one)
  click(two)
  expect(heard).toEqual(['one'])
})

test('a card that has gone plays no other one', () => {
  const [one, two] = [card('one'), card('two')]
  down(one)
  one.remove()
  up(two)
  click(two)
  expect(heard).toEqual([])
})

test('nor does one that can no more be pressed', () => {
  const one = card('one')
  down(one)
  one.disabled = true
  up(table)
  click(table)
  expect(heard).toEqual([])
})

test.each([
  ['goes far away', { x: 90 }],
  ['stays down until one has seen the card go', { at: 2000 }],
])('a press that %s is none', (_, spot) => {
  const one = card('one')
  down(one)
  up(table, spot)
  click(table, spot)
  expect(heard).toEqual([])
})

test('a finger that scrolls presses nothing', () => {
  const one = card('one')
  down(one, { touch: true })
  send('pointercancel', one, { touch: true })
  up(table, { touch: true })
  expect(heard).toEqual([])
})

test('two presses in a row are two, where nothing came of the first', () => {
  const one = card('one')
  one.onclick = () => heard.push('one')
  for (const at of [100, 300]) {
    down(one, { at })
    up(table, { at: at + 80 })
    click(table, { at: at + 81 })
  }
  expect(heard).toEqual(['one', 'one'])
})

test('the second of two that bounce is swallowed, also when its card moves', () => {
  const [one, two] = [card('one'), card('two')]
  down(one)
  up(one)
  click(one)
  down(two, { at: 300 })
  up(table, { at: 380 })
  click(table, { at: 381 })
  expect(heard).toEqual(['one'])
})

test('keys are not fingers', () => {
  const [one, two] = [card('one'), card('two')]
  down(one)
  two.click()
  expect(heard).toEqual(['two'])
})
