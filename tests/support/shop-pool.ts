// Pairs of shops, one for each test file that runs at the same time, so that files do not share carts and caches.
// runtimes.ts requests the pair of its pool id.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Shops, startShops } from './shops.ts'

export type ShopPool = { url: string; stop(): Promise<void> }

/** Listens on a free port; `GET /2` returns the URLs of the second pair, and starts it if necessary. */
export async function openShopPool(): Promise<ShopPool> {
  const pairs = new Map<string, ReturnType<typeof startShops>>()
  const shopsOf = async (poolPath: string): Promise<Shops> => {
    const started = pairs.get(poolPath) ?? startShops()
    pairs.set(poolPath, started)
    return (await started).shops
  }
  const server = createServer((request, response) => {
    shopsOf(request.url ?? '').then(
      (shops) => response.end(JSON.stringify(shops)),
      (error) => response.writeHead(500).end(String(error?.stack ?? error) + String(error?.cause ?? '')),
    )
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await Promise.allSettled([...pairs.values()].map(async (started) => (await started).stop()))
  }
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop }
}
