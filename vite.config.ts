import { readdirSync, readFileSync } from 'node:fs'
import { cloudflare } from '@cloudflare/vite-plugin'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkParts } from './scripts/chunk-parts.ts'
import { devErrors } from './scripts/dev-errors.ts'
import { devPictures } from './scripts/dev-pictures.ts'
import { escapeNonLatin1 } from './scripts/escape-non-latin1.ts'
import { mergeFallback } from './scripts/fallback-messages.ts'
import { devIcons } from './scripts/icon-set.ts'
import { inlineScripts } from './scripts/inline-scripts.ts'
import { screenChunks } from './scripts/screen-chunks.ts'
import { stampOf } from './scripts/setup/build.mjs'
import { splitMessages } from './scripts/split-messages.ts'
import { buildPatches } from './src/start/build-patches.ts'
import { preloadChunk } from './src/start/preload-chunk.ts'
import { withoutLink } from './src/start/without-link.ts'

process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'
// else the build writes the secrets of `.env` into dist/server/.dev.vars
process.env.CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV = 'false'

const english = new URL('./src/i18n/messages/en.json', import.meta.url)

/** Fills in English messages that a language lacks. */
const fallbackMessages: Plugin = {
  name: 'fallback-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/i18n\/messages\/(?!en\.)\w+\.json/ },
    handler: (code) => JSON.stringify(mergeFallback(JSON.parse(readFileSync(english, 'utf8')), JSON.parse(code))),
  },
}

/** `virtual:stylesheet` exports the text of the stylesheet of the preceding client build: cached pages inline it. */
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

/** Replaces Vite's preload helper with `preloadChunk`: no option makes it smaller. */
function minimalPreloadHelper(): Plugin {
  let hits = 0
  return {
    name: 'small-preload',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler() {
        hits += 1
        return `export const __vitePreload = ${preloadChunk.toString()}`
      },
    },
    buildEnd(error) {
      const isClient = this.environment.name === 'client' && this.environment.mode === 'build'
      if (!error && isClient && hits === 0) this.error('Vite has its preload helper elsewhere')
    },
  }
}

type Chunks = {
  getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** The module and those that import it, directly or indirectly. */
function dependentsOf(id: string, chunks: Chunks): string[] {
  const found = new Set([id])
  for (const each of found) for (const importer of chunks.getModuleInfo(each)?.importers ?? []) found.add(importer)
  return [...found]
}

/** Whether a source file imports a module, directly or indirectly. */
const isNeededBy = (file: string, id: string, chunks: Chunks) =>
  dependentsOf(id, chunks).some((each) => each.endsWith(`/src/${file}`))

/** Those of them that are loaded by `import()`, or first. */
const entriesOf = (id: string, chunks: Chunks) =>
  dependentsOf(id, chunks).filter((each) => {
    const info = chunks.getModuleInfo(each)
    return info?.importers.length === 0 || (info?.dynamicImporters.length ?? 0) > 0
  })

const app = 'client-app'
/** The bootstrap script needs some of the same modules. */
const isAppChunk = (id: string, chunks: Chunks) =>
  isNeededBy('client/client-app.tsx', id, chunks) && !isNeededBy('client/bootstrap.ts', id, chunks)

/** Modules of the listing screen and of another one: most other screens need some of them. */
const isCatalogueChunk = (id: string, chunks: Chunks) =>
  /\/src\/(?!bootstrap|client|protocol)/.test(id) &&
  isNeededBy('routes/-listing-screen.tsx', id, chunks) &&
  entriesOf(id, chunks).some((entry) => !entry.endsWith('/-listing-screen.tsx'))

/** Screens and dialogs that are loaded together: their modules are small. Each name has the entries that load it. */
const areas: Readonly<Record<string, RegExp>> = {
  dialogs: /\/(?:login|save)-dialog\.tsx$/,
  account: /\/src\/routes\/_auth[\w.-]*\.tsx\?tsr-split=component/,
  dashboard: /\/src\/routes\/dashboard[\w.-]*\.tsx\?tsr-split=component/,
  checkout: /\/src\/routes\/(?:_checkout[\w.-]*|cart)\.tsx\?tsr-split=component/,
}

/** The area whose entries, and no others, need a module. */
function areaOf(id: string, chunks: Chunks): string | null {
  const entries = entriesOf(id, chunks)
  return Object.keys(areas).find((area) => entries.every((entry) => areas[area]?.test(entry))) ?? null
}

/** Merges small shared chunks with those that are mostly loaded with them. */
const shared = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_500 }

export default defineConfig({
  build: {
    // keeps light-dark(), nesting and layers as they are written
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // inlines the constants of protocol.ts, so that the bootstrap script exports none of them
    rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } },
  },
  // React has useSyncExternalStore since version 18
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(stampOf(import.meta.dirname).slice(0, 8)) },
  environments: {
    // the worker is not minified: removes its comments
    ssr: { build: { rolldownOptions: { output: { comments: { jsdoc: false } } } } },
    client: {
      build: {
        rolldownOptions: {
          // every page lists the app's chunks: those without a name that is used elsewhere are named by their hash alone
          output: {
            chunkFileNames: ({ name, isDynamicEntry }) =>
              `assets/${isDynamicEntry || name === app || name in areas ? '[name]-' : ''}[hash].js`,
            // one chunk for modules that the app always needs; modules that listings share are not merged with optional ones
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: (id, chunks) => (isAppChunk(id, chunks) ? app : null), debugName: app },
                { name: (id, chunks) => (isCatalogueChunk(id, chunks) ? 'shelves' : null), debugName: 'shelves' },
                {
                  name: (id, chunks) => (isNeededBy('routes/-listing-screen.tsx', id, chunks) ? 'listing' : null),
                  debugName: 'listing',
                  test: /\/src\/(?!bootstrap|client|protocol)/,
                  ...shared,
                },
                { name: areaOf, debugName: 'areas', test: /\/src\/(?!bootstrap|client|protocol)/ },
                { name: 'shared', test: /\/src\/(?!bootstrap|client|protocol)/, ...shared },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    // the folder where dev.ts creates the databases
    cloudflare({ viteEnvironment: { name: 'ssr' }, persistState: { path: process.env.DATA_DIR || '.wrangler/state' } }),
    ...buildPatches(),
    withoutLink(),
    fallbackMessages,
    splitMessages,
    stylesheetText,
    screenChunks,
    minimalPreloadHelper(),
    inlineScripts,
    escapeNonLatin1,
    chunkParts,
    devErrors,
    devPictures,
    devIcons,
    tanstackStart({ client: { entry: './client/bootstrap.ts' } }),
    react(),
  ],
})
