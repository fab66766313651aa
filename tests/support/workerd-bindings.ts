// D1 and KV of a workerd without the shop, to compare with the Node implementations.
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { Kv, Sql } from '#server/storage/storage.ts'

export type WorkerdBindings = { database: Sql; kv: Kv; dispose(): Promise<void> }

/** Starts workerd with an empty in-memory database and KV namespace. */
export async function startWorkerdBindings(): Promise<WorkerdBindings> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      compatibilityDate: '2026-10-01',
      d1Databases: { DATABASE: 'database' },
      kvNamespaces: { KV: 'kv' },
    }),
  )
  return {
    database: await miniflare.getD1Database('DATABASE'),
    kv: await miniflare.getKVNamespace('KV'),
    dispose: () => miniflare.dispose(),
  }
}
