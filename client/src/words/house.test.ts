import { expect, test } from 'vitest'
import type { GameOffered, Settings } from '../line/wire'
import { standing } from './house'

const GEMS = {
  game: 'four-gems',
  options: [
    { name: 'overruff', values: ['none', 'must'], default: 'none' },
    { name: 'redeal', values: ['next', 'same'], default: 'next' },
    { name: 'target', values: [], default: 1000 },
  ],
  paragraphs: {
    overruff: { none: ['6.11'], must: ['6.11', '7', '7.1'] },
    redeal: { next: ['9.7'], same: ['9.7', '9.8'] },
    target: { '*': ['10.2'] },
  },
} as unknown as GameOffered
const table = (options: object) => ({ game: 'four-gems', options }) as Settings

test.each([
  ['6.5', {}, true, []],
  ['6.11', { overruff: 'must' }, true, ['must']],
  ['9.8', {}, false, []],
  ['9.8', { redeal: 'same' }, true, ['same']],
  ['10.2', { target: 500 }, true, ['500']],
  ['7.3', {}, false, []],
  ['7.3', { overruff: 'must' }, true, []],
  ['7.1', { overruff: 'must' }, true, ['must']],
])('%s at a table with %o', (number, options, holds, said) => {
  const found = standing(GEMS, table(options), number)
  expect(found.holds).toBe(holds)
  expect(found.values.map((value) => value.replace(/.*-/, ''))).toEqual(said)
})
