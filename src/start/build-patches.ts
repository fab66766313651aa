/**
 * Texts of libraries that the build changes, because no option of the library has the same effect. docs/decisions/0018-framework-internals.md
 * lists the gain of each.
 * If a patch finds other text than expected, or no file, the build fails.
 */
import type { Plugin } from 'vite'
import { FastTextEncoder } from './fast-text-encoder.ts'

export interface Patch {
  name: string
  /** The one file that it changes, of the client or of the worker. */
  file: RegExp
  /** Stands in it once. */
  from: string
  to: string
  /** After every other plugin, for text that one of them writes. */
  isLast?: boolean
  /** Text that is put before the file. */
  before?: string
}

export const patches: readonly Patch[] = [
  {
    // late hydration: a guest's HTML must not ask for the app's chunks, nor tell file paths of the machine that built it
    name: 'no-preloads',
    file: /tanstack-start-manifest/,
    isLast: true,
    from: 'export const tsrStartManifest',
    to: 'const full',
    before: `export const tsrStartManifest = () => {
  const manifest = full()
  for (const route of Object.values(manifest.routes)) { delete route.preloads; delete route.filePath }
  return manifest
}`,
  },
  {
    // a link of the shop is an anchor (intercept-links.ts), and the size budget of a listing has no room for the component
    name: 'no-link-component',
    file: /@tanstack\/react-router\/dist\/esm\/route\.js/,
    from: 'import { Link } from "./link.js";',
    to: 'const Link = null;',
  },
  {
    // a sixth of the processor time of a page that is rendered live
    name: 'react-dom-fast-encoder',
    file: /react-dom-server\.edge\.production\.js/,
    from: 'new TextEncoder()',
    to: 'new FastTextEncoder()',
    before: `const FastTextEncoder = ${FastTextEncoder.toString()}`,
  },
]

/** @throws where the text is not the one that the patch was made for */
export function applyPatch({ name, from, to, before = '' }: Patch, code: string): string {
  const times = code.split(from).length - 1
  if (times !== 1) throw new Error(`${name}: expected "${from}" once, found it ${times} times`)
  return `${before}\n${code.replace(from, to)}`
}

const toPlugin = (patch: Patch): Plugin => {
  let hits = 0
  return {
    name: patch.name,
    ...(patch.isLast && { enforce: 'post' as const }),
    transform: {
      filter: { id: patch.file },
      handler(code) {
        hits += 1
        return applyPatch(patch, code)
      },
    },
    buildEnd(error) {
      const isWorker = this.environment.name === 'ssr' && this.environment.mode === 'build'
      if (!error && isWorker && hits === 0) this.error(`${patch.name}: no file of the build matches ${patch.file}`)
    },
  }
}

export const buildPatches = (): Plugin[] => patches.map(toPlugin)
