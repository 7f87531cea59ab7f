// Files of this page's own making, for the folder of downloads.
export const recordName = (room: string): string => `vierblatt-${room}.jsonl`
/** Several may sit at one device: each has a file of what his own seat was sent. */
export const sentName = (room: string, seat: number | null): string =>
  `vierblatt-${room}-sent${seat === null ? '' : `-${seat + 1}`}.jsonl`

export function save(name: string, text: string, type = 'application/x-ndjson'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
