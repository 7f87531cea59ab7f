// Where this device sits: a token for each seat, kept for the way back. Nothing else is stored of a table.
export interface Seated {
  room: string
  token: string
  seat: number | null
  name: string
  game: string
  at: number
  over?: boolean
}

const KEY = 'vierblatt-places'
const MOST = 60

function read(): Seated[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Seated[]) : []
  } catch {
    return []
  }
}

function write(places: Seated[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(places.slice(0, MOST)))
  } catch {
    // Without storage the way back is the own link.
  }
}

/** All seats of this device, the newest first. */
export const places = (): Seated[] => read()

export const placesAt = (room: string): Seated[] => read().filter((place) => place.room === room)

export function remember(place: Seated): void {
  write([place, ...read().filter((one) => one.token !== place.token)])
}

export function forget(token: string): void {
  write(read().filter((one) => one.token !== token))
}

export function note(token: string, change: Partial<Seated>): void {
  write(read().map((one) => (one.token === token ? { ...one, ...change } : one)))
}

/** The own link has the token behind the #; it is taken out of the address at once. */
export function takeFromAddress(room: string): string | null {
  const token = location.hash.slice(1)
  if (!token) return null
  history.replaceState(null, '', location.pathname + location.search)
  if (!placesAt(room).some((place) => place.token === token))
    remember({ room, token, seat: null, name: '', game: '', at: Date.now() })
  return token
}
