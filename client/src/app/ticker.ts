// The time of the server, read anew twice a second by whoever shows it.
import { createSubscriber } from 'svelte/reactivity'
import { askTime } from '../line/api'
import { serverNow, strayed } from '../line/clock'

/** So long, in milliseconds, a question for the time is waited for. */
const PATIENCE = 5000

const subscribe = createSubscriber((update) => {
  let asked = -PATIENCE
  const timer = setInterval(() => {
    update()
    if (!strayed() || performance.now() - asked < PATIENCE) return
    asked = performance.now()
    void askTime().then(update)
  }, 500)
  return () => clearInterval(timer)
})

export function ticking(): number {
  subscribe()
  return serverNow()
}

/** Minutes and seconds until a time, never below nothing. */
export function left(until: number, now: number): { seconds: number; text: string } {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return { seconds, text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` }
}
