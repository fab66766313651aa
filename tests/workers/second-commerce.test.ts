// The shop over a commerce backend of a third party, which has the base contract and lists related products bare.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scriptsCookie } from '#protocol/protocol.ts'
import { linksOf, mainOf, textOf } from '../support/read-html.ts'
import { startSecondCommerce } from '../support/second-commerce.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { createLoggedInVisitor, visitorOf } from '../support/visit.ts'

let commerce: Awaited<ReturnType<typeof startSecondCommerce>>
let shop: NodeShop
beforeAll(async () => {
  commerce = await startSecondCommerce([
    {
      id: '70',
      sku: 'T-70',
      name: 'Tools',
      urlKey: 'tools',
      categories: [{ id: '91', name: 'Tools' }],
      brands: [
        { id: '1', name: 'Molen' },
        { id: '2', name: 'Anker' },
      ],
    },
  ])
  shop = await startNodeShop({ env: { COMMERCE_URL: commerce.url } })
})
afterAll(async () => {
  await shop?.stop()
  await commerce?.close()
})

/** The page without scripts, which is not streamed. */
const read = async (path: string) => {
  const visitor = visitorOf(shop)
  visitor.cookies.set(scriptsCookie, '0')
  const answer = await visitor.ask(path)
  const html = await answer.text()
  return { status: answer.status, html, main: mainOf(html) }
}

// F407
test('the related products of a backend without their quantities are on the page of the product', async () => {
  const { status, main } = await read('/en/offer/p/thing-7')
  expect(status).toBe(200)
  expect(linksOf(main).map(([href]) => href)).toContain('/en/offer/p/thing-8')
  expect(textOf(main)).toContain('Thing 8')
})

test.each(['de', 'fr'])(
  'a product whose URL key is the path of a category has a page and private prices (%s)',
  async (locale) => {
    const path = `/${locale}/products/tools-T-70`
    const listing = await read(`/${locale}/products/tools?page=4`)
    expect(linksOf(listing.main).map(([href]) => href)).toContain(path)
    const { status, main } = await read(path)
    expect([status, textOf(main)]).toEqual([200, expect.stringContaining('T-70')])
    expect((await read(`/${locale}/products/tools-T-71`)).status).toBe(404)
    const customer = await createLoggedInVisitor(shop)
    commerce.asked.length = 0
    await (await customer.ask(path)).text()
    const slugs = commerce.asked.filter(({ operationName }) => /productP/.test(operationName ?? ''))
    expect(slugs.map(({ variables }) => variables)).toEqual([{ slug: 'tools' }])
  },
)

// F008
test('the stock filter of a backend without stock statuses is called what it does: it lists sold-out stock articles', async () => {
  const { main } = await read('/en/range?filters=is_stock_article%3A1')
  expect(textOf(main)).toContain('Stock articles only')
  expect(textOf(main)).not.toMatch(/In stock only/)
  const chips = main.slice(main.indexOf('aria-label="Active filters"'))
  expect(textOf(chips.slice(0, chips.indexOf('</nav>')))).toContain('Stock articles')
  // in German the path of a product may be a category
  expect(textOf((await read('/de/products/sale')).main)).toContain('Nur Lagerartikel')
})

test('the whole catalogue counts each product once, whatever the departments share', async () => {
  const { main } = await read('/en/range?filters=search%3AThing')
  expect(textOf(main)).toContain('50 of 51 products')
})

test('a product shows all of its brands', async () => {
  const product = await read('/en/offer/p/tools')
  const links = linksOf(product.main).filter(([href]) => href.includes('brands'))
  expect(links.map(([, text]) => text)).toEqual(['Molen', 'Anker', 'Molen', 'Anker'])
  expect(textOf((await read('/en/range?page=4')).main)).toContain('Molen, Anker')
})

// F670
test('over a backend without the operations of the desk, /desk is 404 and the log has the reason', async () => {
  for (const path of ['/desk', '/desk/en', '/desk/nl/login'])
    expect([path, (await visitorOf(shop).ask(path)).status]).toEqual([path, 404])
  await expect.poll(() => shop.output()).toContain('desk.unsupported')
})
