import { setTimeout as sleep } from 'node:timers/promises'
import type { Runtime } from './runtimes.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

/**
 * A visitor of one shop: requests pages, follows no redirects, stores and sends cookies.
 * @param address IP address that a proxy in front of the shop reports; on Node the shop must trust it (TRUST_PROXY)
 */
export function visitorOf({ url }: Pick<Runtime, 'url'>, address?: string) {
  const cookies = new Map<string, string>()
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (address) for (const name of ['x-forwarded-for', 'cf-connecting-ip']) headers.set(name, address)
    if (!headers.has('user-agent')) headers.set('user-agent', chrome)
    if (cookies.size && !headers.has('cookie'))
      headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const answer = await fetch(new URL(path, url), { redirect: 'manual', ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const origin = new URL(url).origin
  return {
    cookies,
    ask,
    /** Posts JSON as the shop's scripts do. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', origin, ...headers },
      }),
    /** Posts a form as a browser without scripts does, from the page at `from`. */
    submit: (path: string, fields: Record<string, string>, from: string) =>
      ask(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: {
          accept: 'text/html,application/xhtml+xml',
          'sec-fetch-site': 'same-origin',
          origin,
          referer: origin + from,
        },
      }),
  }
}
export type Visitor = ReturnType<typeof visitorOf>

export const demoPassword = 'proviant-demo'
export const nadia = 'nadia@brasserie-nova.example'
export const tom = 'tom@brasserie-nova.example'
export const lena = 'lena@gasthaus-adler.example'

export async function createLoggedInVisitor(runtime: Pick<Runtime, 'url'>, email = nadia): Promise<Visitor> {
  const visitor = visitorOf(runtime)
  const login = () => visitor.post('/api/en/account/login', { email, password: demoPassword })
  let answer = await login()
  // failed logins of other tests, such as those of an outage, count for the same account and network
  for (let tries = 0; answer.status === 429 && tries < 10; tries++) {
    await answer.body?.cancel()
    await sleep(1_000)
    answer = await login()
  }
  if (!answer.ok) throw new Error(`login failed: ${answer.status} ${await answer.text()}`)
  return visitor
}

/** Waits until the page is cached: the first visit starts a render in the background, which a busy machine delays. */
export async function waitForCached(visitor: Visitor, path: string, maxWaitMs = 30_000): Promise<Response> {
  const deadline = performance.now() + maxWaitMs
  while (performance.now() < deadline) {
    const answer = await visitor.ask(path)
    if (answer.headers.get('cache-status')?.includes('hit')) return answer
    await answer.text()
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`${path} was not kept within ${maxWaitMs} ms`)
}

/** Ids of products in stock from the first page of the catalogue. */
export async function findOrderableProducts(runtime: Pick<Runtime, 'url'>, count: number): Promise<string[]> {
  const answer = await visitorOf(runtime).ask('/api/en/catalogue/listing?filters=is_stock_article%3A1')
  const { products } = (await answer.json()) as { products: { shown: { id: string; stock: string } | null }[] }
  const ids = products.flatMap(({ shown }) => (shown?.stock === 'in_stock' ? [shown.id] : []))
  if (ids.length < count) throw new Error(`only ${ids.length} products can be ordered`)
  return ids.slice(0, count)
}

/** A guest with two packs of a product in the cart. */
export async function createGuestWithTwoItems(
  runtime: Pick<Runtime, 'url'>,
): Promise<{ guest: Visitor; productId: string }> {
  const guest = visitorOf(runtime)
  const [productId = ''] = await findOrderableProducts(runtime, 1)
  const added = await guest.post('/api/en/cart/items', { productId, quantity: '2' })
  if (added.status !== 200) throw new Error(`nothing was added: ${added.status} ${await added.text()}`)
  return { guest, productId }
}
