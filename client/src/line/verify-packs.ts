// The parts of a pack as they lie before they are shuffled (docs/records.md, "What is proved").
import type { RecordLine } from './verify'

type Parts = string[][]
type Event = Record<string, unknown> & { event: string }

const crossed = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => one + other))
const copies = (cards: readonly string[], count: number): string[] =>
  cards.flatMap((card) => Array<string>(count).fill(card))

const SEASONS = ['B', 'G', 'Y', 'R']
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const GEMS = crossed(['R', 'G', 'B', 'Y'], ['1', '2', '3', '4', '10', '11', '14', '20'])

const FIXED: Record<string, Parts> = {
  'four-seasons': [[...crossed(SEASONS, DIGITS), 'BF']],
  'vier-felder': [crossed(['A', ...DIGITS.slice(1), '10', 'J', 'Q', 'K'], ['H', 'D', 'S', 'C'])],
  'seasons-duel': [
    copies(crossed(SEASONS, ['1']), 4),
    copies(crossed(SEASONS, ['2']), 6),
    copies(crossed(SEASONS, ['3']), 2),
  ],
}

/** The parts of the pack in this line; null when this page does not know how they come about. */
export function partsOf(lines: readonly RecordLine[], number: number): Parts | null {
  const { game, rules_version: version, options } = lines[0]!.fields
  if (version !== 1) return null
  const fixed = FIXED[String(game)]
  if (fixed) return fixed
  if (game !== 'four-gems') return null
  return gathered(lines.slice(1, number - 1), (options as { gather?: string }).gather)
}

/** How the pack of Four Gems is gathered after the round before. */
function gathered(before: readonly RecordLine[], gather = 'trick_order'): Parts | null {
  const begin = before.findLastIndex(({ fields }) => 'pack' in fields || 'deal' in fields)
  if (begin < 0) return [GEMS]
  const round = before.slice(begin)
  const told = round.map(({ fields }) => fields['events'])
  if (!told.every((one, i) => one !== undefined || !('move' in round[i]!.fields))) return null
  const events = told.flatMap((one) => (one ?? []) as Event[])
  const took = events.find(({ event }) => event === 'took')
  if (!took) return passedOut(round[0]!, events)
  if (gather === 'shuffle') return [GEMS]
  const tricks = events.filter(({ event }) => event === 'took-trick')
  if (tricks.length !== 8) return null
  if (gather === 'trick_order') return tricks.map(cardsOf)
  const team = Number(took['seat']) % 2
  const of = (own: boolean) => tricks.filter(({ seat }) => (Number(seat) % 2 === team) === own)
  return [...of(false), ...of(true)].map(cardsOf)
}

const sorted = (cards: readonly string[]): string[] => GEMS.filter((card) => cards.includes(card))
const cardsOf = ({ cards }: Event): string[] => sorted(cards as string[])

/** The hands from the dealer's right on, then the turned card and the rest of the stock as it lay. */
function passedOut({ fields }: RecordLine, events: readonly Event[]): Parts | null {
  const turned = events.find(({ event }) => event === 'turned')
  if (!turned) return null
  const dealer = Number(turned['seat'])
  const dealt = events.filter(({ event }) => event === 'dealt')
  const hands = [1, 2, 3, 0].map((turn) =>
    sorted(
      dealt
        .filter(({ seat }) => seat === (dealer + turn) % 4)
        .flatMap(({ cards }) => cards as string[]),
    ),
  )
  const stock = stockOf(fields, events, hands.flat(), String(turned['card']))
  return stock && [...hands, ...stock.map((card) => [card])]
}

function stockOf(
  fields: RecordLine['fields'],
  events: readonly Event[],
  dealt: readonly string[],
  turned: string,
): string[] | null {
  if ('deal' in fields) {
    const { stock } = fields['deal'] as { stock?: string[] }
    return stock ? [turned, ...stock] : null
  }
  const lifted = Number(events.find(({ event }) => event === 'cut')?.['lifted'] ?? 0)
  const pack = fields['pack'] as string[]
  return [...pack.slice(lifted), ...pack.slice(0, lifted)].filter((card) => !dealt.includes(card))
}
