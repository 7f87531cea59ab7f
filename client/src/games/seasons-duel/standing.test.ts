import { expect, test } from 'vitest'
import type { Message, SeasonsDuelView } from '../../line/wire'
import { confirms, pressed } from './composing'
import positions from './positions.json'
import { column, giving, leader, otherOf, stands, steps, SEASONS, valueOf } from './standing'

const at = (name: keyof typeof positions) => {
  const message = positions[name] as unknown as Message
  const view = (message.position?.match?.table ?? message.ended) as SeasonsDuelView
  return { view, moves: message.position?.offer?.moves ?? [] }
}

test('the sums that the server sends are those of the cards that lie there', () => {
  for (const name of Object.keys(positions) as (keyof typeof positions)[]) {
    const { view } = at(name)
    const sum = (cards: string[]) => cards.reduce((all, card) => all + valueOf(card), 0)
    SEASONS.forEach((season, i) => {
      expect(sum(column(view.middle, season))).toBe(view.points[i])
      for (const seat of [0, 1])
        expect(sum(column(view.influence[seat]!, season))).toBe(view.sums[seat]![i])
    })
  }
})

test('more influence leads, equal influence leads nobody, also at 0', () => {
  const view = {
    sums: [
      [2, 1, 0, 3],
      [1, 2, 0, 3],
    ],
    points: [5, 4, 3, 2],
  } as SeasonsDuelView
  expect([0, 1, 2, 3].map((season) => leader(view, season))).toEqual([0, 1, null, null])
  expect(stands(view, 0)).toEqual({ points: 5, figures: 1 })
  expect(stands(view, 1)).toEqual({ points: 4, figures: 1 })
})

test('what a game ends with is what it was scored with', () => {
  const ended = positions.ended as unknown as Message
  const view = ended.ended as SeasonsDuelView
  for (const seat of [0, 1]) {
    expect(stands(view, seat).points).toBe(ended.score!.points[seat])
    expect(stands(view, seat).figures).toBe(ended.score!.kept['figures']![seat])
  }
})

test('the preview says where both cards come to lie and what they make', () => {
  const { view } = at('place')
  expect(view.pair).toEqual(['R1', 'R2'])
  expect(steps(view, 0, 'R2')).toEqual([
    { area: 'middle', card: 'R2', from: 0, to: 2 },
    { area: 0, card: 'R1', from: 0, to: 1 },
  ])
  expect(otherOf(['Y1', 'Y1'], 'Y1')).toBe('Y1')
})

test('two cards are given by the offered move, in whichever order they were chosen', () => {
  const { moves } = at('give')
  const one = giving(moves, ['G2', 'B1'])
  expect(moves).toContain(one)
  expect(giving(moves, ['B1', 'G2'])).toBe(one)
  expect(giving(moves, ['B2', 'B2'])).toBe('give B2 B2')
  expect(giving(moves, ['G2', 'G2'])).toBeUndefined()
  expect(giving(at('place').moves, ['B2', 'B3'])).toBeUndefined()
})

test('a press chooses or puts back; a third card takes the place of the first', () => {
  expect(pressed([], 'a')).toEqual(['a'])
  expect(pressed(['a'], 'b')).toEqual(['a', 'b'])
  expect(pressed(['a', 'b'], 'a')).toEqual(['b'])
  expect(pressed(['a', 'b'], 'c')).toEqual(['b', 'c'])
})

test('Enter confirms on a card and on nothing, not on another button', () => {
  document.body.innerHTML = '<button id="x">x</button><button id="c" data-card="G1">G1</button>'
  const enter = (id?: string) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter' })
    const target = id ? document.getElementById(id)! : document.body
    Object.defineProperty(event, 'target', { value: target })
    return confirms(event)
  }
  expect([enter(), enter('c'), enter('x')]).toEqual([true, true, false])
})
