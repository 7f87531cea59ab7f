import '../../testing/page'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { words } from '../../words/words.svelte'
import { preferences } from '../preferences.svelte'
import { playNow, usualPlan } from './plan'

let names: string[] = []
beforeEach(() => {
  names = []
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = JSON.parse(init.body as string)
    if (path === '/api/rooms') names.push(body.name)
    return new Response(JSON.stringify({ room: 'r1', token: 't0', seat: 0, seq: 1 }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

test('whoever has not said his name sits down as a guest, in words that others can read', async () => {
  for (const language of ['en', 'de', 'fr'] as const) {
    await words.speak(language)
    await playNow('four-gems')
  }
  preferences.set({ name: 'Mia' })
  await playNow('four-gems')
  expect(names).toEqual(['Guest', 'Gast', 'Invité', 'Mia'])
  preferences.set({ name: '' })
})

test('friends begin with emotes; free chat is for whoever chooses it', () => {
  expect(usualPlan('four-gems').talk).toBe('emotes')
})
