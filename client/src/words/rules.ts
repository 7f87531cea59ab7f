// The text of a paragraph of the rules, to be searched.
import type { Rulebook } from '../line/wire'

export type Paragraph = Rulebook['sections'][number]['paragraphs'][number]
export type Block = Paragraph['blocks'][number]
export type Span = Extract<Block, { block: 'prose' }>['spans'][number]

export function textOf({ number, blocks }: Paragraph): string {
  return [number, ...blocks.flatMap(spansOf).map(({ text }) => text)].join(' ')
}

function spansOf(block: Block): readonly Span[] {
  if (block.block === 'list') return block.items.flat()
  if (block.block === 'grid') return [...block.head.flat(), ...block.rows.flat(2)]
  return block.spans
}
