import '../testing/page'
import { expect, test } from 'vitest'
import { gems, position, seasons } from '../testing/tables'
import { bySide } from './sides'
import { words } from './words.svelte'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan']

test('the own team comes first, players come as they sit', async () => {
  await words.speak('en')
  const labels = (game: string, seat: number) => {
    const view = game === 'four-gems' ? gems({ seat }) : seasons({ seat })
    return bySide(position(game, view, null), NAMES).map(({ label }) => label)
  }
  expect(labels('four-gems', 0)).toEqual(['Us', 'Them'])
  expect(labels('four-gems', 1)).toEqual(['Us', 'Them'])
  expect(labels('four-seasons', 1)).toEqual(NAMES)
})
