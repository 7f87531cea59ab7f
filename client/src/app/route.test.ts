import { expect, test, vi } from 'vitest'
import { roomIn } from './lobby/invited'
import { go, read, route } from './route.svelte'

test('each address is a page, and what is none is nowhere', () => {
  expect(read('/')).toEqual({ page: 'lobby' })
  expect(read('/', '?table=four-gems')).toEqual({ page: 'set-up', game: 'four-gems' })
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

test('a link, an own link and a bare code lead to a table', () => {
  const found = { room: 'x7k2m9q4', token: null }
  expect(roomIn(' http://cards.example/r/x7k2m9q4 ')).toEqual(found)
  expect(roomIn('https://cards.example/r/x7k2m9q4/')).toEqual(found)
  expect(roomIn('x7k2m9q4')).toEqual(found)
  expect(roomIn('http://h/r/x7k2m9q4#geheim')).toEqual({ room: 'x7k2m9q4', token: 'geheim' })
  for (const text of ['', 'hello there', 'http://cards.example/', '<b>'])
    expect(roomIn(text)).toBeNull()
})
