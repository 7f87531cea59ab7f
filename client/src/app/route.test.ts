import { expect, test, vi } from 'vitest'
import { inGroups, isRuleCode, roomIn } from './lobby/invited'
import { go, read, route } from './route.svelte'

test('each address is a page, and what is none is nowhere', () => {
  expect(read('/')).toEqual({ page: 'lobby' })
  expect(read('/', '?table=four-gems')).toEqual({ page: 'set-up', game: 'four-gems' })
  expect(read('/', '?table=four-gems&rules=FG1-om')).toEqual({
    page: 'set-up',
    game: 'four-gems',
    rules: 'FG1-om',
  })
  expect(read('/', '?table=poker')).toEqual({ page: 'lobby' })
  expect(read('/r/ab-c_9')).toEqual({ page: 'room', room: 'ab-c_9' })
  expect(read('/r/abc/')).toEqual({ page: 'room', room: 'abc' })
  expect(read('/m/abc', '?as=open&at=57')).toEqual({ page: 'match', match: 'abc' })
  expect(read('/print/four-gems')).toEqual({ page: 'print', game: 'four-gems' })
  expect(read('/print/poker')).toEqual({ page: 'nowhere' })
  expect(read('/learn')).toEqual({ page: 'lessons' })
  expect(read('/learn/four-gems-1')).toEqual({ page: 'lesson', lesson: 'four-gems-1' })
  for (const path of [
    '/learn/A',
    '/learn/a/b',
    '/r/',
    '/r/a/b',
    '/r/../x',
    '/elsewhere',
    `/r/${'a'.repeat(65)}`,
  ])
    expect(read(path)).toEqual({ page: 'nowhere' })
})

test('one goes there, and back by the browser’s own button', () => {
  vi.stubGlobal('scrollTo', vi.fn())
  go('/r/abc')
  expect(route()).toEqual({ page: 'room', room: 'abc' })
  history.replaceState(null, '', '/')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(route()).toEqual({ page: 'lobby' })
})

test('a link and an own link lead to a table, whatever its name', () => {
  const found = { room: 'x7k2m9q4', token: null }
  expect(roomIn(' http://cards.example/r/x7k2m9q4 ')).toEqual(found)
  expect(roomIn('https://cards.example/r/x7k2m9q4/')).toEqual(found)
  expect(roomIn('http://h/r/x7k2m9q4#geheim')).toEqual({ room: 'x7k2m9q4', token: 'geheim' })
})

test('the code of a table counts as it was heard: with or without gaps, large or small', () => {
  expect(inGroups('x7k2m9q4abcd')).toBe('x7k2 m9q4 abcd')
  expect(inGroups('r1')).toBe('')
  for (const text of ['x7k2m9q4abcd', ' x7k2 m9q4  abcd', 'X7K2-M9Q4-ABCD', 'x7 k2 m9 q4 ab cd'])
    expect(roomIn(text)).toEqual({ room: 'x7k2m9q4abcd', token: null })
})

test('what is no link and no code leads nowhere', () => {
  for (const text of [
    '',
    'hello there',
    'x7k2m9q4',
    'x7k2m9q4abc0',
    'http://cards.example/',
    '<b>',
  ])
    expect(roomIn(text)).toBeNull()
})

test('a rule code is not taken for a table', () => {
  for (const text of ['FG1-om-500', ' fs1 ', 'SD1-g2', 'FG2-tt-gs-fa']) {
    expect(roomIn(text)).toBeNull()
    expect(isRuleCode(text)).toBe(true)
  }
  for (const text of ['hello', 'x7k2m9q4abcd', 'FG1 om']) expect(isRuleCode(text)).toBe(false)
})
