// A fifth language needs a row of locales, a column of the URL table and a file of messages, and nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { buildWithFifthLanguage } from '../support/fixture-language.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { asCustomer, createShopper } from '../support/shopper.ts'

let shop: NodeShop

beforeAll(async () => {
  shop = await startNodeShop({ root: buildWithFifthLanguage() })
})
afterAll(() => shop.stop())

test('a customer walks from the catalogue to an order in the fifth language, and missing texts are English', async () => {
  const page = await asCustomer(await openPage({ baseUrl: shop.url }), shop)
  const { open, arrive, tiles, add, nameOf, linesInCart, main, t } = await createShopper(page, 'en')

  await open('/en/range')
  await page.getByRole('group').filter({ hasText: 'English' }).locator('summary').first().click()
  await page.getByRole('link', { name: 'Italiano' }).first().click()
  await arrive('/it/range')
  expect(await page.locator('html').getAttribute('lang')).toBe('it')
  expect(await main.locator('h1').innerText()).toBe('The whole range')

  const product = tiles.first()
  const name = await nameOf(product)
  expect(await product.locator('a.name').getAttribute('href')).toMatch(/^\/it\/offer\/p\//)
  await add(product).click()
  await expect.poll(linesInCart).toBe(1)

  await open('/it/cart')
  expect(await main.locator('h1').innerText()).toBe('Il tuo carrello')
  await main.getByText(name).first().waitFor()
  await open('/it/checkout')
  await page.getByRole('button', { name: t('checkout.place') }).click()
  await arrive('/it/checkout-success')
})

test('content, search engines and canonical URLs know the fifth language', async () => {
  const read = async (path: string) => {
    const response = await fetch(new URL(path, shop.url), { redirect: 'manual' })
    return { status: response.status, location: response.headers.get('location'), text: await response.text() }
  }
  const content = await read('/it/about-us')
  expect(content.status).toBe(200)
  expect(content.text).toContain('<html lang="it"')
  expect(content.text).toMatch(/hrefLang="it" href="[^"]*\/it\/about-us"|href="[^"]*\/it\/about-us" hrefLang="it"/i)
  expect((await read('/sitemap-it.xml')).text).toContain('/it/range/')
  expect(await read('/IT/range/')).toMatchObject({ status: 301, location: '/it/range' })
  expect((await read('/it/missing-page')).status).toBe(404)
})
