// Every kind of move is said in words, in every language: none is left in its short text.
import '../testing/page'
import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES, words } from '../words/words.svelte'
import { gameFace } from './game'

const MOVES: Record<string, string[]> = {
  'four-gems': ['cut 16', 'pass', 'take', 'name B', 'R20', 'R20!'],
  'four-seasons': ['bid R7 G6', 'show', 'keep', 'B9', 'BF=Y'],
  'vier-felder': ['10C>2', '10C>2 x 10S', '5H>1 =9 4D', '2H+3S+4C+5D>0 x AH @H'],
  'seasons-duel': ['give G1 Y2', 'middle G1'],
}

beforeAll(() => words.speak('en'))

test.each(LANGUAGES)('moves are said in %s', async (language) => {
  await words.speak(language)
  for (const [game, moves] of Object.entries(MOVES)) {
    const face = await gameFace(game)
    for (const move of moves) {
      const said = face.move!(move)
      expect(said, `${game}: ${move}`).not.toMatch(/[A-Z]\d|\b[BGYR]\b|\{|-move-|undefined/)
      expect(said.length).toBeGreaterThan(3)
    }
  }
})
