// What somebody was sent: a link to a table, his own link with the token behind the #, the code of a table, or a rule code.
const LINK = /\/r\/([\w-]{1,64})\/?(?:#([\w-]+))?$/
/** The letters of the server's `chance.py`: none that is taken for another. */
const CODE = /^([a-hjkmnp-z2-9]{4})-?([a-hjkmnp-z2-9]{4})-?([a-hjkmnp-z2-9]{4})$/
const RULES = /^[a-z]{2}\d+(-[a-z0-9]+)*$/i

export function roomIn(text: string): { room: string; token: string | null } | null {
  const link = LINK.exec(text.trim())
  if (link) return { room: link[1]!, token: link[2] ?? null }
  const groups = CODE.exec(text.replaceAll(/\s/g, '').toLowerCase())
  return groups && { room: groups.slice(1).join(''), token: null }
}

/** The code of a table so that it can be read to somebody; empty for a name that is none. */
export const inGroups = (room: string): string => CODE.exec(room)?.slice(1).join(' ') ?? ''

/** Whether this looks like the code of house rules. */
export const isRuleCode = (text: string): boolean => RULES.test(text.trim())
