// Files of this page's own making, for the folder of downloads.
export function save(name: string, text: string, type = 'application/x-ndjson'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
