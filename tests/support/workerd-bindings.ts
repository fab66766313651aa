// Cloudflare's own D1 and KV in a workerd of their own, without the shop: what the Node bindings are held against.
import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

export type WorkerdBindings = { database: D1Database; kv: KVNamespace; dispose(): Promise<void> }

/** Starts workerd with one empty database and one empty namespace, kept in memory. */
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
    // Miniflare's own type differs only in its copies of the web types.
    kv: (await miniflare.getKVNamespace('KV')) as unknown as KVNamespace,
    dispose: () => miniflare.dispose(),
  }
}
