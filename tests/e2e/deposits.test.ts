// A customer orders a crate of beer: its deposit is on the product page, and in the totals from the cart to the order.
import { expect, test } from 'vitest'
import { formatCents } from '#i18n/format.ts'
import { localize } from '#i18n/paths.ts'
import { findViolations, findViolationsInDarkMode } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually } from '../support/shopper.ts'

const flat = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

// F638, F639, F642, F646, F697
test.each([
  {
    runtime: runtimes[0],
    locale: 'nl',
    scripts: true,
    per: 'per ',
    one: '€ 4,50',
    two: '€ 9,00',
    crate: '48 × fles tot 33 cl, 2 × bak',
  },
  {
    runtime: runtimes[1],
    locale: 'de',
    scripts: false,
    per: 'je ',
    one: '4,50 €',
    two: '9,00 €',
    crate: '48 × Flasche bis 33 cl, 2 × Kasten',
  },
] as const)(
  'the deposit of a crate follows its quantity and is part of the total ($locale)',
  async ({ runtime, locale, scripts, per, one, two, crate }) => {
    if (!runtime) throw new Error('no shop')
    const page = await openPage({ baseUrl: runtime.url, width: 390, height: 844, javaScriptEnabled: scripts })
    const { open, main, t, to, add, quantity, arrive, linesInCart } = await createShopper(
      await asCustomer(page, runtime),
      locale,
    )
    const product = await runtime.sql<{ url_key: string }>(
      'COMMERCE_DB',
      'SELECT t.url_key FROM product_texts t JOIN products p ON p.id = t.product_id WHERE p.number = ? AND t.locale = ?',
      '560101',
      locale,
    )
    await open(localize(locale, 'product', product[0]?.url_key ?? ''))
    const panel = main.getByRole('complementary', { name: t('product.buy') })
    await expect
      .poll(async () => flat(await panel.innerText()))
      .toContain(flat(t('product.plusDeposit', { amount: one })))
    expect(flat(await main.innerText())).toContain(flat(t('product.minimumAgeText', { age: 16 })))
    const packings = await runtime.sql<{ excise_cents: number }>(
      'COMMERCE_DB',
      'SELECT excise_cents FROM products WHERE number = ? AND excise_cents IS NOT NULL',
      '560101',
    )
    expect(packings.length).toBeGreaterThan(0)
    for (const { excise_cents: cents } of packings)
      expect(flat(await main.innerText())).toContain(`${flat(formatCents(locale, cents, 'EUR'))} ${per}`)
    if (scripts) {
      await open(`${to('cart')}?quickOrder=560101+2`)
      await expect
        .poll(async () => flat(await main.innerText()))
        .toContain(flat(t('product.plusDeposit', { amount: one })))
      await page.goBack()
      await panel.waitFor()
    }
    await quantity(panel).fill('2')
    await add(panel).click()
    if (scripts) await eventually(linesInCart).toBe(1)
    await open(to('cart'))
    const text = async () => flat(await main.innerText())
    const line = flat(t('cartPage.lineDeposit', { amount: two, articles: crate }))
    await expect.poll(text).toContain(line)
    const amountOf = async (label: string) =>
      flat(await main.locator('.totals:visible > div').filter({ hasText: label }).first().innerText())
    expect(await text()).toContain(flat(t('cartPage.minimumAge', { age: 16 })))
    const { cart } = await (await page.request.get(`/api/${locale}/cart`)).json()
    expect(cart.lines[0].excise).toMatch(/€/)
    expect(await text()).toContain(flat(t('cartPage.excise', { amount: cart.lines[0].excise })))
    expect(await amountOf(t('cartPage.deposit'))).toContain(two)
    if (scripts) {
      expect(await findViolations(page)).toEqual([])
      expect(await findViolationsInDarkMode(page)).toEqual([])
    }
    await open(to('checkout'))
    await expect.poll(text).toContain(line)
    expect(await amountOf(t('cartPage.deposit'))).toContain(two)
    await main.getByRole('button', { name: t('checkout.place') }).click()
    await arrive(to('checkoutSuccess'))
    await expect.poll(text).toContain(line)
    expect(await amountOf(t('cartPage.deposit'))).toContain(two)
    const { order } = await (await page.request.get(`/api/${locale}/checkout/placed`)).json()
    await open(`${to('dashboardOrders')}?order=${order.id}`)
    expect(order.items[0].excise).toMatch(/€/)
    await expect.poll(text).toContain(flat(t('cartPage.excise', { amount: order.items[0].excise })))
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  },
)
