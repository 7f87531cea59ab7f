// Who goes away no longer asks for another match: nobody is to come to a new table without its author.
import { inPassing } from '../../line/api'
import { placesAt } from '../../line/places'
import type { LiveTable } from '../../line/table.svelte'
import type { Pending } from '../../line/wire'
import { read } from '../route.svelte'

/** What a page that was closed had asked for: if it is only loaded anew, it asks again. */
interface Closed {
  room: string
  asked: { token: string; terms: Pending['terms'] }[]
}
const KEY = 'vierblatt-asked'

/** Withdraws what is asked at this table when it is left or the page closed; ends with what it returns. */
export function leaving(table: LiveTable): () => void {
  askAgain(table.room)
  const closes = () => note({ room: table.room, asked: withdraw(table) })
  addEventListener('pagehide', closes)
  return () => {
    removeEventListener('pagehide', closes)
    // While a page is taken down, `route` still says where one was.
    const to = read(location.pathname)
    if (to.page !== 'room' || to.room !== table.room) withdraw(table)
  }
}

function withdraw(table: LiveTable): Closed['asked'] {
  return (table.position?.requests ?? []).flatMap(({ request, seat, what, terms }) => {
    const token = what === 'rematch' ? tokenOf(table, seat) : null
    if (!token) return []
    inPassing(table.room, token, { do: 'withdraw', request })
    return [{ token, terms }]
  })
}

/** The token of a seat at this device: the own one, or that of somebody beside. */
const tokenOf = (table: LiveTable, seat: number): string | null | undefined =>
  seat === table.you
    ? table.token
    : placesAt(table.room).find((place) => place.shared && place.seat === seat)?.token

function note(closed: Closed): void {
  try {
    if (closed.asked.length) sessionStorage.setItem(KEY, JSON.stringify(closed))
  } catch {
    // Without storage it is asked once more by hand.
  }
}

function askAgain(room: string): void {
  const closed = noted()
  if (closed?.room !== room || !isLoadedAnew()) return
  for (const { token, terms } of closed.asked)
    inPassing(room, token, { do: 'ask', what: 'rematch', terms })
}

function noted(): Closed | null {
  try {
    const found = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return found ? (JSON.parse(found) as Closed) : null
  } catch {
    return null
  }
}

const isLoadedAnew = () =>
  performance.getEntriesByType('navigation').some((one) => 'type' in one && one.type === 'reload')
