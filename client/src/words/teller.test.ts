import '../testing/page'
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GAMES, gameFace } from '../games/game'
import { spoken } from '../../fluent'
import { eventsOf } from '../testing/events'
import type { Problem } from '../line/wire'
import { Teller } from './teller'
import { LANGUAGES, words } from './words.svelte'

vi.setConfig({ testTimeout: 120_000 })

const NAMES = ['Ann', 'Ben "&" <b>', 'שרה', '🦋 Zoë']
/** A key of the Fluent files where a sentence should be, or a gap that nothing filled. */
const RAW = /^[a-z]+(-[a-z]+)+$|\{ ?\$|undefined|\[object|null/

/** A refusal with whatever words the server may send along. */
const NOTHING = {
  rule: '',
  reason: '',
  cards: [],
  words: { line: 3, problem: 'such a card is not there' } as never,
  message: null,
}

let wrong: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  wrong = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  const { calls } = wrong.mock
  wrong.mockRestore()
  expect(calls).toEqual([])
})

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(GAMES)('each event of %s is a sentence, whoever listens', async (game) => {
    await words.speak(language)
    const face = await gameFace(game)
    const events = eventsOf(game)
    expect(new Set(events.map(({ event }) => event)).size).toBeGreaterThan(3)
    for (const listener of [0, 1, null]) {
      const teller = new Teller(face, NAMES, [0, 1, 0, 1], listener)
      for (const event of events) {
        const text = teller.event(event)
        expect(text, JSON.stringify(event)).not.toMatch(RAW)
        expect(text.length).toBeGreaterThan(3)
      }
    }
  })

  test('each refusal of a room is a sentence', async () => {
    await words.speak(language)
    const teller = new Teller(await gameFace('four-gems'), NAMES, [0, 1, 0, 1], 0)
    const page = readFileSync('../docs/protocol.md', 'utf8').split('## Why not')[1]!
    const rows = page
      .split('## ')[0]!
      .split('\n')
      .filter((row) => /^\| 4(03|09|22)/.test(row))
    const codes = rows.flatMap((row) => [...row.matchAll(/`([a-z-]+)`/g)].map((found) => found[1]!))
    expect(codes.length).toBeGreaterThan(25)
    for (const code of codes.filter((one) => one !== 'illegal') as Problem['code'][])
      expect(teller.refusal({ ...NOTHING, code })).not.toMatch(RAW)
  })
})

test('it is you, your partner, or a name: never the wrong one', async () => {
  await words.speak('en')
  const face = await gameFace('four-gems')
  const event = { event: 'played', seat: 2, card: 'R20', led: true } as const
  const told = (seat: number | null) => new Teller(face, NAMES, [0, 1, 0, 1], seat).event(event)
  expect(told(2)).toBe('You lead ruby 20.')
  expect(told(0)).toBe('Your partner שרה leads ruby 20.')
  expect(told(1)).toBe('שרה leads ruby 20.')
  expect(told(null)).toBe('שרה leads ruby 20.')
})

test('a sentence begins with a capital letter, a name as it is written', async () => {
  await words.speak('en')
  const face = await gameFace('four-gems')
  const teller = new Teller(face, ['ann', 'Ben', 'Cleo', 'Dito'], [0, 1, 0, 1], 1)
  expect(teller.event({ event: 'turned', seat: 0, card: 'B2' })).toMatch(/^Sapphire 2/)
  expect(teller.event({ event: 'passed', seat: 0, again: false })).toBe('ann passes.')
})

test('a refusal begins with a capital letter, though a card comes first', async () => {
  await words.speak('en')
  const teller = new Teller(await gameFace('vier-felder'), NAMES, [0, 1, 2, 3], 0)
  const problem = { ...NOTHING, reason: 'sums-must-fit', cards: ['4C', 'JD'] }
  expect(teller.refusal({ ...problem, code: 'illegal' })).toMatch(
    /^Four of clubs, jack of diamonds/,
  )
})

test('all words that the page asks for are there, in all languages', async () => {
  const asked = new Set<string>()
  for (const file of sources('src'))
    for (const found of readFileSync(file, 'utf8').matchAll(/say\(\s*'([a-z][\w-]+)'/g))
      asked.add(found[1]!)
  expect(asked.size).toBeGreaterThan(150)
  const left = folder('../src/vierblatt/locales/en').map((file) =>
    spoken(readFileSync(file, 'utf8')),
  )
  expect([...asked].filter((key) => !left.some((text) => text.includes(`${key} =`)))).toEqual([])
  expect(left.some((text) => /^(#|usage-)/m.test(text))).toBe(false)
  for (const language of LANGUAGES) {
    await words.speak(language)
    expect([...asked].filter((key) => !words.has(key))).toEqual([])
  }
})

const folder = (path: string): string[] => readdirSync(path).map((name) => `${path}/${name}`)

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts') ? [path] : []
  })
}
