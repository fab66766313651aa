import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, waitForHydration } from '../support/shopper.ts'
import { stockedProducts } from '../support/stocked-products.ts'
import { lena } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

const phone = { width: 390, height: 844, locale: 'en-US' }

/** Lena's cart page on a phone with one of each of this many products. */
async function openCart(lines: number) {
  const page = await asCustomer(await openPage(phone), node as never, lena)
  const shopper = await createShopper(page, 'en')
  const products = await (node as NonNullable<typeof node>).sql<{ id: number }>(
    'COMMERCE_DB',
    `SELECT p.id FROM products p JOIN stock s ON s.id = p.stock_id
     WHERE p.type = 'simple' AND p.is_stock_article = 1 AND s.quantity >= p.stock_units ORDER BY p.id LIMIT ?`,
    lines,
  )
  const headers = { 'sec-fetch-site': 'same-origin' }
  const perRequest = 24
  for (let start = 0; start < products.length; start += perRequest) {
    const items = products.slice(start, start + perRequest).map(({ id }) => `${id}:1`)
    await page.request.post('/api/en/cart/sets', { form: { items: items.join(',') }, headers })
  }
  await shopper.open('/en/cart')
  return { ...shopper, rows: shopper.main.locator('.cart-row') }
}

test('a phone shows the unit price of a line below its total', async () => {
  const { rows } = await openCart(1)
  const price = rows.first().locator('.line-price')
  expect(await price.innerText()).toMatch(/€\s?\d+[.,]\d\d/)
  const box = await price.boundingBox()
  const total = await rows.first().locator('.line-total').boundingBox()
  if (!box || !total) throw new Error('the unit price or the total is not displayed')
  expect([box.width > 0, box.x >= 0, box.x + box.width <= phone.width, box.y >= total.y + total.height]).toEqual(
    Array(4).fill(true),
  )
})

test('a cart of 465 lines lays out only the visible ones, is searched, and is scrolled to its end', async () => {
  const { page, main, t, rows } = await openCart(465)
  await eventually(() => rows.count()).toBe(465)
  const skipped = await rows.evaluateAll(
    (lines) =>
      lines.filter((line) => {
        const [child] = line.children
        return child && !child.checkVisibility({ contentVisibilityAuto: true })
      }).length,
  )
  expect(skipped).toBeGreaterThan(400)

  await page.keyboard.press('End')
  const end = main.getByRole('link', { name: t('cartPage.order') }).last()
  await end.scrollIntoViewIfNeeded()
  await eventually(() => end.evaluate((link) => link.getBoundingClientRect().top < innerHeight)).toBe(true)
  await rows.last().scrollIntoViewIfNeeded()
  const isLaidOut = () =>
    rows
      .last()
      .locator('.line-total')
      .evaluate((total) => total.checkVisibility({ contentVisibilityAuto: true }))
  await eventually(isLaidOut).toBe(true)

  const name = await rows.last().locator('.subheading').innerText()
  const search = main.getByRole('searchbox', { name: t('cartPage.find') })
  await waitForHydration(search)
  await search.fill(name)
  await eventually(() => rows.count()).toBeLessThan(20)
  expect(await rows.locator('.subheading').allInnerTexts()).toContain(name)
})

test('from 20 lines on, a cart can be searched: the lines and their announced number follow the text, and the focus stays', async () => {
  const page = await asCustomer(await openPage({ locale: 'en-US' }), node as never, lena)
  const { main, t, open } = await createShopper(page, 'en')
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(`/api/en${path}`, { form, headers: { 'sec-fetch-site': 'same-origin' } })
  const ids = (await stockedProducts(node as never, 20, 50)).map(({ productId }) => productId)
  const rows = main.locator('.cart-row')
  const search = main.getByRole('searchbox', { name: t('cartPage.find') })
  await post('/cart/sets', {
    items: ids
      .slice(0, 19)
      .map((id) => `${id}:1`)
      .join(','),
  })
  await open('/en/cart')
  await waitForHydration(rows.first())
  expect([await rows.count(), await search.count()]).toEqual([19, 0])
  await post('/cart/items', { productId: ids[19] ?? '', quantity: '1' })
  await open('/en/cart')
  await waitForHydration(search)
  const name = await rows.last().locator('.subheading').innerText()
  await search.pressSequentially(name.toUpperCase())
  await eventually(() => rows.locator('.subheading').allInnerTexts()).toContain(name)
  await eventually(() => rows.count()).toBeLessThan(5)
  await main
    .getByRole('status')
    .getByText(t('cartPage.found', { count: await rows.count() }))
    .waitFor()
  await search.press('ControlOrMeta+a')
  await search.pressSequentially('zzz')
  await main
    .getByRole('status')
    .getByText(t('cartPage.found', { count: 0 }))
    .waitFor()
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
  // a shorter cart keeps the field as long as it has a text
  await search.fill('')
  await eventually(() => rows.count()).toBe(20)
  const other = await page.context().newPage()
  await (await createShopper(other, 'en')).open('/en/cart')
  await waitForHydration(other.locator('.line-remove button').first())
  await other.locator('.line-remove button').first().click()
  await search.waitFor({ state: 'detached' })
})
