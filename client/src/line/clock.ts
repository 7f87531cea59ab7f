// The server's time. The own clock is not trusted: it may be wrong, and be set right at any moment. What has passed is
// counted, and a message can only be late, never early.

/** So far, in milliseconds, the own clock and what was counted go apart by themselves. */
const APART = 1000

let ahead: number | null = null
/** The own clock before what was counted, when an answer of the server was last read. */
let before = gap()

function gap(): number {
  return Date.now() - performance.now()
}

/** Something was said at this time of the server, just now or before. */
export function heardAt(time: number): void {
  const found = time - performance.now()
  if (ahead === null || found > ahead) ahead = found
}

/** The server has answered just now, at this time of its own. */
export function answeredAt(time: number): void {
  heardAt(time)
  before = gap()
}

/** Whether the own clock was set since then, or the device slept and did not count. */
export const strayed = (): boolean => Math.abs(gap() - before) > APART

/** What the server's clock shows, in milliseconds since 1970; the own clock until it was heard of. */
export const serverNow = (): number => (ahead === null ? Date.now() : performance.now() + ahead)
