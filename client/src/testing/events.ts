// Every event that the server's document knows, each with every kind of value that its fields can have.
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { cardsOf } from '../decks/deck'
import type { GameName } from '../games/game'
import type { TableEvent } from '../line/wire'

const PREFIXES: Record<GameName, string> = {
  'four-seasons': 'FourSeasons.',
  'vier-felder': 'VierFelder.',
  'seasons-duel': 'SeasonsDuel.',
  'four-gems': 'FourGems.',
}
const LETTERS: Record<GameName, string[]> = {
  'four-seasons': ['B', 'G', 'Y', 'R'],
  'vier-felder': ['H', 'D', 'S', 'C'],
  'seasons-duel': ['B', 'G', 'Y', 'R'],
  'four-gems': ['R', 'G', 'B', 'Y'],
}

/** The values to try for a field: two of each kind, so that each case of a sentence has its turn. */
function values(game: GameName, name: string, type: ts.TypeNode, source: ts.SourceFile): unknown[] {
  const text = type.getText(source)
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((one) => values(game, name, one, source))
  if (ts.isLiteralTypeNode(type)) return [JSON.parse(text.replaceAll("'", '"'))]
  if (text === 'number') return name === 'seat' ? [0, 1, 2] : [1, 5]
  if (text === 'boolean') return [true, false]
  if (text.endsWith('[]')) {
    const element = (ts.isParenthesizedTypeNode(type) ? type.type : type) as ts.ArrayTypeNode
    const found = values(game, name, element.elementType, source)
    return [[], found.slice(0, 3)]
  }
  if (text === 'string') return strings(game, name)
  throw new Error(`${game}: nothing is known for ${name}: ${text}`)
}

function strings(game: GameName, name: string): string[] {
  const letters = LETTERS[game]
  if (['gem', 'colour', 'season', 'suit', 'field', 'lost'].includes(name)) return letters
  return cardsOf(game).filter((_, i) => i % 17 === 0)
}

function* combined(fields: [string, unknown[]][]): Generator<Record<string, unknown>> {
  const [first, ...rest] = fields
  if (!first) return yield {}
  for (const value of first[1])
    for (const other of combined(rest)) yield { [first[0]]: value, ...other }
}

function membersOf(node: ts.Node, game: GameName): ts.PropertySignature[] {
  const found: ts.PropertySignature[] = []
  node.forEachChild(function look(child) {
    const named = ts.isPropertySignature(child) && ts.isStringLiteral(child.name)
    if (named && (child.name as ts.StringLiteral).text.startsWith(PREFIXES[game])) found.push(child)
    child.forEachChild(look)
  })
  return found
}

export function eventsOf(game: GameName): TableEvent[] {
  const text = readFileSync('src/line/schema.d.ts', 'utf8')
  const source = ts.createSourceFile('schema.d.ts', text, ts.ScriptTarget.Latest, true)
  return membersOf(source, game).flatMap((signature) => {
    const type = signature.type
    if (!type || !ts.isTypeLiteralNode(type)) return []
    const fields = type.members.filter(ts.isPropertySignature)
    const nameOf = (field: ts.PropertySignature) => field.name.getText(source).replaceAll('"', '')
    if (!fields.some((field) => nameOf(field) === 'event')) return []
    const tried = fields.map((field): [string, unknown[]] => {
      const name = nameOf(field)
      return [name, field.type ? values(game, name, field.type, source) : []]
    })
    return [...combined(tried)] as unknown as TableEvent[]
  })
}
