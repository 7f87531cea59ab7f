import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { groups } from './chunks'
import { said } from './fluent'
import { packed } from './packed'

const server = process.env.VIERBLATT_SERVER ?? 'http://127.0.0.1:8400'

export default defineConfig({
  plugins: [said(), svelte(), packed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true, // the server tells the browser what a table needs, with the page itself
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'jsdom', setupFiles: ['src/testing/words.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
})
