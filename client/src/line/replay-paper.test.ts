import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paperOf } from './replay-paper'

test('a record is written down as people note a match on paper', () => {
  const text = readFileSync('../tests/records/seasons-duel-v1-match.jsonl', 'utf8')
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const paper = paperOf(text).split('\n')
  const moves = lines.filter((line) => 'move' in line)
  expect(paper.slice(0, 2)).toEqual(['game seasons-duel', 'seats 2'])
  expect(paper).toContain(`pack ${lines[1].pack.join(' ')}`)
  expect(moves.length).toBeGreaterThan(20)
  for (const { seat, move } of moves) expect(paper).toContain(`${seat} ${move}`)
})

test('a name is no other line, and turns none round', () => {
  const players = ['Ann\ndealer 1', '\u202eneB', '\u202e', '👩\u200d🌾']
  const head = JSON.stringify({ record: 1, game: 'four-gems', seats: 4, players, dealer: 0 })
  const names = paperOf(head).split('\n').slice(2, -2)
  expect(names).toEqual(['player 0 Ann dealer 1', 'player 1 neB', 'player 3 👩\u200d🌾'])
})

test('a dealt position has a line for each zone', () => {
  const head = { record: 1, game: 'four-gems', seats: 4, options: { target: null }, dealer: 2 }
  const dealt = { round: 1, deal: { P0: ['R20', 'G1'], turned: ['B2'] } }
  const text = [
    head,
    dealt,
    { seat: 1, move: 'pass' },
    { end: 'stopped', winners: [0, 2], gave_up: 1 },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n')
  expect(paperOf(text)).toBe(
    'game four-gems\nseats 4\ndealer 2\n\nround\ndeal P0 R20 G1\ndeal turned B2\n1 pass\n# stopped 0 2\n# given up by 1\n',
  )
})
