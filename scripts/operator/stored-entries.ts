// Reads the entries of the durable cache: pages and responses of the backends. A running shop also has entries in memory.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { deserializePage, type Page } from '#server/cache/page.ts'
import type { Tokens } from '#server/cache/tag-tokens.ts'
import { dataFiles } from '#server/platform/node/bindings.ts'

export type StoredEntry = { key: string; tokens: Tokens; page: Page | null }

function parseTokens(value: Uint8Array): Tokens | null {
  try {
    return (JSON.parse(new TextDecoder().decode(value)) as { tokens?: Tokens }).tokens ?? null
  } catch {
    return null
  }
}

async function toEntry(key: string, value: Uint8Array): Promise<StoredEntry | null> {
  if (!key.startsWith('page:')) {
    const tokens = parseTokens(value)
    return tokens && { key, tokens, page: null }
  }
  const page = await deserializePage(value.slice().buffer)
  return { key, tokens: page.tokens, page }
}

/** Entries that have not expired. @param select false: the value of this key is not read */
export async function* readStoredEntries(
  dataDir: string,
  select: (key: string) => boolean,
): AsyncGenerator<StoredEntry> {
  const store = new DatabaseSync(join(dataDir, dataFiles.KV), { readOnly: true })
  try {
    const now = Math.floor(Date.now() / 1000)
    const keys = store.prepare('SELECT key FROM kv WHERE expires_at IS NULL OR expires_at > ?').all(now)
    const read = store.prepare('SELECT CAST(value AS BLOB) AS value FROM kv WHERE key = ?')
    for (const key of keys.map((row) => String(row.key))) {
      const value = select(key) && !key.startsWith('page-data:') ? read.get(key)?.value : null
      const entry = value instanceof Uint8Array ? await toEntry(key, value) : null
      if (entry) yield entry
    }
  } finally {
    store.close()
  }
}
