// Somebody at this device who does not look just now: he counts as connected, and is told nothing.
import { FOR_GOOD, LONGEST, SHORTEST } from './feed'

/** A number that no message has: nothing ever comes after it, so no hand reaches this page. */
const NEVER = 1_000_000

/** Keeps a seat connected until what it returns is called. */
export function stay(room: string, token: string): () => void {
  let socket: WebSocket
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = SHORTEST

  function open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${room}/feed`)
    socket.onopen = () => {
      wait = SHORTEST
      socket.send(JSON.stringify({ token, after: NEVER }))
    }
    socket.onclose = ({ code }) => {
      if (FOR_GOOD.includes(code)) return
      timer = setTimeout(open, wait)
      wait = Math.min(2 * wait, LONGEST)
    }
  }
  open()
  return () => {
    clearTimeout(timer)
    socket.onclose = null
    socket.close()
  }
}
