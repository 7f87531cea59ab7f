import { expect, test } from 'vitest'
import type { Rulebook } from '../line/wire'
import { bound, inWords, textOf, type Paragraph, type Span } from './rules'
import { words } from './words.svelte'

const spans = (...parts: string[]): Span[] =>
  parts.map((text) => ({ text, kind: /^\d/.test(text) ? 'rule' : 'plain' }))
const lines = (given: Span[]) =>
  bound(given).map(({ text, before, after }) => [before, text, after].join('|'))

test('a bracket and what closes behind it stay with the number', () => {
  expect(lines(spans('counts 1 point (', '7.2', ').'))).toEqual([
    '|counts 1 point |',
    '(|7.2|).',
    '||',
  ])
})

test('between two numbers each thing is said once', () => {
  const given = spans('see (', '6.1', ', ', '6.5', ') or ', '5.2', '–', '5.4', ': no.')
  const joined = bound(given).map(({ text, before, after }) => before + text + after)
  expect(joined.join('')).toBe(given.map(({ text }) => text).join(''))
  expect(joined).toContain('(6.1,')
  expect(joined).toContain('6.5)')
})

test('a number keeps the word that a narrow space binds to it', () => {
  expect(lines(spans('voir la règle\u00a0', '5.1', ' ou'))[1]).toBe('règle\u00a0|5.1|')
})

test('an option is called as people know it, and a move stays as it is written', async () => {
  await words.speak('de')
  await words.learn('four-gems')
  const written: Span[] = [
    { text: 'je nach ', kind: 'plain' },
    { text: 'failed_gems', kind: 'code' },
    { text: ' und ', kind: 'plain' },
    { text: 'R20', kind: 'code' },
  ]
  const paragraph: Paragraph = { number: '8.8', blocks: [{ block: 'prose', spans: written }] }
  const section = { number: '8', title: '', paragraphs: [paragraph] }
  const book: Rulebook = {
    game: 'four-gems',
    language: 'de',
    title: '',
    opening: [],
    sections: [section],
  }
  expect(textOf(inWords(book).sections[0]!.paragraphs[0]!)).toBe(
    '8.8 je nach  welche Vierlinge bei verfehltem Kontrakt zählen  und  R20',
  )
})
