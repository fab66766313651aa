// Which chunks of the client build hydrate each screen. Pages name them, so that browsers request them at once.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const record = join('dist', 'screen-chunks.json')
const virtualId = '\0virtual:screen-chunks'

/** What a module is needed for: the app, a screen by the name of its file in src/routes, or messages: `en`, `en?rest`. */
function neededFor(id: string): string | undefined {
  const path = id.replaceAll('\\', '/')
  if (path.endsWith('/src/client/client-app.tsx')) return 'app'
  return (
    /\/src\/routes\/(-[\w-]+-screen)\.tsx$/.exec(path)?.[1] ??
    /\/src\/routes\/([^/?]+)\.tsx\?tsr-split=component/.exec(path)?.[1] ??
    /\/src\/i18n\/messages\/(\w+)\.json(?:\?rest)?$/.exec(path)?.[0].replace(/^.*\/|\.json/g, '')
  )
}

const isChunk = (file: Rolldown.OutputBundle[string] | undefined) => file?.type === 'chunk'

const isLoadedLater = (file: Rolldown.OutputBundle[string] | undefined) => isChunk(file) && !file.isEntry

/** The chunk and its static imports, without the bootstrap script, which every page loads. */
function withImports(name: string, bundle: Rolldown.OutputBundle): string[] {
  const names = new Set([name])
  for (const each of names) {
    const file = bundle[each]
    if (isChunk(file)) for (const imported of file.imports) if (isLoadedLater(bundle[imported])) names.add(imported)
  }
  return [...names]
}

/** Names in the folder of assets, those of scripts without extension, by what they are needed for. */
export function listScreenChunks(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const file of Object.values(bundle)) {
    const sheet = /\/((deferred)-[\w-]+\.css)$/.exec(file.fileName)
    if (sheet) found[sheet[2] ?? ''] = [sheet[1] ?? '']
    if (!isChunk(file)) continue
    for (const id of file.moduleIds) {
      const need = neededFor(id)
      if (need) found[need] = withImports(file.fileName, bundle).map((name) => name.replace(/^assets\/|\.js$/g, ''))
    }
  }
  return found
}

/** `virtual:screen-chunks` exports the chunks of the preceding client build. */
export const screenChunks: Plugin = {
  name: 'screen-chunks',
  resolveId: (id) => (`\0${id}` === virtualId ? virtualId : undefined),
  load(id) {
    if (id !== virtualId) return
    return `export const screenChunks = ${this.environment.mode === 'dev' || this.environment.name === 'client' ? '{}' : readFileSync(record, 'utf8')}`
  },
  writeBundle(_, bundle) {
    const isClient = this.environment.name === 'client' && this.environment.mode === 'build'
    if (isClient) writeFileSync(record, JSON.stringify(listScreenChunks(bundle)))
  },
}
