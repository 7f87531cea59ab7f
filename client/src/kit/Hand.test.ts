import '../testing/page'
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preferences } from '../app/preferences.svelte'
import { gameFace, type GameFace } from '../games/game'
import { words } from '../words/words.svelte'
import Hand, { keyed, type HandCard } from './Hand.svelte'

vi.setConfig({ testTimeout: 60_000 })

let face: GameFace
let pressed: string[] = []

const cards = (names: string[], playable = names): HandCard[] =>
  keyed(names).map((card) => ({ ...card, playable: playable.includes(card.name) }))
const show = (names: string[], more: { composing?: boolean; playable?: string[] } = {}) =>
  render(Hand, {
    game: face,
    cards: cards(names, more.playable),
    asked: true,
    composing: more.composing ?? false,
    onpress: (card: HandCard) => pressed.push(card.name),
  })
const buttons = () => [...document.querySelectorAll<HTMLElement>('.hand button')]
const button = (name: string) => document.querySelector<HTMLElement>(`.hand [data-card="${name}"]`)!
const order = () => buttons().map((one) => one.dataset['card'])
const tap = (name: string) => fireEvent.click(button(name), { detail: 1 })
const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name })

beforeEach(async () => {
  pressed = []
  face = await gameFace('four-gems')
  await words.speak('en')
  preferences.set({ twoTaps: false, speed: 'off' })
})
afterEach(cleanup)

test('each card is a button that is called as people say it', () => {
  show(['R20', 'B4'], { playable: ['R20'] })
  expect(buttons().map((one) => one.querySelector('.unseen')?.textContent)).toEqual([
    'ruby 20',
    'sapphire 4, not now',
  ])
  expect(button('B4').getAttribute('aria-disabled')).toBe('true')
})

test('a card that makes the duty says so, by a mark and in words', () => {
  const forced = cards(['R20', 'B4']).map((card) => ({ ...card, forcing: card.name === 'B4' }))
  render(Hand, { game: face, cards: forced, asked: true, onpress: () => {} })
  expect(button('B4').querySelector('.unseen')?.textContent).toBe('sapphire 4, the reason why not')
  expect(buttons().map((one) => one.querySelector('.why')?.textContent)).toEqual([undefined, '!'])
})

test('a card has the letters that one likes and is called in the language that is spoken', async () => {
  const letters = () =>
    [...document.querySelectorAll('.hand .letter, .hand .short')].map((one) => one.textContent)
  const seasons = await gameFace('four-seasons')
  render(Hand, { game: seasons, cards: cards(['Y4']), asked: true, onpress: () => {} })
  expect(letters()).toContain('Y')
  preferences.set({ letters: 'fr' })
  await tick()
  expect(new Set(letters())).toEqual(new Set(['J']))
  expect(button('Y4').querySelector('.unseen')?.textContent).toBe('yellow 4')
  preferences.set({ letters: 'spoken' })
})

test('a queued card is freed by one tap, also where a card takes two', async () => {
  preferences.set({ twoTaps: true })
  const queued = cards(['R20', 'B4']).map((card) => ({ ...card, queued: card.name === 'R20' }))
  const onpress = (card: HandCard) => void pressed.push(card.name)
  render(Hand, { game: face, cards: queued, asked: true, onpress })
  await tap('B4')
  expect(pressed).toEqual([])
  await tap('R20')
  expect(pressed).toEqual(['R20'])
})

test('with two taps the first one lifts, the second plays; keys need no second', async () => {
  preferences.set({ twoTaps: true })
  show(['R20', 'B4'])
  await tap('R20')
  expect(pressed).toEqual([])
  expect(button('R20').classList).toContain('chosen')
  await tap('B4')
  expect(pressed).toEqual([])
  await tap('B4')
  expect(pressed).toEqual(['B4'])
  await fireEvent.click(button('R20'), { detail: 0 })
  expect(pressed).toEqual(['B4', 'R20'])
})

test('a card that was lifted and not played is not lifted for the next decision', async () => {
  preferences.set({ twoTaps: true })
  const { rerender } = show(['R20', 'B4'])
  await tap('R20')
  await rerender({ asked: false })
  expect(button('R20').classList).not.toContain('chosen')
  await rerender({ asked: true })
  await tap('R20')
  expect(pressed).toEqual([])
})

test('digits choose a card and play none; in a hand that composes they lay it out', async () => {
  show(['R20', 'B4', 'G1'])
  await key('2')
  expect(document.activeElement).toBe(button('B4'))
  await key('9')
  expect(document.activeElement).toBe(button('B4'))
  expect(pressed).toEqual([])
  cleanup()
  show(['R20', 'B4'], { composing: true })
  await key('2')
  expect(pressed).toEqual(['B4'])
})

test('arrows find the hand and go round it', async () => {
  show(['R20', 'B4', 'G1'])
  await key('ArrowRight')
  expect(document.activeElement).toBe(button('R20'))
  await key('ArrowLeft')
  expect(document.activeElement).toBe(button('G1'))
  await key('Home')
  expect(document.activeElement).toBe(button('R20'))
  expect(buttons().map((one) => one.tabIndex)).toEqual([0, -1, -1])
})

test('nothing is put in another order under the pointer', async () => {
  const { rerender } = show(['R20', 'B4', 'G1'])
  const hand = document.querySelector('.hand')!
  await fireEvent.pointerEnter(hand)
  await rerender({ cards: cards(['G1', 'Y2', 'R20']) })
  expect(order()).toEqual(['R20', 'G1', 'Y2'])
  await fireEvent.pointerLeave(hand)
  expect(order()).toEqual(['G1', 'Y2', 'R20'])
})
