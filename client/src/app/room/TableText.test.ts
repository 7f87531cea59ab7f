import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import '../../testing/page'
import { face } from '../../games/four-gems'
import { gems, message, position, tableAt } from '../../testing/tables'
import { words } from '../../words/words.svelte'
import TableText from './TableText.svelte'

beforeAll(() => words.speak('en'))
afterEach(cleanup)

test('what happens while it is open is there at once', async () => {
  const table = tableAt('four-gems', gems({ waiting: [1], leader: 1 }))
  render(TableText, { table, face })
  screen.getByText('nothing yet')
  const next = gems({ waiting: [0], leader: 3, trick: ['B11'], sizes: [8, 8, 8, 7] })
  table.hear(message(2, 'moved', [], position('four-gems', next, null)))
  table.skip()
  await tick()
  screen.getByText('sapphire 11, Dan, in front')
  expect(screen.queryByText('nothing yet')).toBeNull()
  screen.getByRole('heading', { name: 'Trick' })
})
