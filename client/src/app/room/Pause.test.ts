import '../../testing/page'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from '../../line/table.svelte'
import { message, notice, position } from '../../line/testing'
import type { Command } from '../../line/wire'
import { words } from '../../words/words.svelte'
import Pause from './Pause.svelte'
import Pausing from './Pausing.svelte'

vi.setConfig({ testTimeout: 60_000 })

let done: Command[] = []
function tableOf(talk: 'emotes' | 'chat', seat = 1): LiveTable {
  const table = new LiveTable('r1', 'secret')
  const { settings } = position()
  table.hear(
    message(1, {
      notice: notice({ kind: 'paused', seat, text: 'the <b>door</b>' }),
      position: position({
        phase: 'paused',
        paused_until: Date.now() + 300_000,
        settings: { ...settings, talk },
      }),
    }),
  )
  table.do = async (wish) => {
    done.push(wish)
    return true
  }
  return table
}

beforeEach(async () => {
  done = []
  await words.speak('en')
})
afterEach(cleanup)

test('everybody sees who pauses and why, but not the talk of whom one has muted', () => {
  const table = tableOf('chat')
  render(Pause, { table })
  expect(screen.getByText(/^Ben has paused/)).toBeTruthy()
  expect(screen.getByText('Ben: the <b>door</b>')).toBeTruthy()
  cleanup()
  table.muted = [1]
  render(Pause, { table })
  expect(screen.queryByText(/door/)).toBeNull()
  cleanup()
  render(Pause, { table: tableOf('chat', 0) })
  expect(screen.getByText(/^You have paused/)).toBeTruthy()
})

test('who has resigned watches: the pause is not for him to end', () => {
  const table = tableOf('emotes')
  render(Pause, { table })
  expect(screen.getByRole('button')).toBeTruthy()
  cleanup()
  const { seats } = table.position!
  const gone = seats.map((one, at) => ({ ...one, gone: at === table.you }))
  table.hear(message(2, { position: { ...table.position!, seats: gone } }))
  render(Pause, { table })
  expect(screen.getByText(/^Ben has paused/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a reason can be given where the table chats, and need not be', async () => {
  const onpause = vi.fn()
  render(Pausing, { table: tableOf('chat'), onpause })
  const why = screen.getByRole('textbox')
  await fireEvent.input(why, { target: { value: ' the door ' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  cleanup()
  render(Pausing, { table: tableOf('emotes'), onpause })
  expect(screen.queryByRole('textbox')).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(done).toEqual([
    { do: 'pause', text: 'the door' },
    { do: 'pause', text: '' },
  ])
  expect(onpause).toHaveBeenCalledTimes(2)
})
