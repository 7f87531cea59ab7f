import { beforeEach, expect, test } from 'vitest'
import {
  follow,
  forget,
  note,
  places,
  placesAt,
  remember,
  takeFromAddress,
  type Seated,
} from './places'

const place = (room: string, token: string, change: Partial<Seated> = {}): Seated => ({
  room,
  token,
  seat: 0,
  name: 'Ann',
  game: 'four-gems',
  at: 1,
  ...change,
})

beforeEach(() => localStorage.clear())

test('the newest place comes first, and each only once', () => {
  remember(place('a', '1'))
  remember(place('b', '2'))
  remember(place('a', '1', { name: 'Anna' }))
  expect(places().map(({ room, name }) => [room, name])).toEqual([
    ['a', 'Anna'],
    ['b', 'Ann'],
  ])
})

test('several may sit at one table', () => {
  remember(place('a', '1', { shared: true }))
  remember(place('a', '2', { shared: true, seat: 1 }))
  expect(placesAt('a').map(({ token }) => token)).toEqual(['2', '1'])
  forget('a')
  expect(places()).toEqual([])
})

test('what is learnt of a place is noted there alone', () => {
  remember(place('a', '1'))
  remember(place('b', '1'))
  note('a', '1', { over: true })
  expect(placesAt('a')[0]?.over).toBe(true)
  expect(placesAt('b')[0]?.over).toBeUndefined()
})

test('one of several seats at a table can be given up', () => {
  for (const token of ['1', '2']) remember(place('a', token))
  remember(place('b', '1'))
  forget('a', '1')
  expect(places().map(({ room, token }) => room + token)).toEqual(['b1', 'a2'])
  forget('a')
  expect(places().map(({ room }) => room)).toEqual(['b'])
})

test('a rematch keeps the old match on the list, and the order of those who share a device', () => {
  remember(place('a', '2', { seat: 1, shared: true, over: true }))
  remember(place('a', '1', { shared: true, over: true }))
  follow('a', 'b')
  follow('a', 'b')
  expect(placesAt('a')).toHaveLength(2)
  expect(placesAt('b').map(({ token, over, shared }) => [token, over, shared])).toEqual([
    ['1', false, true],
    ['2', false, true],
  ])
})

test('the token of an own link goes out of the address and into the list', () => {
  history.replaceState(null, '', '/r/abc?x=1#geheim')
  expect(takeFromAddress('abc')).toBe('geheim')
  expect(location.href).not.toContain('geheim')
  expect(location.search).toBe('?x=1')
  expect(placesAt('abc').map(({ token }) => token)).toEqual(['geheim'])
  expect(takeFromAddress('abc')).toBeNull()
})

test('a list that somebody has broken is an empty list', () => {
  localStorage.setItem('vierblatt-places', '{"room":')
  expect(places()).toEqual([])
  localStorage.setItem('vierblatt-places', '{"room": 1}')
  expect(places()).toEqual([])
})

test('the list is bounded', () => {
  for (let i = 0; i < 100; i++) remember(place(`room-${i}`, String(i)))
  expect(places()).toHaveLength(60)
  expect(places()[0]?.room).toBe('room-99')
})
