// The text of a paragraph of the rules, to be read and searched.
import type { Rulebook } from '../line/wire'
import { optionName } from './options'

export type Paragraph = Rulebook['sections'][number]['paragraphs'][number]
type Block = Paragraph['blocks'][number]
export type Span = Extract<Block, { block: 'prose' }>['spans'][number]

/** The rules with each option called as at the setting up; its key is for the terminal and for records. */
export const inWords = (book: Rulebook): Rulebook =>
  JSON.parse(JSON.stringify(book), (_, part) =>
    part?.kind === 'code' ? called(book.game, part) : part,
  )

function called(game: string, span: Span): Span {
  const text = optionName(game, span.text)
  return text ? { text, kind: 'stress' } : span
}

export function textOf({ number, blocks }: Paragraph): string {
  return [number, ...blocks.flatMap(spansOf).map(({ text }) => text)].join(' ')
}

/** A span, with what must stay on one line with the number of a rule: a bracket before it, what closes behind it. */
export interface Bound extends Span {
  before: string
  after: string
}

export function bound(spans: readonly Span[]): Bound[] {
  const found = spans.map((span) => ({ ...span, before: '', after: '' }))
  found.forEach((span, i) => {
    if (span.kind !== 'rule') return
    const [before, after] = [found[i - 1], found[i + 1]]
    if (before?.kind === 'plain') {
      span.before = /[^ \n]*$/.exec(before.text)![0]
      before.text = before.text.slice(0, before.text.length - span.before.length)
    }
    if (after?.kind === 'plain') {
      span.after = /^[^ \n]*/.exec(after.text)![0]
      after.text = after.text.slice(span.after.length)
    }
  })
  return found
}

function spansOf(block: Block): readonly Span[] {
  if (block.block === 'list') return block.items.flat()
  if (block.block === 'grid') return [...block.head.flat(), ...block.rows.flat(2)]
  return block.spans
}
