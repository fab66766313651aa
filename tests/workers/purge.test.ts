import { expect, test } from 'vitest'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, visitorOf, waitForCached } from '../support/visit.ts'

const path = '/en/about-us'
const uri = 'about-us'

describeEachRuntime('purge', (runtime) => {
  const visitor = visitorOf(runtime)
  const bearer = { authorization: `Bearer ${runtime.purgeToken}` }
  const purge = (body: unknown, headers: Record<string, string> = bearer) =>
    visitor.ask('/api/purge', { method: 'POST', body: JSON.stringify(body), headers })
  const rename = (title: string) =>
    runtime.sql('CONTENT_DB', 'UPDATE entry_texts SET title = ? WHERE uri = ? AND site_id = 2', title, uri)
  const shows = async (address: string, text: string) => (await (await visitor.ask(address)).text()).includes(text)
  const page = async () => (await visitor.ask(path)).text()
  const customer = createLoggedInVisitor(runtime)
  const customersPage = async () => (await (await customer).ask(path)).text()

  async function changed(title: string, body: unknown) {
    // a stale response would be fetched again without a purge
    expect((await purge({ uris: [path] })).status).toBe(200)
    await waitForCached(visitor, path)
    await rename(title)
    for (const see of [page, customersPage]) expect(await see()).not.toContain(title)
    const answer = await purge(body)
    expect(answer.status).toBe(200)
    for (const see of [page, customersPage]) expect(await see()).toContain(title)
    return (await answer.json()) as { purged: string[] }
  }

  // F558
  test('by the public path', async () => {
    const { purged } = await changed('About our house', { uris: [path] })
    expect(purged).toContain(`uri:2:${uri}`)
  })

  // F558
  test('by the CMS uri and site', async () => {
    await changed('About this house', { siteUris: [{ siteId: 2, uri }] })
  })

  // F558
  test('by the tag of the entry', async () => {
    const [row] = await runtime.sql<{ entry_id: number | string }>(
      'CONTENT_DB',
      'SELECT entry_id FROM entry_texts WHERE uri = ? AND site_id = 2',
      uri,
    )
    await changed('About the house', { tags: [`entry:${row?.entry_id}`] })
  })

  // F558
  test('by the webhook of an article with siteUris: its page and the overview that lists it', async () => {
    const article = 'news/festive-list-2026'
    const pages = [`/en/${article}`, '/en/news']
    const [row] = await runtime.sql<{ id: number; title: string }>(
      'CONTENT_DB',
      'SELECT entry_id AS id, title FROM entry_texts WHERE uri = ? AND site_id = 2',
      article,
    )
    const title = 'An article with another title'
    const rename = (text: string) =>
      runtime.sql('CONTENT_DB', 'UPDATE entry_texts SET title = ? WHERE uri = ? AND site_id = 2', text, article)
    const webhook = { id: row?.id, siteId: 2, sectionHandle: 'newsPages', siteUris: [{ siteId: 2, uri: article }] }
    for (const each of pages) await waitForCached(visitor, each)
    await rename(title)
    try {
      for (const each of pages) expect([each, await shows(each, title)]).toEqual([each, false])
      expect((await purge(webhook)).status).toBe(200)
      for (const each of pages) expect([each, await shows(each, title)]).toEqual([each, true])
    } finally {
      await rename(row?.title ?? '')
      await purge(webhook)
    }
  })

  // F558
  test('by the webhook of a navigation node: the menus of its site, and no page of another site', async () => {
    const [node] = await runtime.sql<{ id: number; title: string }>(
      'CONTENT_DB',
      "SELECT id, title FROM nav_nodes WHERE site_id = 2 AND nav = 'footerNav' AND parent_id IS NULL AND enabled = 1 LIMIT 1",
    )
    const title = 'A menu with another title'
    const rename = (text: string) =>
      runtime.sql('CONTENT_DB', 'UPDATE nav_nodes SET title = ? WHERE id = ?', text, node?.id ?? 0)
    const webhook = { sender: { id: node?.id, siteId: 2, navId: 1 } }
    for (const each of [path, '/de']) await waitForCached(visitor, each)
    await rename(title)
    try {
      expect(await shows(path, title)).toBe(false)
      expect((await purge(webhook)).status).toBe(200)
      expect(await shows(path, title)).toBe(true)
      expect((await visitor.ask('/de')).headers.get('cache-status')).toContain('hit')
    } finally {
      await rename(node?.title ?? '')
      await purge(webhook)
    }
  })

  type Shown = { products: { sku: string; href: string }[] }
  async function firstProduct() {
    const listing = await visitor.ask('/api/en/catalogue/listing?page=1')
    const [product] = ((await listing.json()) as Shown).products
    if (!product) throw new Error('the listing is empty')
    const where = "locale = 'en' AND product_id = (SELECT id FROM products WHERE sku = ?)"
    const [row] = await runtime.sql<{ name: string }>(
      'COMMERCE_DB',
      `SELECT name FROM product_texts WHERE ${where}`,
      product.sku,
    )
    const rename = (name: string) =>
      runtime.sql('COMMERCE_DB', `UPDATE product_texts SET name = ? WHERE ${where}`, name, product.sku)
    return { ...product, rename, restore: () => rename(row?.name ?? '') }
  }
  type Product = Awaited<ReturnType<typeof firstProduct>>

  /** A department's listing; those of the whole catalogue show its number of products, read from its first page. */
  async function listingWithout({ href: product }: Product): Promise<string> {
    const departments = await (await visitor.ask('/api/en/catalogue/departments')).text()
    const paths = [...departments.matchAll(/"href":"(\/en\/range\/[^"/]+)"/g)].map(([, path = '']) => path)
    for (const path of paths) if (!(await (await visitor.ask(path)).text()).includes(`"${product}"`)) return path
    throw new Error('every department shows the product')
  }

  // F558
  test.for<[way: string, toBody: (product: Product) => unknown]>([
    ['its tag', ({ sku }) => ({ tags: [`product:${sku}`] })],
    ['its path', ({ href }) => ({ uris: [href] })],
  ])('a product, by %s: its page and the listings that contain it, no other listing', async ([way, toBody]) => {
    const product = await firstProduct()
    const pages = [product.href, '/en/range']
    const others = await listingWithout(product)
    const name = `Renamed before a purge by ${way}`
    for (const each of [...pages, others]) await waitForCached(visitor, each)
    await product.rename(name)
    try {
      for (const each of pages) expect([each, await shows(each, name)]).toEqual([each, false])
      const { purged } = (await (await purge(toBody(product))).json()) as { purged: string[] }
      expect(purged).toContain(`product:${product.sku}`)
      for (const each of pages) expect([each, await shows(each, name)]).toEqual([each, true])
      expect((await visitor.ask(others)).headers.get('cache-status')).toContain('hit')
    } finally {
      await product.restore()
      await purge(toBody(product))
    }
  })

  // F558
  test('the home page by the tag of any product or entry on it', async () => {
    const [home] = await runtime.sql<{ id: number }>(
      'CONTENT_DB',
      "SELECT entry_id AS id FROM entry_texts WHERE uri = '__home__' AND site_id = 2",
    )
    const { sku } = await firstProduct()
    for (const tag of [`entry:${home?.id}`, `product:${sku}`]) {
      await waitForCached(visitor, '/en')
      await purge({ tags: [tag] })
      expect([tag, (await visitor.ask('/en')).headers.get('cache-status')]).toEqual([
        tag,
        expect.stringContaining('miss'),
      ])
    }
  })

  // F558
  test('a path without a product purges all commerce data, with a warning', async () => {
    const { purged, warning } = (await (await purge({ uris: ['/en/offer/p/no-such-product'] })).json()) as {
      purged: string[]
      warning?: string
    }
    expect(purged).toContain('commerce')
    expect(warning).toContain('/en/offer/p/no-such-product')
  })

  // F558
  test('by all: true, every cached page', async () => {
    await changed('About everything at once', { all: true })
    await rename('About us')
    await purge({ uris: [path] })
  })

  // F558
  test('unchanged pages stay cached', async () => {
    await waitForCached(visitor, '/de')
    await purge({ uris: [path] })
    expect((await visitor.ask('/de')).headers.get('cache-status')).toContain('hit')
  })

  // F558
  test('without the token nothing is purged and nothing is revealed', async () => {
    await waitForCached(visitor, path)
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { 'x-purge-token': `${runtime.purgeToken}x` }]) {
      const answer = await purge({ all: true }, headers as Record<string, string>)
      expect(answer.status).toBe(401)
    }
    expect((await visitor.ask(path)).headers.get('cache-status')).toContain('hit')
    expect((await visitor.ask('/api/purge', { headers: bearer })).status).toBe(405)
  })

  // F558
  test('an invalid body is rejected with a message', async () => {
    expect((await purge({ tags: 'x' })).status).toBe(400)
    expect((await visitor.ask('/api/purge', { method: 'POST', body: '{', headers: bearer })).status).toBe(400)
  })
})
