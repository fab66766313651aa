// A kept page whose words about stock are old, at an edge with a renderer that shows what the backend tells.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getProductListing } from '#contracts/generated/commerce.ts'
import { rendererOf } from '#tests/support/drawing.ts'
import { createApp } from '../app.ts'
import type { Bindings } from '../platform/bindings.ts'
import { openSqliteD1 } from '../platform/node/sqlite-d1.ts'
import { openSqliteKv } from '../platform/node/sqlite-kv.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const packing = (stockStatus: string | null) => ({ sku: '1', stock: null, stockStatus })
const down = () => Response.json({}, { status: 500 })
const told = (word: string) => () => Response.json({ data: { productsByCodes: [{ product: packing(word) }] } })
const partly = () =>
  Response.json({
    data: { productsByCodes: [{ product: packing(null) }] },
    errors: [{ message: 'no', path: ['productsByCodes', 0, 'product', 'stockStatus'] }],
  })

/** A shop, how often it drew its page and asked about stock, and what it is told then. */
async function open() {
  const db = openSqliteD1(':memory:')
  await db.exec('CREATE TABLE tag_tokens (tag TEXT PRIMARY KEY, token TEXT NOT NULL, changed_at INTEGER NOT NULL)')
  const SESSION_KEYS = `k1:${btoa('k'.repeat(32))}`
  const bindings = { KV: openSqliteKv(':memory:'), SHOP_DB: db, SESSION_KEYS, LOG_LEVEL: 'error' }
  const shop = { drawn: 0, asked: 0, answer: down as () => Response }
  const renderer = rendererOf(async (_, context) => {
    shop.drawn += 1
    await context.publicClient.commerce(getProductListing, {})
    return new Response('<head></head><h1>Range</h1>', { headers: { 'content-type': 'text/html' } })
  })
  const commerce = async () => async (request: Request) => {
    const { operationName } = (await request.json()) as { operationName: string }
    if (operationName !== 'stockByCodes')
      return Response.json({ data: { getProductListing: { data: [packing('in_stock')] } } })
    shop.asked += 1
    return shop.answer()
  }
  const content = async () => async () => Response.json({ data: { redirects: [] } })
  const app = createApp({
    api: { fetch: () => new Response(), loadSitemap: () => Promise.reject(new Error('none')) },
    loadRenderer: async () => renderer,
    embedded: { commerce, content },
    buildId: 'test',
  })
  const pending: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void pending.push(work)
  const platform = { waitUntil, passThroughOnException: () => undefined, props: {}, clientAddress: '' }
  /** How the page is sent, once all is done that goes on behind it. */
  const ask = async () => {
    const request = new Request('http://localhost/en/range')
    const answer = await app.fetch(request, bindings as unknown as Bindings, platform as never)
    await answer.text()
    while (pending.length > 0) await Promise.allSettled(pending.splice(0))
    return answer.headers.get('cache-status')
  }
  const pass = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000)
  await ask()
  expect(await ask()).toMatch(/^proviant-page; hit; ttl=/)
  shop.drawn = 0
  pass(41)
  return { shop, ask, pass }
}

test.each([
  ['fails', down],
  ['fails for what the page shows', partly],
])(
  'while the question about its stock %s, a page stays what it was, and not every visitor asks again',
  async (_, answer) => {
    const { shop, ask, pass } = await open()
    shop.answer = answer
    for (let visit = 0; visit < 5; visit++) {
      expect(await ask()).toMatch(/^proviant-page; hit; .*detail=due/)
      pass(1)
    }
    expect(shop).toMatchObject({ drawn: 0, asked: 1 })
    shop.answer = told('in_stock')
    // as long as half an answer is kept
    pass(61)
    expect([await ask(), shop.drawn]).toEqual([expect.stringMatching(/^proviant-page; hit; ttl=\d+$/), 0])
  },
)

test('a page whose word has changed is drawn once, behind the first who comes', async () => {
  const { shop, ask } = await open()
  shop.answer = told('sold_out')
  await ask()
  await ask()
  expect(shop.drawn).toBe(1)
})
