// API routes of cart, checkout and catalogue over the embedded backend, in process, with a connection that can fail.
import { openTestCommerce, type TestCommerce } from '#backends/commerce/testing/shop.ts'
import { createBackend } from '#server/clients/backend.ts'
import type { PublicClient } from '#server/clients/public-client.ts'
import { createSessionClient } from '#server/clients/session-client.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { apiUnder, makeTestContext, nadia, post } from './api-context.ts'

const english = { 'x-locale': 'en' }

/** Outcome of the next write: its response is lost, or it never reaches the backend. */
export type FaultMode = 'answered' | 'lost' | 'swallowed'

/** A browser tab: the sealed cookie of an unconfirmed order. */
export type Tab = { unconfirmed: string | undefined }

export type EmbeddedShop = Awaited<ReturnType<typeof openEmbeddedShop>>

export async function openEmbeddedShop() {
  const shop: TestCommerce = await openTestCommerce(openSqliteD1(':memory:'))
  const token = (await shop.login('nadia')).authorization?.replace('Bearer ', '') ?? ''
  const { results } = await shop.db.prepare('SELECT sku, id FROM products').all<{ sku: string; id: number }>()
  const products: Record<string, string> = Object.fromEntries(results.map(({ sku, id }) => [sku, String(id)]))
  const way: { fate: FaultMode; of: RegExp } = { fate: 'answered', of: /mutation placeOrder/ }

  let isActive = true
  const isSessionActive = async () => isActive

  async function embedded(request: Request): Promise<Response> {
    const text = await request.text()
    const fate = way.of.test(text) ? way.fate : 'answered'
    if (fate === 'swallowed') throw new TypeError('fetch failed')
    const answer = await shop.postText(text, Object.fromEntries(request.headers))
    if (fate === 'lost') throw new TypeError('fetch failed')
    return answer
  }

  /** Sends an API request as Nadia. @param isBase true: the backend has no extensions and identifies orders by their key only */
  async function ask(tab: Tab, path: string, fields: Record<string, string> | null, isBase = false): Promise<Response> {
    const about = { url: null, extensions: null, token: null, embedded, cache: {} as never, log: () => undefined }
    const commerce = createBackend({ name: 'commerce', ...about })
    const session = { ...nadia, token }
    const own = { locale: 'en', waitUntil: () => undefined, cartToken: null, requestId: 'r', network: null } as const
    const sessionClient = createSessionClient({ commerce, session, caller: 'nadia', ...own })
    const base = {
      lacks: async () => true,
      takes: () => true,
      commerce: ((document, variables, options) => {
        const {
          cartVersion: _,
          cartSubTotal: __,
          ...input
        } = (variables as { input?: Record<string, unknown> }).input ?? {}
        return document.name === 'placeOrder'
          ? sessionClient.commerce(document, { input } as never, options)
          : sessionClient.commerce(document, variables)
      }) as typeof sessionClient.commerce,
    }
    const publicClient = {
      // the category tree does not matter here
      commerce: (async (document, variables) =>
        document.name === 'categories'
          ? { categories: null }
          : shop.ask(document, variables, english)) as PublicClient['commerce'],
    } as PublicClient
    const { unconfirmed: unconfirmedOrder } = tab
    const { context, cookies } = await makeTestContext(
      {},
      {
        session,
        sessionClient: isBase ? base : sessionClient,
        publicClient,
        unconfirmedOrder,
        isSessionActive,
        log: () => undefined,
      },
    )
    const answer = await apiUnder().request(path, fields ? post(fields) : {}, { context })
    const sealed = cookies.flatMap((line) => /^pv_u\d=([^;]+)/.exec(line)?.[1] ?? []).join('')
    if (sealed) tab.unconfirmed = sealed
    else if (cookies.some((line) => line.startsWith('pv_u1=;'))) tab.unconfirmed = undefined
    return answer
  }

  /** Empties carts and orders and restocks every product. */
  async function reset() {
    way.fate = 'answered'
    await shop.db.batch(
      [
        'DELETE FROM cart_items',
        'DELETE FROM invoices',
        'DELETE FROM order_items',
        'DELETE FROM orders',
        'UPDATE stock SET quantity = 9000',
      ].map((sql) => shop.db.prepare(sql)),
    )
  }
  /** Ends all sessions of Nadia, as a logout on another device does, or restores them. */
  async function revokeSessions(isOver: boolean) {
    isActive = !isOver
    await shop.db
      .prepare('UPDATE access_tokens SET epoch = ?1')
      .bind(isOver ? -1 : 0)
      .run()
  }
  return { db: shop.db, products, way, ask, reset, revokeSessions }
}
