// A record as people write it on paper (docs/records.md, "A match on paper").
import { linesOf, type RecordLine } from './verify'

export function paperOf(text: string): string {
  const [head, ...rest] = linesOf(text)
  return (
    [...headOf(head!.fields), ...rest.flatMap(({ fields }) => lineOf(fields))].join('\n') + '\n'
  )
}

type Fields = RecordLine['fields']
/** A name without what could begin another line, or turn this one round. */
const plain = (name: string): string =>
  name
    .replace(/\p{Z}+|[\t\n\r]+/gu, ' ')
    .replace(/[^\P{C}\u200d]/gu, '')
    .trim()
const words = (values: unknown): string => (values as unknown[]).join(' ')

function headOf(head: Fields): string[] {
  const options = Object.entries((head['options'] ?? {}) as Fields)
  const players = (head['players'] ?? []) as string[]
  return [
    `game ${head['game']}`,
    `seats ${head['seats']}`,
    ...options.flatMap(([name, value]) => (value === null ? [] : [`option ${name} ${value}`])),
    ...players.map(plain).flatMap((player, seat) => (player ? `player ${seat} ${player}` : [])),
    `dealer ${head['dealer']}`,
  ]
}

function lineOf(fields: Fields): string[] {
  if ('move' in fields) return [`${fields['seat']} ${fields['move']}`]
  if ('pack' in fields) return ['', 'round', `pack ${words(fields['pack'])}`]
  if ('deal' in fields) {
    const zones = Object.entries(fields['deal'] as Record<string, string[]>)
    return ['', 'round', ...zones.map(([zone, cards]) => `deal ${zone} ${words(cards)}`)]
  }
  if ('points' in fields) {
    const totals = 'totals' in fields ? `, totals ${words(fields['totals'])}` : ''
    return [`# points ${words(fields['points'])}${totals}`]
  }
  if ('end' in fields) return endOf(fields)
  return []
}

const endOf = ({ end, winners, gave_up }: Fields): string[] => [
  `# ${end} ${words(winners ?? [])}`.trimEnd(),
  ...(gave_up === undefined ? [] : [`# given up by ${gave_up}`]),
]
