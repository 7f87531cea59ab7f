// The server's time. Nobody's own clock is trusted, and a message can only be late, never early.
let ahead: number | null = null

/** Something was said at this time of the server, just now or before. */
export function heardAt(time: number): void {
  const found = time - Date.now()
  if (ahead === null || found > ahead) ahead = found
}

/** What the server's clock shows, in milliseconds since 1970; the own clock until it was heard of. */
export const serverNow = (): number => Date.now() + (ahead ?? 0)
