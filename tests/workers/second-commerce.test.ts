// The shop over a commerce backend of a third party, which has the base contract and lists related products bare.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linksOf, mainOf, textOf } from '../support/read-html.ts'
import { startSecondCommerce } from '../support/second-commerce.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { visitorOf } from '../support/visit.ts'

let commerce: Awaited<ReturnType<typeof startSecondCommerce>>
let shop: NodeShop
beforeAll(async () => {
  commerce = await startSecondCommerce()
  shop = await startNodeShop({ env: { COMMERCE_URL: commerce.url } })
})
afterAll(async () => {
  await shop?.stop()
  await commerce?.close()
})

const read = async (path: string) => {
  const answer = await visitorOf(shop).ask(path)
  const html = await answer.text()
  return { status: answer.status, html, main: mainOf(html) }
}

test('the related products of a backend without their quantities are on the page of the product', async () => {
  const { status, main } = await read('/en/offer/p/thing-7')
  expect(status).toBe(200)
  expect(linksOf(main).map(([href]) => href)).toContain('/en/offer/p/thing-8')
  expect(textOf(main)).toContain('Thing 8')
})
