// Which folders and packages the chunks of a build consist of. The size budget compares them with a recorded state.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Bytes by folder of the source (`src/features/cart`) or package. */
export type Parts = Record<string, number>

export function partOf(id: string): string {
  const path = id.replaceAll('\\', '/').replace(/[?#].*$/, '')
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]
  if (name) return name
  const source = /\/((?:src|backends|contracts)\/.*)$/.exec(path)?.[1]
  return source ? source.split('/').slice(0, -1).slice(0, 3).join('/') : 'build'
}

export function addUp(sizes: readonly Parts[]): Parts {
  const sum: Parts = {}
  for (const [part, bytes] of sizes.flatMap((each) => Object.entries(each))) sum[part] = (sum[part] ?? 0) + bytes
  return sum
}

const recordOf = (environment: string) => join('dist', `${environment}-parts.json`)

export const readChunkParts = (environment: 'client' | 'ssr') =>
  JSON.parse(readFileSync(recordOf(environment), 'utf8')) as Record<string, Parts>

/** Vite plugin that writes the parts of each chunk, in bytes before minification. */
export const chunkParts: Plugin = {
  name: 'chunk-parts',
  apply: 'build',
  writeBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => {
      if (file.type !== 'chunk') return []
      const modules = Object.entries(file.modules).map(([id, { renderedLength }]) => ({ [partOf(id)]: renderedLength }))
      return [[file.fileName, addUp(modules)] as const]
    })
    writeFileSync(recordOf(this.environment.name), JSON.stringify(Object.fromEntries(chunks)))
  },
}

/** The parts that grew most, as lines of text, largest first. */
export function listGrowth(recorded: Parts, current: Parts, most = 6): string[] {
  const grown = Object.entries(current)
    .map(([part, bytes]) => ({ part, bytes, more: bytes - (recorded[part] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
  return grown.slice(0, most).map(({ part, bytes, more }) => `${part}: ${more} more, ${bytes} in total`)
}
