import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { packed } from './packed'

const server = process.env.VIERBLATT_SERVER ?? 'http://127.0.0.1:8400'

export default defineConfig({
  plugins: [svelte(), packed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true, // the server tells the browser what a table needs, with the page itself
    // One file for what several parts share: of many small ones only six can come at a time.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'table', minShareCount: 2 }] } },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'jsdom' },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
})
