import { render } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { CLOVER, signOf } from './art/signs'
import Back from './Back.svelte'
import Butterfly from './Butterfly.svelte'
import Coin from './Coin.svelte'
import { TOKENS, type GameName } from './deck'
import Envelope from './Envelope.svelte'
import Figure from './Figure.svelte'
import Joker from './Joker.svelte'
import Leaf from './Leaf.svelte'
import Picture from './Picture.svelte'
import Sign from './Sign.svelte'
import Square from './Square.svelte'
import { expectDrawn } from './testing'

vi.setConfig({ testTimeout: 60_000 })

const GAMES = Object.keys(TOKENS) as GameName[]

describe.each(GAMES)('%s', (game) => {
  test('the back says nothing but a value that all may know', () => {
    expect(render(Back, { game }).container.textContent?.trim()).toBe('')
    const { container } = render(Back, { game, value: 3 })
    expectDrawn(container)
    expect(container.textContent?.replace(/\s/g, '')).toBe('333')
  })

  test('each suit has a sign with an outline of its own', () => {
    const suits = Object.keys(TOKENS[game])
    expect(new Set(suits.map((suit) => signOf(game, suit)?.shape)).size).toBe(4)
    for (const suit of suits) expectDrawn(render(Sign, { game, suit }).container)
  })

  test('has its picture', () => {
    const { container } = render(Picture, { game })
    expectDrawn(container)
    expect(container.querySelectorAll('path').length).toBeGreaterThan(40)
  })
})

test('the butterfly has a sign too', () => {
  expectDrawn(render(Sign, { game: 'four-seasons', suit: 'BF' }).container)
})

test.each(['B', 'G', 'Y', 'R'] as const)('the figure of season %s is drawn', (season) => {
  expectDrawn(render(Figure, { season }).container)
})

test('coin, leaf and butterfly are drawn; only a living butterfly moves', () => {
  for (const { container } of [render(Coin), render(Leaf), render(Butterfly)]) {
    expectDrawn(container)
  }
  const classes = (alive: boolean): DOMTokenList =>
    render(Butterfly, { alive }).container.querySelector('svg')!.classList
  expect(classes(true).contains('alive')).toBe(true)
  expect(classes(false).contains('alive')).toBe(false)
})

test('square and joker turn by quarters, with the first suit below', () => {
  const suits = ['H', 'D', 'S', 'C']
  const { container, rerender } = render(Square, { turn: 0, suits, language: 'de' })
  const dial = container.querySelector('svg')!
  expect([...dial.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
    'H',
    'Ka',
    'P',
    'Kr',
  ])
  expect(dial.style.transform).toBe('rotate(0deg)')
  return rerender({ turn: 3 }).then(() => {
    expect(dial.style.transform).toBe('rotate(270deg)')
    const joker = render(Joker, { turn: 2 }).container.querySelector('svg')!
    expect(joker.style.transform).toBe('rotate(360deg)')
  })
})

test('an envelope names its owner and holds blank paper, shut or open', () => {
  for (const open of [false, true]) {
    const { container } = render(Envelope, { open, owner: 'Anna' })
    expectDrawn(container)
    expect(container.textContent?.trim()).toBe('Anna')
  }
  const { container } = render(Envelope, { owner: 'Maximiliane von Hohenstein' })
  expect(container.textContent?.trim()).toBe('Maximiliane von…')
})

describe.each(['leaf.svg', 'leaf-turn.svg'])('public/%s', (file) => {
  const drawn = readFileSync(`public/${file}`, 'utf8')
  const sheet = readFileSync('src/decks/look.css', 'utf8')

  test('is the leaf, in the colours of the sheet', () => {
    expect(drawn).toContain(CLOVER.stalk)
    for (const [season, shape] of CLOVER.leaflets) {
      const [, fill] = sheet.match(new RegExp(`--${season}: (#\\w+)`))!
      const [, ink] = sheet.match(new RegExp(`--${season}-ink: (#\\w+)`))!
      expect(drawn).toContain(`d="${shape}" fill="${fill}" stroke="${ink}"`)
    }
    expect(drawn.includes('<circle')).toBe(file === 'leaf-turn.svg')
  })
})
