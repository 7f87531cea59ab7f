// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hex, isRecord, linesOf, sha256, verify } from './verify'
import { Stream } from './verify-chance'

const FOLDER = '../tests/records'
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'))
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8')
const finished = files.filter((name) => read(name).includes('"secret":'))

type Fields = Record<string, unknown>
const of = async (text: string) => {
  const { checks, packs } = await verify(linesOf(text), [])
  return { ...Object.fromEntries(checks.map((one) => [one.what, one])), packsOf: packs } as Record<
    string,
    any
  >
}
/** The record with other fields, its last line with the hash that it then has. */
async function changed(name: string, change: (lines: Fields[]) => void): Promise<string> {
  const lines = read(name)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Fields)
  change(lines)
  const end = lines.pop()!
  const before = lines.map((line) => JSON.stringify(line) + '\n').join('')
  const hash = hex(await sha256(new TextEncoder().encode(before)))
  return before + JSON.stringify({ ...end, sha256: hash }) + '\n'
}

test('there are finished matches of all games to be checked', () => {
  for (const game of ['four-gems', 'four-seasons', 'seasons-duel', 'vier-felder'])
    expect(finished.filter((name) => name.startsWith(game)).length).toBeGreaterThan(0)
})

test.each(finished)('%s: lines, secret and each pack hold', async (name) => {
  const text = read(name)
  const packs = text.split('\n').filter((line) => line.includes('"pack":')).length
  const found = await of(text)
  expect(found['lines']).toMatchObject({ found: 'ok', count: linesOf(text).length - 1 })
  expect(found['secret']).toMatchObject({ found: 'ok' })
  expect(found['packs']).toMatchObject({ found: 'ok', count: packs })
  expect(packs).toBeGreaterThan(0)
})

test.each(files.filter((name) => !finished.includes(name)))(
  '%s has no secret: its packs are not said to be proved',
  async (name) => {
    const found = await of(read(name))
    expect(found['lines'].found).toBe('ok')
    expect(found['secret'].found).toBe('not-there')
    expect(found['packs'].found).toBe('not-there')
  },
)

test.each(finished)('%s: two cards that changed places in a pack are found', async (name) => {
  const text = await changed(name, (lines) => {
    const pack = lines.findLast((line) => line['pack'])!['pack'] as string[]
    const other = pack.findIndex((card) => card !== pack[0])
    ;[pack[0], pack[other]] = [pack[other]!, pack[0]!]
  })
  const found = await of(text)
  const number = linesOf(text).findLast(({ fields }) => fields['pack'])!.number
  expect(found['lines'].found).toBe('ok')
  expect(found['packs']).toMatchObject({ found: 'failed', line: number, problem: 'other-pack' })
  expect(found['packsOf'].at(-1).found).toBe('failed')
})

const stated = [
  { fields: {}, numbers: '' },
  { fields: { state: '4f53cda18c2baa0c' }, numbers: '[]' },
  { fields: {}, numbers: '' },
  { fields: { state: '080a9ed428559ef6' }, numbers: '[1]' },
]
const asLines = (all = stated) =>
  all.map(({ fields }, at) => ({ number: at + 1, raw: new Uint8Array(), fields }))
const given = stated.flatMap(({ numbers }, at) => (numbers ? [{ line: at + 1, numbers }] : []))
const positions = async (...args: Parameters<typeof verify>) =>
  (await verify(...args)).checks.find(({ what }) => what === 'positions')

test('the hashes of positions are worked out from their numbers', async () => {
  expect(await positions(asLines(), given)).toMatchObject({ found: 'ok', count: 2 })
})

test('a position that is another one is found', async () => {
  const other = [given[0]!, { line: 4, numbers: '[2]' }]
  const wrong = { found: 'failed', line: 4, problem: 'other-state' }
  expect(await positions(asLines(), other)).toMatchObject(wrong)
})

test('positions that nobody has given are not said to be checked', async () => {
  expect(await positions(asLines(), given.slice(0, 1))).toMatchObject({ found: 'not-checked' })
  expect(await positions(asLines(), [])).toMatchObject({ found: 'not-checked' })
  expect(await positions(asLines(stated.slice(0, 1)), [])).toMatchObject({ found: 'not-there' })
})

test('a letter that was changed anywhere is found', async () => {
  const text = read('vier-felder-v1-match.jsonl').replace('"players":["', '"players":["x')
  const found = await of(text)
  const last = linesOf(text).length
  expect(found['lines']).toMatchObject({ found: 'failed', line: last, problem: 'changed' })
  expect(found['packs'].found).toBe('ok')
})

test('a line behind the end is found', async () => {
  const text = read('vier-felder-v1-match.jsonl') + '{"note":1}\n'
  expect((await of(text))['lines']).toMatchObject({ found: 'failed', problem: 'after-the-end' })
})

test('another secret is no secret, and proves no pack', async () => {
  for (const secret of ['00'.repeat(32), 'no digits', 7]) {
    const text = await changed('seasons-duel-v1-match.jsonl', (lines) => {
      lines.at(-1)!['secret'] = secret
    })
    const found = await of(text)
    expect(found['secret']).toMatchObject({ found: 'failed', problem: 'wrong-secret' })
    expect(found['packs'].found).toBe('not-checked')
  }
})

test('a secret that was owed and is missing is found', async () => {
  const text = await changed('seasons-duel-v1-match.jsonl', (lines) => {
    delete lines.at(-1)!['secret']
  })
  expect((await of(text))['secret']).toMatchObject({ found: 'failed', problem: 'no-secret' })
})

test('a record that is cut off has no hash to check', async () => {
  const lines = read('four-gems-v1-match.jsonl').split('\n').slice(0, 9).join('\n') + '\n'
  const found = await of(lines)
  expect(found['lines'].found).toBe('not-there')
  expect(found['packs']).toMatchObject({ found: 'not-there', count: 0 })
})

test('how packs of other rules are laid is not claimed to be known', async () => {
  const text = await changed('vier-felder-v1-match.jsonl', (lines) => {
    lines[0]!['rules_version'] = 99
  })
  expect((await of(text))['packs'].found).toBe('not-checked')
})

test('a line that is no JSON is said to be none; paper is no record', () => {
  expect(() => linesOf('{"record":1}\nround\n')).toThrow(SyntaxError)
  expect(isRecord('\ufeff{"record":1}')).toBe(true)
  expect(isRecord('game four-gems\n')).toBe(false)
})

test('the numbers are those of SHA-256 in counter mode, the high ones rejected', async () => {
  const secret = new Uint8Array(32)
  const text = new TextEncoder().encode('round 1')
  const block = Uint8Array.of(...secret, ...text, 0, 0, 0, 0, 0, 0, 0, 0)
  const first = new DataView(await sha256(block)).getUint32(0)
  expect(await new Stream(secret, 'round 1').below(2 ** 32)).toBe(first)
  const all = Array.from({ length: 9 }, () => 0)
  const stream = new Stream(secret, 'round 1')
  for (const i of all.keys()) all[i] = await stream.below(3)
  expect(all.every((one) => [0, 1, 2].includes(one))).toBe(true)
})
