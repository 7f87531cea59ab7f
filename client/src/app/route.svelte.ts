// Where one is: the lobby at /, a room at /r/ROOM.
export type Route = { page: 'lobby' } | { page: 'room'; room: string } | { page: 'nowhere' }

const ROOM = /^\/r\/([\w-]{1,64})\/?$/

function read(path: string): Route {
  if (path === '/') return { page: 'lobby' }
  const room = ROOM.exec(path)?.[1]
  return room ? { page: 'room', room } : { page: 'nowhere' }
}

let here = $state.raw<Route>(read(location.pathname))
addEventListener('popstate', () => (here = read(location.pathname)))

export const route = (): Route => here

/** Goes to another page of ours without loading it anew. */
export function go(path: string): void {
  history.pushState(null, '', path)
  here = read(location.pathname)
  scrollTo(0, 0)
}
