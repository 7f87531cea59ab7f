// What the house rules of a table make of a paragraph, as docs/rules tells it of each option.
import type { GameOffered, Settings } from '../line/wire'
import { valueName } from './options'

const ANY = '*'

export interface Standing {
  holds: boolean
  /** What is chosen at this table, of the options that the paragraph speaks of. */
  values: string[]
}

export function standing(
  { game, options, paragraphs }: GameOffered,
  settings: Pick<Settings, 'options'>,
  number: string,
): Standing {
  const section = number.split('.')[0]!
  const covers = (those: readonly string[] = []) =>
    those.includes(number) || those.includes(section)
  let holds = true
  const values: string[] = []
  for (const [name, of] of Object.entries(paragraphs)) {
    if (!Object.values(of).some(covers)) continue
    const option = options.find((one) => one.name === name)
    const value = settings.options[name] ?? option?.default
    const ours = of[String(value)] ?? of[ANY] ?? []
    if (!covers(ours)) holds = false
    else if (ours.includes(number)) values.push(valueName(game, name, value))
  }
  return { holds, values }
}
