// The two shops of a pool id, one on Node and one in workerd.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Miniflare } from 'miniflare'
import { dataFiles, openNodeBindings } from '#server/platform/node/bindings.ts'
import { startControl } from './control.ts'
import { startEdgeShop } from './edge-shop.ts'
import { startNodeShop } from './server.ts'

type Shop = { url: string; purgeToken: string; sessionKeys: string }

/** URLs of the shops, and of the control server for their databases and caches. */
export type Shops = { control: string; node: Shop; workerd: Shop }

/** Starts both from the last build, with their own demo data. */
export async function startShops(): Promise<{ shops: Shops; stop(): Promise<void> }> {
  const [node, workerd] = await Promise.all([startNodeShop(), startEdgeShop()])
  const bindings = openNodeBindings({ dataDir: node.dataDir, vars: {} })
  const control = await startControl({
    node: {
      database: async (name) => bindings[name],
      kv: async () => bindings.KV,
      keys: async (prefix) => nodeKeys(node.dataDir, prefix),
    },
    workerd: {
      database: (name) => workerd.miniflare.getD1Database(name),
      kv: () => workerd.miniflare.getKVNamespace('KV'),
      keys: async (prefix) => workerdKeys(await workerd.miniflare.getKVNamespace('KV'), prefix),
    },
  })
  const shops = {
    control: control.url,
    node: { url: node.url, purgeToken: node.purgeToken, sessionKeys: node.sessionKeys },
    workerd: { url: workerd.url, purgeToken: workerd.purgeToken, sessionKeys: workerd.sessionKeys },
  }
  const stop = async () => {
    control.close()
    bindings.close()
    await Promise.all([node.stop(), workerd.dispose()])
  }
  return { shops, stop }
}

function nodeKeys(dataDir: string, prefix: string): string[] {
  const store = new DatabaseSync(join(dataDir, dataFiles.KV), { readOnly: true })
  try {
    const rows = store.prepare('SELECT key FROM kv WHERE substr(key, 1, ?) = ? ORDER BY key').all(prefix.length, prefix)
    return rows.map(({ key }) => String(key))
  } finally {
    store.close()
  }
}

type KvNamespace = Awaited<ReturnType<Miniflare['getKVNamespace']>>

async function workerdKeys(kv: KvNamespace, prefix: string): Promise<string[]> {
  const names: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof kv.list>> = await kv.list({ prefix, cursor })
    names.push(...page.keys.map((key) => key.name))
    cursor = page.list_complete ? null : page.cursor
  } while (cursor)
  return names
}
