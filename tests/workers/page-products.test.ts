// The block `products`: products of the shop on a page of the CMS.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryIds } from '#backends/content/seed/data/ids.ts'
import { scriptsCookie } from '#protocol/protocol.ts'
import { type DelayingProxy, startDelayingProxy } from '../support/delaying-proxy.ts'
import { elementsOf, mainOf, textOf } from '../support/read-html.ts'
import { describeEachRuntime, type Runtime, shops } from '../support/runtimes.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { createLoggedInVisitor, type Visitor, visitorOf, waitForCached } from '../support/visit.ts'

const path = '/en/news/elsanta-in-november'
const strawberries = '300255'
const price = /€\s?\d/

const read = async (visitor: Visitor) => (await visitor.ask(path)).text()
const blockIn = (html: string) =>
  elementsOf(mainOf(html), 'aside').find(({ attributes }) => attributes['data-block'] === 'products')
const namesIn = (html: string) =>
  elementsOf(blockIn(html)?.inside ?? '', 'a').flatMap(({ attributes, text }) =>
    attributes.class === 'name' ? text : [],
  )

async function purge({ url, purgeToken }: Runtime, tags: string[]) {
  const headers = { authorization: `Bearer ${purgeToken}` }
  const answer = await visitorOf({ url }).ask('/api/purge', { method: 'POST', body: JSON.stringify({ tags }), headers })
  expect(answer.status).toBe(200)
}

/** Replaces the article numbers of the block while `act` runs. */
async function withNumbers(runtime: Runtime, numbers: string, act: () => Promise<void>) {
  const where = `entry_id = ${entryIds.strawberries} AND site_id = 2`
  const [before] = await runtime.sql<{ blocks: string }>('CONTENT_DB', `SELECT blocks FROM entry_texts WHERE ${where}`)
  const write = async (blocks: string) => {
    await runtime.sql('CONTENT_DB', `UPDATE entry_texts SET blocks = ? WHERE ${where}`, blocks)
    await purge(runtime, [`entry:${entryIds.strawberries}`])
  }
  const blocks = JSON.parse(before?.blocks ?? '[]') as { type: string }[]
  await write(
    JSON.stringify(blocks.map((one) => (one.type === 'products' ? { ...one, articleNumbers: numbers } : one))),
  )
  await act().finally(() => write(before?.blocks ?? '[]'))
}

describeEachRuntime('products on a page', (runtime) => {
  // F584
  test('an article shows the products of its block, to a guest without prices, also from the cache', async () => {
    const guest = visitorOf(runtime)
    await (await createLoggedInVisitor(runtime)).ask(path)
    const html = await (await waitForCached(guest, path)).text()
    expect(namesIn(html)).toEqual(['Elsanta strawberries', 'Mascarpone 41% fat'])
    expect(blockIn(html)?.text).toContain('Strawberries, and what goes with them')
    expect(blockIn(html)?.text).not.toMatch(price)
  })

  // F584, F585
  test('a customer sees prices of the products, adds one without scripts, and the cached article has no price', async () => {
    const customer = await createLoggedInVisitor(runtime)
    expect(await read(customer)).toMatch(price)
    customer.cookies.set(scriptsCookie, '0')
    const block = blockIn(await read(customer))
    expect(block?.text).toMatch(price)
    const [form] = elementsOf(block?.inside ?? '', 'form')
    const productId = /<option value="(\d+)"/.exec(form?.inside ?? '')?.[1] ?? ''
    const before = ((await (await customer.ask('/api/en/cart')).json()) as { cart: { packs: number } | null }).cart
    const answer = await customer.submit(form?.attributes.action ?? '', { productId, quantity: '2' }, path)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
    const after = ((await (await customer.ask('/api/en/cart')).json()) as { cart: { packs: number } | null }).cart
    expect((after?.packs ?? 0) - (before?.packs ?? 0)).toBe(2)
    const cached = await (await waitForCached(visitorOf(runtime), path)).text()
    expect(blockIn(cached)?.text).not.toMatch(price)
  })

  // F584
  test('article numbers of no product are left out, and without a product there is no block', async () => {
    await withNumbers(runtime, `999999\n${strawberries};nothing`, async () =>
      expect(namesIn(await read(visitorOf(runtime)))).toEqual(['Elsanta strawberries']),
    )
    await withNumbers(runtime, '999999, 888888', async () => {
      const html = await read(visitorOf(runtime))
      expect([blockIn(html), textOf(mainOf(html)).includes('Less gas, the same taste')]).toEqual([undefined, true])
    })
    await withNumbers(runtime, `${strawberries},`.repeat(90), async () =>
      expect(namesIn(await read(visitorOf(runtime)))).toHaveLength(1),
    )
  })

  // F586
  test('a purge of a product renders the articles that show it again', async () => {
    const guest = visitorOf(runtime)
    const rename = (name: string) =>
      runtime.sql(
        'COMMERCE_DB',
        `UPDATE product_texts SET name = ? WHERE locale = 'en' AND product_id IN
         (SELECT id FROM products WHERE number = ?)`,
        name,
        strawberries,
      )
    await waitForCached(guest, path)
    await rename('Elsanta, renamed')
    try {
      expect(namesIn(await read(guest))).toContain('Elsanta strawberries')
      await purge(runtime, [`product:${strawberries}`])
      expect(namesIn(await read(guest))).toContain('Elsanta, renamed')
    } finally {
      await rename('Elsanta strawberries')
      await purge(runtime, [`product:${strawberries}`])
    }
  })
})

let commerce: DelayingProxy
let shop: NodeShop
beforeAll(async () => {
  commerce = await startDelayingProxy(`${shops.node.url}/graphql/commerce`)
  shop = await startNodeShop({ env: { COMMERCE_URL: commerce.url, LOG_LEVEL: 'error' } })
})
afterAll(async () => {
  await shop?.stop()
  await commerce?.close()
})

// F587
test('while the commerce backend fails, an article is whole and has no products', async () => {
  commerce.behave({ mode: 'refuse' })
  const guest = visitorOf(shop)
  guest.cookies.set(scriptsCookie, '0')
  const answer = await guest.ask(path)
  const html = await answer.text()
  expect([answer.status, blockIn(html)]).toEqual([200, undefined])
  expect(textOf(mainOf(html))).toContain('Less gas, the same taste')
})
