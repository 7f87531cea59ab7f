// What can be worked out of a record here: its hashes, secret and packs without anybody's word, and the
// hashes of its positions, which somebody who has the rules must give.
import { laidBy } from './verify-chance'
import { partsOf } from './verify-packs'
import type { Check, Numbered } from './wire'

/** So much of a position's hash stands in a record. */
const DIGITS = 16

export type Found = Pick<Check, 'what' | 'found' | 'count' | 'line' | 'problem'>

/** A line as it stands in the file, its line end included, and what it says. */
export interface RecordLine {
  number: number
  raw: Uint8Array<ArrayBuffer>
  fields: Record<string, unknown>
}

/** A pack of the record, and whether it is the one that the secret gives. */
interface PackChecked {
  line: number
  round: number
  found: 'ok' | 'failed' | 'not-checked'
}

export interface Verified {
  checks: Found[]
  packs: PackChecked[]
}

/** The lines of a record. Throws a SyntaxError where a line is no JSON object. */
export function linesOf(text: string): RecordLine[] {
  const bytes = new TextEncoder().encode(text.replace(/^\ufeff/, ''))
  const lines: RecordLine[] = []
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(10, from)
    const raw = bytes.slice(from, end < 0 ? bytes.length : end + 1)
    const fields: unknown = JSON.parse(new TextDecoder().decode(raw))
    if (fields === null || typeof fields !== 'object') throw new SyntaxError('no JSON object')
    lines.push({ number: lines.length + 1, raw, fields: fields as RecordLine['fields'] })
    from += raw.length
  }
  return lines
}

export const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const sha256 = (bytes: BufferSource): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', bytes)

/** Whether this is written in JSON lines; only those can be checked. */
export const isRecord = (text: string): boolean => /^\ufeff?\s*\{/.test(text)

export async function verify(
  lines: readonly RecordLine[],
  positions: readonly Numbered[],
): Promise<Verified> {
  const secret = await secretOf(lines)
  const packs = await packsOf(lines, secret.bytes)
  const laid = packsCheck(packs, secret.check.found === 'not-there')
  const hashed = await positionsCheck(lines, positions)
  return { checks: [await linesCheck(lines), secret.check, laid, hashed], packs }
}

const found = (
  what: Found['what'],
  how: Found['found'],
  more: Partial<Omit<Found, 'what' | 'found'>> = {},
): Found => ({ what, found: how, count: 0, line: null, problem: '', ...more })

async function linesCheck(lines: readonly RecordLine[]): Promise<Found> {
  const at = lines.findIndex(({ fields }) => 'end' in fields)
  if (at < 0) return found('lines', 'not-there')
  const before = new Blob(lines.slice(0, at).map(({ raw }) => raw))
  const hash = hex(await sha256(await new Response(before).arrayBuffer()))
  if (lines.length > at + 1)
    return found('lines', 'failed', { line: at + 2, problem: 'after-the-end' })
  if (lines[at]!.fields['sha256'] === hash) return found('lines', 'ok', { count: at })
  return found('lines', 'failed', { line: at + 1, problem: 'changed' })
}

async function positionsCheck(
  lines: readonly RecordLine[],
  positions: readonly Numbered[],
): Promise<Found> {
  const numbers = new Map(positions.map((one) => [one.line, one.numbers]))
  const hashed = lines.filter(({ fields }) => 'state' in fields)
  if (!hashed.length) return found('positions', 'not-there')
  let count = 0
  for (const { number: line, fields } of hashed) {
    const text = numbers.get(line)
    if (text === undefined) return found('positions', 'not-checked', { count })
    const hash = hex(await sha256(new TextEncoder().encode(text))).slice(0, DIGITS)
    if (hash !== fields['state'])
      return found('positions', 'failed', { line, problem: 'other-state' })
    count += 1
  }
  return found('positions', 'ok', { count })
}

interface Secret {
  check: Found
  /** The secret, if it is the one that was committed to. */
  bytes: Uint8Array<ArrayBuffer> | null
}

async function secretOf(lines: readonly RecordLine[]): Promise<Secret> {
  const committed = lines[0]?.fields['commitment']
  const end = lines.find(({ fields }) => 'secret' in fields)
  const none = (check: Found): Secret => ({ check, bytes: null })
  if (!end) {
    const owed = committed !== undefined && lines.at(-1)?.fields['end'] === 'won'
    if (!owed) return none(found('secret', 'not-there'))
    return none(found('secret', 'failed', { line: lines.length, problem: 'no-secret' }))
  }
  const bytes = bytesOf(end.fields['secret'])
  if (bytes && hex(await sha256(bytes)) === committed)
    return { check: found('secret', 'ok', { count: 1 }), bytes }
  return none(found('secret', 'failed', { line: end.number, problem: 'wrong-secret' }))
}

/** Digits as the record writes them: pairs of small hexadecimal ones. */
function bytesOf(text: unknown): Uint8Array<ArrayBuffer> | null {
  if (typeof text !== 'string' || !/^([0-9a-f]{2})+$/.test(text)) return null
  return Uint8Array.from(text.match(/../g)!, (pair) => parseInt(pair, 16))
}

async function packsOf(
  lines: readonly RecordLine[],
  secret: Uint8Array<ArrayBuffer> | null,
): Promise<PackChecked[]> {
  const checked: PackChecked[] = []
  const starts = lines.filter(({ fields }) => 'pack' in fields || 'deal' in fields)
  for (const [at, { number, fields }] of starts.entries()) {
    if (!Array.isArray(fields['pack'])) continue
    const parts = secret && partsOf(lines, number)
    const pack = parts && (await laidBy(secret, at + 1, parts))
    const same = pack?.join(' ') === fields['pack'].join(' ')
    checked.push({
      line: number,
      round: at + 1,
      found: pack ? (same ? 'ok' : 'failed') : 'not-checked',
    })
  }
  return checked
}

function packsCheck(packs: readonly PackChecked[], unproved: boolean): Found {
  const wrong = packs.find((pack) => pack.found === 'failed')
  if (wrong) return found('packs', 'failed', { line: wrong.line, problem: 'other-pack' })
  const count = packs.filter((pack) => pack.found === 'ok').length
  if (unproved || !packs.length) return found('packs', 'not-there')
  return found('packs', count === packs.length ? 'ok' : 'not-checked', { count })
}
