// A shop whose backends are those of another shop, each behind a delaying proxy.
import { entryIds } from '#backends/content/seed/data/ids.ts'
import type { RuntimeName } from './control.ts'
import { type DelayingProxy, startDelayingProxy } from './delaying-proxy.ts'
import { startEdgeShop } from './edge-shop.ts'
import { startNodeShop } from './server.ts'

export type ProxiedShop = {
  url: string
  purgeToken: string
  commerce: DelayingProxy
  content: DelayingProxy
  stop(): Promise<void>
}

/** Starts it on a runtime, with the backends of this shop: by default the one on Node in the pool of the test file. */
export async function startShopBehind(name: RuntimeName, backendUrl?: string): Promise<ProxiedShop> {
  const backend = backendUrl ?? (await import('./runtimes.ts')).shops.node.url
  const commerce = await startDelayingProxy(`${backend}/graphql/commerce`)
  const content = await startDelayingProxy(`${backend}/graphql/content`)
  const env = {
    COMMERCE_URL: commerce.url,
    CONTENT_URL: content.url,
    CONTENT_FAQ_PAGE: String(entryIds.faqPage),
    LOG_LEVEL: 'error',
    PURGE_LIMIT: '1000',
    TRUST_PROXY: '127.0.0.1,::1',
  }
  const shop = name === 'node' ? await startNodeShop({ env }) : await startEdgeShop(env)
  const stop = async () => {
    await ('stop' in shop ? shop.stop() : shop.dispose())
    await Promise.all([commerce.close(), content.close()])
  }
  return { url: shop.url, purgeToken: shop.purgeToken, commerce, content, stop }
}

export type BackendCall = { method: string; query: string; operationName: string; variables: Record<string, unknown> }

/** Requests that the shop sent to a backend since the last `forget`, optionally of one operation. */
export function callsOf(backend: DelayingProxy, operationName?: string): BackendCall[] {
  // requests without a body are images
  const asked = backend.requests().filter(({ body }) => body !== '')
  const calls = asked.map(({ method, body }) => ({ method, ...JSON.parse(body) }) as BackendCall)
  return operationName ? calls.filter((call) => call.operationName === operationName) : calls
}
