import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { cloudflare } from '@cloudflare/vite-plugin'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { devPictures } from './scripts/dev-pictures.ts'
import { layOver } from './scripts/english-below.ts'

process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'

const english = new URL('./src/i18n/messages/en.json', import.meta.url)

/** ArkType probes `new Function` on import: a CSP report in browsers, and in workerd a wrong "code generation is fine". */
const arktypeWithoutEval: Plugin = {
  name: 'arktype-without-eval',
  transform: {
    filter: { id: /@ark\/util\/out\/functions\.js/ },
    handler: (code) => code.replace('return new Function("return false")();', 'return true;'),
  },
}

/**
 * Late hydration: a guest's HTML must not ask for the app's chunks. The route manifest loses its preloads (a customer's page gets them
 * back as data of the starter) and the build machine's file paths.
 */
const noPreloads: Plugin = {
  name: 'no-preloads',
  enforce: 'post',
  transform: {
    filter: { id: /tanstack-start-manifest/ },
    handler: (code) =>
      `${code.replace('export const tsrStartManifest', 'const full')}
export const tsrStartManifest = () => { const m = full(); for (const r of Object.values(m.routes)) { delete r.preloads; delete r.filePath } return m }`,
  },
}

/**
 * react-dom's edge build encodes every small string through the native TextEncoder; crossing into native code costs more than
 * rendering. Only react-dom gets this one: short ASCII is written in JavaScript into a shared block, the rest goes to the native one.
 */
const fastEncoder: Plugin = {
  name: 'react-dom-fast-encoder',
  transform: {
    filter: { id: /react-dom-server\.edge\.production\.js/ },
    handler(code) {
      if (code.split('new TextEncoder()').length !== 2)
        this.error('react-dom no longer makes exactly one TextEncoder here')
      return `${code.replace('new TextEncoder()', 'new FastTextEncoder()')}
function FastTextEncoder() {
  const native = new TextEncoder();
  let block = new Uint8Array(65536), at = 0;
  this.encode = (s) => {
    const n = s.length;
    if (n > 256) return native.encode(s);
    if (at + n > 65536) { block = new Uint8Array(65536); at = 0; }
    const b = block, from = at;
    for (let i = 0; i < n; i++) { const c = s.charCodeAt(i); if (c > 127) return native.encode(s); b[from + i] = c; }
    at = from + n;
    return b.subarray(from, at);
  };
}
`
    },
  },
}

/** A text that a language lacks is the English one. */
const englishBelow: Plugin = {
  name: 'english-below',
  enforce: 'pre',
  transform: {
    filter: { id: /\/i18n\/messages\/(nl|de|fr)\.json/ },
    handler: (code) => JSON.stringify(layOver(JSON.parse(readFileSync(english, 'utf8')), JSON.parse(code))),
  },
}

/** `virtual:stylesheet` is the text of the sheet that the client build made just before: cached pages carry it inline. */
const stylesheetText: Plugin = {
  name: 'stylesheet-text',
  resolveId: (id) => (id === 'virtual:stylesheet' ? `\0${id}` : undefined),
  load(id) {
    if (id !== '\0virtual:stylesheet') return
    if (this.environment.mode === 'dev') return 'export const css = null'
    const assets = new URL('./dist/client/assets/', import.meta.url)
    const sheets = readdirSync(assets).filter((name) => /^index-.*\.css$/.test(name))
    if (sheets.length !== 1) this.error(`expected one main stylesheet, found ${sheets.length}`)
    return `export const css = ${JSON.stringify(readFileSync(new URL(sheets[0] ?? '', assets), 'utf8').trim())}`
  },
}

export default defineConfig({
  // light-dark(), nesting and layers stay as they are written
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(randomUUID().slice(0, 8)) },
  plugins: [
    // where dev.ts has put the databases
    cloudflare({ viteEnvironment: { name: 'ssr' }, persistState: { path: process.env.DATA_DIR || '.wrangler/state' } }),
    arktypeWithoutEval,
    noPreloads,
    fastEncoder,
    englishBelow,
    stylesheetText,
    devPictures,
    tanstackStart(),
    react({ compiler: true }),
  ],
})
