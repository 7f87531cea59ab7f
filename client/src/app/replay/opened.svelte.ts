// The record that somebody has opened from a file. It stays in this page and is asked about, never kept.
export interface Opened {
  name: string
  text: string
}
/** What the server takes, in bytes. */
const LARGEST = 2 << 20

let shown = $state.raw<Opened | null>(null)

export const opened = (): Opened | null => shown

/** Opens a file; false when it is too large for any record. */
export async function open(file: File): Promise<boolean> {
  if (file.size > LARGEST) return false
  shown = { name: file.name, text: await file.text() }
  return true
}
