// What somebody was sent: a link to a table, his own link with the token behind the #, or the table's bare code.
const LINK = /\/r\/([\w-]{1,64})\/?(?:#([\w-]+))?$/
const CODE = /^[\w-]{6,64}$/

export function roomIn(text: string): { room: string; token: string | null } | null {
  const clean = text.trim()
  const link = LINK.exec(clean)
  if (link) return { room: link[1]!, token: link[2] ?? null }
  return CODE.test(clean) ? { room: clean, token: null } : null
}
