import '../../testing/page'
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gems, message, position } from '../../testing/tables'
import { words } from '../../words/words.svelte'
import LessonPage from './Lesson.svelte'

vi.setConfig({ testTimeout: 60_000 })

const seen = message(1, 'dealt', [], position('four-gems', gems({ waiting: [1] }), null))
/** A step of a lesson in which there is only to be read. */
const step = (number: number) => ({
  lesson: 'four-gems-1',
  game: 'four-gems',
  title: 'Tricks',
  scene: 1,
  scenes: 1,
  scene_title: 'A trick',
  step: number,
  steps: 9,
  words: [[{ text: `Step ${number}`, kind: 'plain' }]],
  asked: false,
  way: null,
  messages: [seen],
})

/** The steps that were gone to. */
let asked: number[]

beforeEach(async () => {
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://here')
    if (pathname === '/api/lessons') return Response.json({ lessons: [] })
    asked.push(1 + searchParams.getAll('did').length)
    return Response.json(step(asked.at(-1)!))
  })
  await words.speak('en')
  render(LessonPage, { name: 'four-gems-1' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function press(at: number, detail = 1, name = 'Go on'): Promise<void> {
  const button = await screen.findByText(name, {}, { timeout: 30_000 })
  const event = createEvent.click(button, { detail })
  vi.spyOn(event, 'timeStamp', 'get').mockReturnValue(at)
  await fireEvent(button, event)
}
/** The step is there, and what led to it is over. */
async function shows(number: number): Promise<void> {
  await screen.findByText(`Step ${number}`, {}, { timeout: 30_000 })
  await new Promise((done) => setTimeout(done))
}

test('pressed twice goes one step, also when the next one has come meanwhile', async () => {
  await press(1000)
  await shows(2)
  await press(1150)
  await shows(2)
  expect(asked).toEqual([1, 2])
  await press(1600)
  await shows(3)
})

test('who flips through quickly, on or back, goes a step with each press', async () => {
  for (const to of [2, 3, 4]) {
    await press(500 + 250 * to)
    await shows(to)
  }
  for (const to of [3, 2]) {
    await press(4000 - 250 * to, 1, 'Back')
    await shows(to)
  }
  expect(asked).toEqual([1, 2, 3, 4, 3, 2])
})

test('keys go on as quickly as one likes', async () => {
  await press(1000, 0)
  await shows(2)
  await press(1050, 0)
  await shows(3)
  expect(asked).toEqual([1, 2, 3])
})
