import type { Plugin } from 'vite'

const COMMAND_LINE = [
  'usage',
  'invite',
  'prompt',
  'help',
  'key',
  'room-audit',
  'room-backed-up',
  'room-restored',
  'room-backup',
  'room-pruned',
  'room-stats',
  'room-port',
  'room-no-database',
  'room-database-down',
  'room-public-address',
  'room-no-address',
]
/** What only the command line says, and comments: nobody hears them in a browser. */
const UNSAID = new RegExp(
  `^(?:#.*|(?:${COMMAND_LINE.join('|')})(?:-[\\w-]+)? =.*(?:\\n[ \\t}].*)*)\\n?`,
  'gm',
)

export const spoken = (text: string): string => text.replace(UNSAID, '')

/** Leaves out of the Fluent files what no page says. */
export function said(): Plugin {
  return {
    name: 'said',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('.ftl?raw')) return null
      const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string
      return { code: `export default ${JSON.stringify(spoken(text))}`, map: null }
    },
  }
}
