// Facts as sentences: it depends on who listens whether it is you, your partner or a name.
import type { Line, Problem, TableEvent } from '../line/wire'
import type { GameFace } from '../games/game'
import { words, type Arguments } from './words.svelte'

/** Fields whose letter is told by its name as well. */
const NAMED = ['gem', 'colour', 'season', 'suit']
/** Fields that name cards. */
const CARDS = ['card', 'cards', 'taken', 'joined', 'middle', 'influence', 'turned']

export class Teller {
  constructor(
    readonly game: GameFace,
    readonly names: readonly string[],
    readonly sides: readonly number[],
    readonly seat: number | null,
  ) {}

  person(seat: number): 'you' | 'partner' | 'other' {
    if (seat === this.seat) return 'you'
    const own = this.seat === null ? null : this.sides[this.seat]
    return own === this.sides[seat] ? 'partner' : 'other'
  }

  event(event: TableEvent): string {
    const { event: kind, ...fields } = event as { event: string } & Record<string, unknown>
    return this.begun(words.say(`${this.game.name}-${kind}`, this.arguments(fields)))
  }

  /** A sentence begins with a capital letter; a name stays as its owner writes it. */
  private begun(text: string): string {
    if (this.names.some((name) => name && text.startsWith(name))) return text
    return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1)
  }

  /** Cards as people say them, one after the other. */
  cards(names: readonly string[]): string {
    return names.map((name) => this.game.phrase(name)).join(', ') || words.say('empty')
  }

  refusal(problem: Problem): string {
    const asked = { ...problem.words, cards: this.cards(problem.cards ?? []) }
    if (problem.code !== 'illegal') return words.say(`room-no-${problem.code}`, asked)
    return this.begun(words.of(this.game.name, `no-${problem.reason}`, asked))
  }

  line(line: Line): string {
    return words.of(this.game.name, `score-${line.why}`, { of: line.of ?? 'hidden' })
  }

  private arguments(fields: Record<string, unknown>): Arguments {
    const found: Arguments = {}
    for (const [name, value] of Object.entries(fields)) {
      if (name === 'seat') {
        found['person'] = this.person(value as number)
        found['name'] = this.names[value as number] ?? ''
      } else found[name] = this.word(name, value)
      if (value != null && NAMED.includes(name))
        found[`${name}-name`] = words.say(`${this.game.name}-${name}`, { [name]: String(value) })
    }
    return found
  }

  private word(name: string, value: unknown): string | number {
    if (value === null || value === undefined) return 'hidden'
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (Array.isArray(value))
      return CARDS.includes(name)
        ? this.cards(value as string[])
        : value.join(' ') || words.say('empty')
    if (typeof value === 'number') return value
    return CARDS.includes(name) ? this.game.phrase(String(value)) : String(value)
  }
}
