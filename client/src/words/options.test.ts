import { expect, test } from 'vitest'
import '../testing/page'
import { gems, position } from '../testing/tables'
import { keptAs, settingsOf } from './options'
import { words } from './words.svelte'

test('how tricks are looked at is asked and told where there are tricks', async () => {
  await words.speak('en')
  const { settings } = position('four-gems', gems(), null)
  const told = (game: string) => keptAs({ ...settings, game, tricks: 'all' }).join('\n')
  expect(told('four-gems')).toContain(words.say('setting-tricks-all'))
  expect(told('vier-felder')).not.toContain(words.say('setting-tricks-all'))
  expect(
    ['four-seasons', 'seasons-duel'].map((game) => settingsOf(game).includes('tricks')),
  ).toEqual([true, false])
})
