import { expect, test } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { openPage } from '../support/browser.ts'
import { describeEachRuntime, type Runtime } from '../support/runtimes.ts'
import { createShopper, eventually, type Shopper } from '../support/shopper.ts'
import { createLoggedInVisitor } from '../support/visit.ts'

const amount = /€\s?\d|\d\s?€/
/** Replaces the non-breaking spaces of sizes and amounts. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describeEachRuntime('order from the home page', (runtime) => {
  // F001, F004, F012, F017, F142, F414, F419, F428
  test('in English', () => order(runtime, 'en', true), 90_000)
  // the messages are the same on both runtimes
  // F012
  if (runtime.name === 'node') test('in Dutch', () => order(runtime, 'nl', true), 90_000)
  // F012
  test('in English without JavaScript', () => order(runtime, 'en', false), 90_000)
})

async function order(runtime: Runtime, locale: Locale, scripts: boolean) {
  await (await createLoggedInVisitor(runtime)).post('/api/en/cart/clear', {})
  const page = await openPage({ baseUrl: runtime.url, javaScriptEnabled: scripts })
  const visitor = await createShopper(page, locale)
  const { t, main, to } = visitor

  const listing = await findListing(visitor)
  const bought = await visitor.nameOf(visitor.tiles.nth(2))
  await visitor.tiles.nth(2).locator('a.name').click()
  await page.getByRole('heading', { level: 1, name: bought, exact: true }).waitFor()
  await visitor.arrive(/^\//)
  expect(await main.innerText()).not.toMatch(amount)

  // the login redirects to the product, now with its price
  const product = new URL(page.url()).pathname
  const ticket = main.getByRole('complementary', { name: t('product.buy') })
  await ticket.getByRole('link', { name: t('product.login'), exact: true }).click()
  await visitor.arrive(`${to('login')}?redirect=${encodeURIComponent(product)}`)
  await visitor.logIn()
  await visitor.arrive(product)
  await eventually(() => ticket.innerText()).toMatch(amount)
  await visitor.add(ticket).click()
  await eventually(visitor.linesInCart).toBe(1)

  await visitor.open(listing)
  const others = [await visitor.nameOf(visitor.tiles.nth(0)), await visitor.nameOf(visitor.tiles.nth(1))]
  for (const [index, name] of others.entries()) {
    await eventually(() => visitor.tile(name).innerText()).toMatch(amount)
    await visitor.add(visitor.tile(name)).click()
    await eventually(visitor.linesInCart).toBe(2 + index)
  }

  await page.locator('.cart-button').click()
  await visitor.arrive(to('cart'))
  for (const name of [bought, ...others]) await visitor.row(name).waitFor()
  await changeQuantity(visitor, bought, scripts)

  await main.getByRole('link', { name: t('cartPage.order') }).click()
  await visitor.arrive(to('checkout'))
  await eventually(() => page.getByRole('radio', { checked: true }).count()).toBe(3)
  const billed = await chooseDelivery(visitor, scripts)
  await page.getByRole('button', { name: t('checkout.place') }).click()
  await visitor.arrive(to('checkoutSuccess'))
  const number = (await main.locator('b.figures').first().innerText()).trim()
  const done = plain(await main.innerText())
  for (const name of [bought, ...others]) expect(done).toContain(name)
  expect(done).toContain(plain(billed))
  expect(number).toMatch(/\d{4,}/)

  await main.getByRole('link', { name: t('checkout.toOrders') }).click()
  await visitor.arrive(to('dashboardOrders'))
  await main.getByRole('link', { name: t('orders.viewNamed', { number }) }).click()
  const detail = main.locator('#order')
  await detail.getByRole('heading', { name: t('orders.named', { number }) }).waitFor()
  const lines = plain(await detail.innerText())
  expect(lines).toContain(bought)
  expect(lines).toContain('3')
  expect(await visitor.linesInCart()).toBe(0)
}

/** Chooses pickup. @returns the total shown beside the order button */
async function chooseDelivery({ page, t, main }: Shopper, scripts: boolean): Promise<string> {
  const methods = page.getByRole('group', { name: t('checkout.method'), exact: true }).getByRole('radio')
  /** Without scripts the summary has one total per delivery option. */
  const line = (way: number) => main.locator('.summary-panel .no-js .totals > div').nth(1 + way)
  const sumOf = async (way: number) => (await line(way).locator('span').last().textContent()) ?? ''
  const day = page.getByLabel(t('checkout.day')).locator('option').first()
  const withHours = await day.innerText()
  const days = [withHours, withHours.slice(0, withHours.lastIndexOf(','))]
  for (const way of [1, 0, 1]) {
    await methods.nth(way).check()
    // only delivery has hours
    if (scripts) await eventually(() => day.innerText()).toBe(days[way])
    const shownTotal = scripts ? main.locator('.summary-panel .total .price') : line(way).locator('span').last()
    await eventually(() => shownTotal.innerText()).toBe(await sumOf(way))
  }
  expect(await line(1).isVisible()).toBe(!scripts)
  return sumOf(1)
}

/** Opens a category from the home page. @returns its path */
async function findListing({ page, t, main, tiles, open, to, arrive }: Shopper): Promise<string> {
  await open(to('home'))
  await page
    .getByRole('navigation', { name: t('shell.departments') })
    .first()
    .locator('.departments a')
    .first()
    .click()
  const subcategories = main.getByRole('navigation', { name: t('catalogue.category') }).locator('.subtree .subtree a')
  await subcategories.nth(1).waitFor()
  await arrive(/^\//)
  const category = new URL((await subcategories.nth(1).getAttribute('href')) ?? '', page.url()).pathname
  await subcategories.nth(1).click()
  await arrive(category)
  await tiles.nth(2).waitFor()
  expect(await main.innerText()).not.toMatch(amount)
  const login = main.getByRole('link', { name: t('catalogue.loginForPrice') })
  expect(await login.count()).toBe(await main.getByRole('article').count())
  return category
}

/** Changes the quantity to three packs; line and totals are updated. */
async function changeQuantity({ page, t, main, row, quantity }: Shopper, name: string, scripts: boolean) {
  const sums = main.getByRole('complementary').first()
  const before = await sums.innerText()
  if (scripts) {
    const more = row(name).getByRole('button', { name: t('cart.more') })
    await more.click()
    await more.click()
  } else {
    await quantity(row(name)).fill('3')
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await row(name)
      .getByRole('button', { name: t('cartPage.update') })
      .click()
    expect((await answered).status()).toBe(303)
  }
  await eventually(() => sums.innerText()).not.toBe(before)
  await eventually(() => quantity(row(name)).inputValue()).toBe('3')
}
