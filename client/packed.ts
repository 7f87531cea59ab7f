import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_IT = /\.(css|html|js|json|svg|txt|webmanifest)$/

/** Lays a packed copy beside each file that gains by it, so that no server packs while it plays. */
export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle: ({ dir }) => {
      for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' }))
        if (WORTH_IT.test(name) && !name.startsWith('.')) pack(join(dir!, name))
    },
  }
}

function pack(path: string): void {
  const plain = readFileSync(path)
  for (const [ending, small] of [
    ['.br', brotliCompressSync(plain)],
    ['.gz', gzipSync(plain, { level: 9 })],
  ] as const)
    if (small.length < plain.length) writeFileSync(path + ending, small)
}
