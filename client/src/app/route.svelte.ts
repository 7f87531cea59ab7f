// Where one is: the lobby at /, a table to be set up at /?table=GAME&rules=CODE, a room at /r/ROOM, lessons at /learn,
// a match that is over at /m/MATCH, things to be printed at /print/GAME.
import { GAMES, type GameName } from '../games/game'

type Route =
  | { page: 'lobby' }
  | { page: 'set-up'; game: GameName; rules?: string }
  | { page: 'room'; room: string }
  | { page: 'lessons' }
  | { page: 'lesson'; lesson: string }
  | { page: 'match'; match: string }
  | { page: 'print'; game: GameName }
  | { page: 'nowhere' }

const LEARN = /^\/learn(?:\/([a-z0-9-]{1,40}))?\/?$/
const MATCH = /^\/m\/([\w-]{1,64})\/?$/
const PRINT = /^\/print\/([a-z-]{1,40})\/?$/
const ROOM = /^\/r\/([\w-]{1,64})\/?$/

export function read(path: string, search = ''): Route {
  if (path === '/') {
    const asked = new URLSearchParams(search)
    const game = GAMES.find((name) => name === asked.get('table'))
    const rules = asked.get('rules')
    if (!game) return { page: 'lobby' }
    return { page: 'set-up', game, ...(rules ? { rules } : {}) }
  }
  const learn = LEARN.exec(path)
  if (learn) return learn[1] ? { page: 'lesson', lesson: learn[1] } : { page: 'lessons' }
  const match = MATCH.exec(path)?.[1]
  if (match) return { page: 'match', match }
  const printed = GAMES.find((name) => name === PRINT.exec(path)?.[1])
  if (printed) return { page: 'print', game: printed }
  const room = ROOM.exec(path)?.[1]
  return room ? { page: 'room', room } : { page: 'nowhere' }
}

let here = $state.raw<Route>(read(location.pathname, location.search))
addEventListener('popstate', () => (here = read(location.pathname, location.search)))

export const route = (): Route => here

/** Goes to another page of ours without loading it anew. */
export function go(path: string): void {
  history.pushState(null, '', path)
  here = read(location.pathname, location.search)
  scrollTo(0, 0)
}

/** Links of ours are followed without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a')
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (!link || !plain || link.origin !== location.origin || link.target || link.download) return
  if (read(link.pathname, link.search).page === 'nowhere') return
  event.preventDefault()
  go(link.pathname + link.search)
}
