/** Patches of library code that no option replaces; docs/decisions/0018 has the gain of each. A patch that does not apply fails the build. */
import type { Plugin } from 'vite'
import { FastTextEncoder } from './fast-text-encoder.ts'

export interface Patch {
  name: string
  file: RegExp
  /** Must occur exactly once. */
  from: string
  to: string
  /** Runs after all other plugins, for text that one of them writes. */
  isLast?: boolean
  /** Code that is inserted before the file. */
  before?: string
}

export const patches: readonly Patch[] = [
  {
    // late hydration: guests' HTML must not preload the app's chunks, nor contain file paths of the build machine
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
    // saves a sixth of the CPU time of a page that is rendered live
    name: 'react-dom-fast-encoder',
    file: /react-dom-server\.edge\.production\.js/,
    from: 'new TextEncoder()',
    to: 'new FastTextEncoder()',
    before: `const FastTextEncoder = ${FastTextEncoder.toString()}`,
  },
]

/** @throws Error if the text does not occur exactly once */
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
