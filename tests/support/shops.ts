// The two shops that test files share one after the other, one on Node and one in workerd. Called by lanes.ts.
import type { KVNamespace } from '@cloudflare/workers-types'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { startControl } from './control.ts'
import { startEdgeShop } from './edge-shop.ts'
import { startNodeShop } from './server.ts'

type Shop = { url: string; purgeToken: string; sessionKeys: string }

/** Where the shops are, and the address at which runtimes.ts reads their databases and caches. */
export type Shops = { control: string; node: Shop; workerd: Shop }

/** Starts both from the last build, with demo data of their own. */
export async function startShops(): Promise<{ shops: Shops; stop(): Promise<void> }> {
  const [node, workerd] = await Promise.all([startNodeShop(), startEdgeShop()])
  const bindings = openNodeBindings({ dataDir: node.dataDir, vars: {} })
  const control = await startControl({
    node: { database: async (name) => bindings[name], kv: async () => bindings.KV },
    workerd: {
      database: (name) => workerd.miniflare.getD1Database(name),
      kv: async () => (await workerd.miniflare.getKVNamespace('KV')) as unknown as KVNamespace,
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
