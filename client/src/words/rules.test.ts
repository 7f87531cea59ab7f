import { expect, test } from 'vitest'
import { bound, type Span } from './rules'

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
