// Shops on Node behind a balancer, over the backends of another shop, with one Redis that each reaches through a proxy of its own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startRedis } from '../../tests/support/redis-server.ts'
import { type NodeShop, startNodeShop } from '../../tests/support/server.ts'
import { visitorOf, waitForCached } from '../../tests/support/visit.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type BreakableProxy, startBreakableProxy } from './breakable-proxy.ts'

const secrets = {
  SESSION_KEYS: `k1:${Buffer.from('s'.repeat(32)).toString('base64')}`,
  PURGE_TOKENS: 'purge-token-of-the-stress-test-0123456789',
}

export type ProcessGroup = {
  backend: NodeShop
  shops: NodeShop[]
  /** To Redis, by shop. */
  proxies: BreakableProxy[]
  balancer: Balancer
  purgeToken: string
  restartShop(index: number): Promise<void>
  /** Loses its data. */
  restartRedis(): Promise<void>
  /** Waits until every shop reaches Redis. */
  waitForCache(): Promise<void>
  stop(): Promise<void>
}

/** @param warmUp paths that a process has cached before the balancer uses it */
export async function startProcessGroup(options: {
  count: number
  warmUp: readonly string[]
  env: Record<string, string>
}): Promise<ProcessGroup> {
  const folder = mkdtempSync(join(tmpdir(), 'proviant-processes-'))
  let redis = await startRedis()
  const backend = await startNodeShop({ env: { LOG_LEVEL: 'error' } })
  const proxies: BreakableProxy[] = []
  const shops: NodeShop[] = []
  const targets: string[] = []
  const balancer = await startBalancer(targets)

  async function startShop(index: number) {
    const env = {
      ...secrets,
      CACHE_URL: `redis://127.0.0.1:${proxies[index]?.port}`,
      COMMERCE_URL: `${backend.url}/graphql/commerce`,
      CONTENT_URL: `${backend.url}/graphql/content`,
      PUBLIC_ORIGIN: 'http://localhost:8787',
      PURGE_LIMIT: '100000',
      TRUST_PROXY: '127.0.0.1,::1',
      LOG_LEVEL: 'error',
    }
    const shop = await startNodeShop({ dataDir: join(folder, String(index)), env: { ...env, ...options.env } })
    shops[index] = shop
    for (const path of options.warmUp) await waitForCached(visitorOf(shop), path)
    targets[index] = shop.url
  }
  async function stop() {
    balancer.close()
    for (const proxy of proxies) proxy.close()
    await Promise.all([...shops, backend].map((shop) => shop.kill()))
    await redis.kill()
    rmSync(folder, { recursive: true, force: true })
    rmSync(backend.dataDir, { recursive: true, force: true })
  }

  try {
    for (let index = 0; index < options.count; index++) {
      proxies.push(await startBreakableProxy(redis.port))
      await startShop(index)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return {
    ...{ backend, shops, proxies, balancer, stop },
    purgeToken: secrets.PURGE_TOKENS,
    async restartShop(index) {
      await shops[index]?.kill()
      await startShop(index)
    },
    async restartRedis() {
      await redis.kill()
      await sleep(500)
      redis = await startRedis(redis.port)
    },
    async waitForCache() {
      for (const { url } of shops) {
        for (let tries = 0; tries < 100; tries++) {
          const { cache } = (await (await fetch(`${url}/readyz`)).json()) as { cache?: { ok: boolean } }
          if (cache?.ok) break
          await sleep(100)
        }
      }
    },
  }
}
