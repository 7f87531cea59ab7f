// Where this device sits: a token for each seat, kept for the way back. Nothing else is stored of a table.
export interface Seated {
  room: string
  token: string
  seat: number | null
  name: string
  game: string
  at: number
  over?: boolean
  /** Several people share this device at this table. */
  shared?: boolean
  /** Seats whose talk is not to be heard. */
  muted?: number[]
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

const same = (one: Seated, room: string, token: string) => one.room === room && one.token === token

/** All seats of this device, the newest first. */
export const places = (): Seated[] => read()

export const placesAt = (room: string): Seated[] => read().filter((place) => place.room === room)

/** A token is good at the table of the rematch, too: a place is a room and a token. */
export function remember(place: Seated): void {
  write([place, ...read().filter((one) => !same(one, place.room, place.token))])
}

/** All seats at a table, or one of them, off the list; the match goes on without this device. */
export function forget(room: string, token: string | null = null): void {
  write(read().filter((one) => one.room !== room || (token !== null && one.token !== token)))
}

export function note(room: string, token: string, change: Partial<Seated>): void {
  write(read().map((one) => (same(one, room, token) ? { ...one, ...change } : one)))
}

/** Sits at the table of the rematch with the seats of this one, but for those who had not agreed to it. */
export function follow(room: string, next: string, without: readonly number[] = []): void {
  const along = placesAt(room).filter(({ seat }) => seat === null || !without.includes(seat))
  for (const place of along.reverse())
    if (!placesAt(next).some((one) => one.token === place.token))
      remember({ ...place, room: next, seat: null, over: false, at: Date.now() })
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
