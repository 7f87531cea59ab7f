import '../testing/page'
import { beforeAll, describe, expect, test } from 'vitest'
import { gameFace } from '../games/game'
import { message, notice } from '../line/testing'
import { said } from './notices'
import { Teller } from './teller'
import { LANGUAGES, words } from './words.svelte'

let teller: Teller
beforeAll(async () => {
  teller = new Teller(await gameFace('four-gems'), ['Ann', 'Ben', 'Cleo', 'Dito'], [0, 1, 0, 1], 0)
})

const KINDS = [
  { kind: 'sat', seat: 1, name: 'Ben' },
  { kind: 'rose', seat: 1, kicked: true },
  { kind: 'swapped', seats: [0, 1] as [number, number] },
  { kind: 'dealt', round: 2 },
  { kind: 'took-back', seat: 1 },
  { kind: 'took-back', seat: 1, request: 3 },
  { kind: 'nudged', seat: 1, by: 0 },
  { kind: 'stood-in', seat: 1, keeps: true },
  { kind: 'stood-in', seat: 1, keeps: false },
  { kind: 'came-back', seat: 1 },
  { kind: 'gone', seat: 1 },
  { kind: 'paused', seat: 1 },
  { kind: 'paused', seat: 1, text: 'the door' },
  { kind: 'resumed', seat: 1 },
  { kind: 'asked', seat: 1, what: 'clock-off', request: 1 },
  { kind: 'asked', seat: 1, what: 'resign', request: 1 },
  { kind: 'asked', seat: 1, what: 'rematch', request: 1 },
  { kind: 'asked', seat: 1, what: 'take-back', request: 1 },
  { kind: 'asked', seat: 1, what: 'claim', request: 1 },
  { kind: 'settled', request: 1, granted: false },
  { kind: 'clock-stopped' },
  { kind: 'resigned', seat: 1 },
  { kind: 'claimed', seat: 1 },
  { kind: 'claimed', seat: 1, request: 1 },
  { kind: 'said', seat: 1, text: '<img onerror=alert(1)>' },
  { kind: 'emoted', seat: 1, emote: 'hello' },
]

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(KINDS)('$kind is a sentence', async (one) => {
    await words.speak(language)
    const lines = said(message(1, { notice: notice(one) }), teller)
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toMatch(/^(room|table)-|\{|undefined/)
  })
})

test.each([
  ['sat', {}, 'You sit down.', 'Ben sits down.'],
  ['nudged', { by: 2 }, 'You are reminded.', 'Ben is reminded.'],
  ['stood-in', { keeps: true }, /^A bot plays for you/, /^A bot plays for Ben/],
  [
    'paused',
    { text: 'the door' },
    'You pause the match: the door',
    'Ben pauses the match: the door',
  ],
  [
    'took-back',
    { request: 3 },
    'All agree: your last move is taken back.',
    'All agree: the last move of Ben is taken back.',
  ],
  ['asked', { what: 'rematch' }, 'You ask for another match.', 'Ben asks for another match.'],
] as const)('%s is told to each in his own person', async (kind, more, own, others) => {
  await words.speak('en')
  const tell = (seat: number) =>
    said(message(1, { notice: notice({ kind, seat, ...more }) }), teller)
  expect(tell(0)).toEqual([expect.stringMatching(own)])
  expect(tell(1)).toEqual([expect.stringMatching(others)])
})

test.each(['created', 'begun', 'moved', 'bot-sat', 'answered', 'rematch'])(
  'of %s nothing is told: it shows',
  async (kind) => {
    await words.speak('en')
    expect(said(message(1, { notice: notice({ kind, seat: 1 }) }), teller)).toEqual([])
  },
)

test('what is granted is told by what comes of it', () => {
  const settled = notice({ kind: 'settled', request: 1, granted: true })
  expect(said(message(1, { notice: settled }), teller)).toEqual([])
})

test('who plays alone asks nobody whether to give up', async () => {
  const asked = notice({ kind: 'asked', seat: 1, what: 'resign', request: 1 })
  const alone = new Teller(await gameFace('seasons-duel'), ['Ann', 'Ben'], [0, 1], 0)
  expect(said(message(1, { notice: asked }), alone)).toEqual([])
})

test('who asks to swap is not told: by then the names belong to other seats', () => {
  const asked = notice({ kind: 'asked', seat: 1, what: 'swap', request: 1 })
  expect(said(message(1, { notice: asked }), teller)).toEqual([])
})

test('events come before the score, and each line of it has its points', async () => {
  await words.speak('en')
  const lines = said(
    message(1, {
      events: [{ event: 'took-trick', seat: 1, cards: ['R20'], points: 30 }] as never,
      score: {
        points: [0, 162, 0, 162],
        lines: [
          { seats: [1, 3], why: 'made', points: 162, rule: '8.6', of: 162 },
          { seats: [0, 2], why: 'card-points', points: 0, rule: '8.6', of: 1 },
          { seats: [0, 2], why: 'card-points', points: -2, rule: '8.6', of: 1 },
        ],
        kept: {},
      },
    }),
    teller,
  )
  expect(lines).toHaveLength(4)
  expect(lines[1]).toBe('Ben + Dito: contract made with 162, +162')
  expect(lines[2]).toMatch(/^Ann \+ Cleo: .*, 0$/)
  expect(lines[3]).toMatch(/, −2$/)
})

test.each(LANGUAGES)(
  'points taken off have the minus of the score sheet, in %s',
  async (language) => {
    await words.speak(language)
    const line = { seats: [1], points: -2, why: 'made', rule: '8.4', of: 100 }
    const score = { points: [0, -2, 0, 0], lines: [line], kept: {} }
    const [told] = said(message(1, { score } as object), teller)
    expect(told).toMatch(/−2$/)
    expect(words.say('table-sheet-to-go', { points: -1.5 })).toMatch(/−1[.,]5/)
  },
)
