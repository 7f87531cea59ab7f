import { render } from '@testing-library/svelte'
import { describe, expect, test, vi } from 'vitest'
import {
  BUTTERFLY,
  TOKENS,
  bidValue,
  cardsOf,
  indexOf,
  letterOf,
  rankOf,
  suitOf,
  type GameName,
  type Language,
} from './deck'
import './every-front'
import Face from './Face.svelte'
import { expectDrawn } from './testing'

vi.setConfig({ testTimeout: 60_000 })

const COUNTS: [GameName, number][] = [
  ['four-seasons', 37],
  ['vier-felder', 52],
  ['seasons-duel', 12],
  ['four-gems', 32],
]
const LANGUAGES: Language[] = ['en', 'de', 'fr']

const textsOf = (root: Element): string[] =>
  [...root.querySelectorAll('text')].map((text) => text.textContent ?? '')
const twice = (texts: string[], text: string): boolean =>
  texts.filter((one) => one === text).length >= 2

describe.each(COUNTS)('%s', (game, count) => {
  const cards = cardsOf(game)

  test('has its cards once each, and each is its suit and its rank', () => {
    expect(new Set(cards).size).toBe(count)
    for (const card of cards.filter((one) => one !== BUTTERFLY)) {
      const [suit, rank] = [suitOf(game, card), rankOf(game, card)]
      expect(TOKENS[game]).toHaveProperty(suit)
      expect([suit + rank, rank + suit]).toContain(card)
    }
  })

  test.each(LANGUAGES)(
    'every card is drawn and has its index and letter twice in %s',
    (language) => {
      for (const card of cards) {
        const { container, unmount } = render(Face, { game, card, language, size: 'large' })
        expectDrawn(container)
        const texts = textsOf(container)
        const index = indexOf(rankOf(game, card), language)
        if (index) expect(twice(texts, index), card).toBe(true)
        expect(twice(texts, letterOf(game, suitOf(game, card), language)), card).toBe(true)
        unmount()
      }
    },
  )

  test.each(LANGUAGES)(
    'no two suits have the same letter in %s, nor one that is a rank',
    (language) => {
      const suits = [...new Set(cards.map((card) => suitOf(game, card)))]
      const letters = suits.map((suit) => letterOf(game, suit, language))
      expect(new Set(letters).size).toBe(suits.length)
      const ranks = cards.map((card) => indexOf(rankOf(game, card), language))
      expect(letters.filter((letter) => ranks.includes(letter))).toEqual([])
    },
  )

  test.each(['small', 'auto'] as const)('every card is drawn in the size %s', (size) => {
    for (const card of cards) {
      const { container, unmount } = render(Face, { game, card, size })
      expectDrawn(container)
      expect(container.querySelectorAll('.far').length).toBe(1)
      expect(container.querySelectorAll('.near').length).toBe(size === 'auto' ? 1 : 0)
      expect(container.querySelectorAll('.corner').length).toBe(2)
      unmount()
    }
  })

  test('no two cards look alike in the large', () => {
    const looks = cards.map((card) => {
      const { container, unmount } = render(Face, { game, card, size: 'large' })
      const look = container.innerHTML
      unmount()
      return look
    })
    expect(new Set(looks).size).toBe(count)
  })
})

test('court cards bear the letters of each language', () => {
  const letters = (language: Language): string =>
    ['A', 'K', 'Q', 'J'].map((rank) => indexOf(rank, language)).join(' ')
  expect(LANGUAGES.map(letters)).toEqual(['A K Q J', 'A K D B', 'A R D V'])
})

test('a card of 4 Seasons shows what it counts in a bid', () => {
  expect(['B', 'G', 'Y', 'R'].map(bidValue)).toEqual([0, 1, 2, 3])
  const { container } = render(Face, { game: 'four-seasons', card: 'R9', size: 'small' })
  expect(textsOf(container).filter((text) => text === '3').length).toBe(2)
})

test('a pip card has as many pips as it counts', () => {
  for (let rank = 2; rank <= 10; rank++) {
    const { container, unmount } = render(Face, {
      game: 'vier-felder',
      card: `${rank}S`,
      size: 'large',
    })
    expect(container.querySelectorAll('.near > g').length).toBe(rank)
    unmount()
  }
})
