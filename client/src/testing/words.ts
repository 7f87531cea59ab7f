// In tests the words of all games are at hand, as at a table those of its own.
import { GAMES } from '../decks/deck'
import { words } from '../words/words.svelte'

await Promise.all(GAMES.map((game) => words.learn(game)))
