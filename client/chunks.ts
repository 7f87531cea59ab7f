// How the page is cut into files: of many small ones only six can come at a time, and of a large one
// a table must not wait for what it does not show.

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const at = (path: string) => new URL(path, import.meta.url).pathname
const ROOM = at('src/app/Room.svelte')
const GAMES = ['four-seasons', 'vier-felder', 'seasons-duel', 'four-gems']

/** All that a module cannot start without. */
function reach(from: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(from)) return found
  found.add(from)
  for (const id of [...(modules.getModuleInfo(from)?.importedIds ?? [])]) reach(id, modules, found)
  return found
}

/** Which file a module goes to when several parts share it. */
class Cut {
  readonly #room: Set<string>
  readonly #games: Set<string>[]

  constructor(modules: Modules) {
    this.#room = reach(ROOM, modules)
    this.#games = GAMES.map((game) => reach(at(`src/games/${game}/index.ts`), modules))
  }

  /** What one game alone shows, and the lobby in its picture, is nothing to the other tables. */
  file(id: string): string {
    const users = GAMES.filter((_, at) => this.#games[at]!.has(id))
    if (this.#room.has(id) || users.length > 1) return 'table'
    return users[0] ?? 'aside'
  }
}

let cut: Cut | undefined

/** The files in the order in which they take: what the first ones take needs nothing of the last. */
export const groups = [['table'], GAMES, ['aside']].map((files, at) => ({
  name(id: string, modules: Modules): string | null {
    const file = (cut ??= new Cut(modules)).file(id)
    return files.includes(file) ? file : null
  },
  minShareCount: 2,
  priority: 3 - at,
}))
