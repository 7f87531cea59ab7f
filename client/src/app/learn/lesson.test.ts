import { beforeEach, expect, test, vi } from 'vitest'
import type { LessonAnswer, LessonShown } from '../../line/wire'
import { gems, message, position } from '../../testing/tables'
import { Lesson } from './lesson.svelte'

let asked: string[] = []
let answers: (LessonShown | LessonAnswer)[] = []

beforeEach(() => {
  asked = []
  answers = []
  answering()
})

const answering = () =>
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(JSON.stringify(answers.shift()))
  })

const moves = ['G20', 'G4']
const now = (offer: boolean) =>
  position('four-gems', gems({ hand: moves }), offer ? { moves, complete: true } : null)

const step = (number: number, more: Partial<LessonShown> = {}): LessonShown => ({
  lesson: 'four-gems-1',
  game: 'four-gems',
  title: 'Tricks',
  scene: 1,
  scenes: 2,
  scene_title: 'A trick',
  step: number,
  steps: 2,
  words: [[{ text: 'Win it', kind: 'plain' }]],
  asked: false,
  way: null,
  messages: [message(1, 'dealt', [], now(false))],
  ...more,
})
const question = step(2, {
  asked: true,
  way: 'G20',
  messages: [message(1, 'dealt', [], now(true))],
})
const about = { words: [], refused: null }

async function opened(): Promise<Lesson> {
  answers.push(step(1))
  const lesson = new Lesson(
    'four-gems-1',
    () => 'en',
    () => 0,
  )
  await lesson.open()
  return lesson
}

test('one reads on, and the way so far is what is asked with', async () => {
  const lesson = await opened()
  expect(asked).toEqual(['/api/lessons/four-gems-1/en?scene=1'])
  expect(lesson.table?.myTurn).toBe(false)
  const { table } = lesson
  answers.push(question)
  await lesson.next()
  expect(asked.at(-1)).toBe('/api/lessons/four-gems-1/en?scene=1&did=')
  expect(lesson.table).toBe(table)
  expect(table?.moves).toEqual(moves)
})

test('a right move goes on to the next scene, which has a table of its own', async () => {
  const lesson = await opened()
  answers.push(question)
  await lesson.next()
  const { table } = lesson
  answers.push({ verdict: 'right', ...about }, step(1, { scene: 2 }))
  expect(await table!.act('G20')).toBe(true)
  expect(asked.at(-2)).toBe('/api/lessons/four-gems-1/en/answer?scene=1&did=&move=G20')
  expect(asked.at(-1)).toBe('/api/lessons/four-gems-1/en?scene=2')
  expect(lesson.table).not.toBe(table)
  expect(lesson.done).toBe(0.5)
})

test('what is wrong has its words, what is refused its cards, and nothing has happened', async () => {
  const lesson = await opened()
  answers.push(question)
  await lesson.next()
  const words: LessonAnswer['words'] = [[{ text: 'Not so', kind: 'plain' }]]
  answers.push({ verdict: 'wrong', words, refused: null })
  expect(await lesson.table!.act('G4')).toBe(false)
  expect(lesson.wrong?.words).toEqual(words)
  const refused = { rule: '6.5', reason: 'must-follow', cards: moves }
  answers.push({ verdict: 'refused', words: [], refused })
  await lesson.table!.whyNot('R1')
  expect(lesson.wrong).toBeNull()
  expect(lesson.table!.refusal).toMatchObject({ code: 'illegal', move: 'R1', ...refused })
  expect(lesson.shown?.step).toBe(2)
})

test('one goes back step by step, and the last scene ends the lesson', async () => {
  const lesson = await opened()
  expect(lesson.first).toBe(true)
  answers.push(question)
  await lesson.next()
  answers.push(step(1))
  await lesson.back()
  expect(asked.at(-1)).toBe('/api/lessons/four-gems-1/en?scene=1')
  answers.push(step(2), step(2, { scene: 2 }))
  await lesson.next()
  await lesson.next()
  await lesson.next()
  expect(lesson.over).toBe(true)
  expect(lesson.done).toBe(1)
})

test('a card that is pressed before all has been shown counts at once', async () => {
  const lesson = await opened()
  answers.push(question)
  await lesson.next()
  lesson.table!.queued = { move: 'G20', basis: '' }
  answers.push({ verdict: 'right', ...about }, step(1, { scene: 2 }))
  lesson.hurry()
  await vi.waitFor(() => expect(lesson.shown?.scene).toBe(2))
})

test('a silence is told and nothing is lost', async () => {
  const lesson = await opened()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no net')))
  await lesson.next()
  expect(lesson.failed).toBeTruthy()
  expect(lesson.shown?.step).toBe(1)
  answering()
  answers.push(question)
  await lesson.next()
  expect(asked.at(-1)).toBe('/api/lessons/four-gems-1/en?scene=1&did=')
  expect(lesson.failed).toBeNull()
})

test('pressed twice, nothing is skipped', async () => {
  const lesson = await opened()
  answers.push(step(2), step(1, { scene: 2 }), step(1, { scene: 3 }))
  await lesson.next()
  const both = [lesson.next(), lesson.next()]
  await Promise.all(both)
  expect(lesson.shown?.scene).toBe(2)
  expect(asked.at(-1)).toBe('/api/lessons/four-gems-1/en?scene=2')
})
