// A shop over external backends that have the contract without its extensions: from the catalogue to the order, in every language.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Locale, locales } from '#i18n/locales.ts'
import { loadFullTranslator } from '#i18n/translator.ts'
import { openPage } from '../support/browser.ts'
import { follow, openHydrated } from '../support/client-navigation.ts'
import { baseContractOf, type Endpoint, openBackends, startEndpoint } from '../support/endpoint.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { asCustomer, createShopper, eventually, markDocument, waitForHydration } from '../support/shopper.ts'

const token = 'a token of the CMS'
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

let backends: Awaited<ReturnType<typeof openBackends>>
let commerce: Endpoint
let content: Endpoint
let shop: NodeShop

beforeAll(async () => {
  backends = await openBackends()
  commerce = await startEndpoint(await backends.open('commerce', baseContractOf('commerce')))
  const cms = await backends.open('content', baseContractOf('content'))
  content = await startEndpoint(async (request) =>
    request.headers.get('authorization') === `Bearer ${token}` ? cms(request) : new Response('', { status: 401 }),
  )
  const env = {
    COMMERCE_URL: commerce.url,
    CONTENT_URL: content.url,
    CONTENT_TOKEN: token,
    COLOUR_MODES: 'brands=dark',
  }
  shop = await startNodeShop({ env: { ...env, LOG_LEVEL: 'info' } })
  // fills the caches of the new shop
  await (await fetch(`${shop.url}/en/range`)).text()
})
afterAll(async () => {
  await shop.stop()
  await Promise.all([commerce.close(), content.close()])
  backends.close()
})

test.each(locales)(
  'a guest finds a product, logs in, orders and sees the order (%s)',
  (locale) => order(locale),
  90_000,
)

async function order(locale: Locale) {
  const page = await openPage({ baseUrl: shop.url })
  const visitor = await createShopper(page, locale)
  const { t, main, to, tiles } = visitor
  await visitor.open(to('home'))
  await main.getByRole('heading').first().waitFor()
  // this content backend accepts no forms
  expect(await page.locator('footer form').count()).toBe(0)

  await visitor.open(to('range'))
  await visitor.quantity(tiles.first()).focus()
  await waitForHydration(tiles.first())
  await main.getByRole('switch', { name: t('catalogue.stockFilter.stockArticles') }).check()
  await eventually(() => new URL(page.url()).searchParams.get('filters')).toBe('is_stock_article:1')
  await main.getByRole('navigation', { name: t('catalogue.active') }).waitFor()
  await eventually(() => main.locator('.results').getAttribute('aria-busy')).toBe(null)
  const bought = await visitor.nameOf(tiles.first())
  await tiles.first().locator('a.name').click()
  await page.getByRole('heading', { level: 1, name: bought, exact: true }).waitFor()
  await visitor
    .add(main.getByRole('complementary', { name: t('product.buy') }))
    .first()
    .click()
  await eventually(visitor.linesInCart).toBe(1)

  await page.locator('.cart-button').click()
  await visitor.arrive(to('cart'))
  // the product page, which is shown until the cart is rendered, has a link of the same name
  await main.getByRole('heading', { level: 1, name: t('cart.title'), exact: true }).waitFor()
  await main.getByRole('link', { name: t('cartPage.login'), exact: true }).click()
  await visitor.arrive(`${to('login')}?redirect=${encodeURIComponent(to('cart'))}`)
  await visitor.logIn()
  await visitor.arrive(to('cart'))
  await visitor.row(bought).waitFor()

  await main.getByRole('link', { name: t('cartPage.order') }).click()
  await visitor.arrive(to('checkout'))
  // two addresses; there is no delivery option to choose
  await eventually(() => page.getByRole('radio', { checked: true }).count()).toBe(2)
  await page.getByRole('button', { name: t('checkout.place') }).click()
  await visitor.arrive(to('checkoutSuccess'))
  await eventually(async () => plain(await main.innerText())).toContain(bought)

  await main.getByRole('link', { name: t('checkout.toOrders') }).click()
  await visitor.arrive(to('dashboardOrders'))
  await main.locator('a[href*="order="]').first().click()
  await eventually(async () => plain(await main.locator('#order').innerText())).toContain(bought)
  expect(await visitor.linesInCart()).toBe(0)

  // this backend stores no allergen profile, so the form is not shown
  await visitor.open(to('dashboardAccount'))
  await main.getByRole('heading', { level: 1 }).waitFor()
  expect(await main.locator('fieldset.profile').count()).toBe(0)
}

test('/readyz reports the base contract, and no document was rejected', async () => {
  // on a busy machine a backend may respond later than /readyz waits
  const readiness = async () => (await fetch(`${shop.url}/readyz`)).json()
  await expect.poll(readiness).toMatchObject({
    status: 'ready',
    commerce: { ok: true, extensions: 'base contract' },
    content: { ok: true, extensions: 'base contract' },
  })
  expect(shop.output().match(/"event":"backend\.extensions","client":"\w+"/g)).toHaveLength(2)
  const failed = shop
    .output()
    .split('\n')
    // timeouts on a busy machine are not rejections
    .filter((line) => line.includes('backend.failed') && !line.includes('"kind":"timeout"'))
  expect(failed).toEqual([])
})

/** Names of links and buttons to invoices, lists and quotes, and their addresses. */
async function findTraces(page: Page) {
  const t = await loadFullTranslator('en')
  const keys = ['invoices.title', 'shell.myLists', 'shell.lists', 'catalogue.saveShort', 'checkout.offer'] as const
  const names = keys.map((key) => t(key))
  const save = t('catalogue.save', { name: '' }).trim().split(' ')
  const found = await page.locator('a[href], button, [type=submit]').evaluateAll((elements) =>
    elements.map((element) => ({
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
      href: element.getAttribute('href') ?? element.getAttribute('value') ?? '',
    })),
  )
  expect(found.length).toBeGreaterThan(3)
  return found.filter(
    ({ name, href }) =>
      names.includes(name) ||
      (name.startsWith(`${save[0]} `) && name.endsWith(' to a list')) ||
      /dashboard\/(?:invoices|orderLists|standing-orders)|^offer$/.test(href),
  )
}

// F596, F624, F637, F645, F687
test('a customer finds no link to invoices, lists, quotes, standing orders, users or approvals, and their addresses are not found', async () => {
  const page = await asCustomer(await openPage({ baseUrl: shop.url, expectedProblems: [/404/] }), shop)
  const { open, arrive, main, to, t, tiles, add } = await createShopper(page, 'en')
  await open(to('range'))
  await add(tiles.first()).click()
  await tiles.first().locator('a.name').click()
  await main.getByRole('complementary', { name: t('product.buy') }).waitFor()
  expect(await findTraces(page)).toEqual([])

  await openHydrated(page, to('dashboard'))
  const screens = await page
    .locator('.dashboard-nav a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(screens).toEqual([to('dashboard'), to('dashboardOrders'), to('dashboardAccount')])
  for (const screen of [...screens, to('cart'), to('checkout'), to('home')]) {
    await follow(page, screen ?? '')
    await arrive(screen ?? '')
    await eventually(() => main.locator('[aria-busy=true]').count()).toBe(0)
    expect([screen, await findTraces(page)]).toEqual([screen, []])
    for (const text of [t('cartPage.deposit'), t('empties.title'), t('empties.return')])
      expect([screen, text, await main.getByText(text).count()]).toEqual([screen, text, 0])
  }
  for (const route of [
    'dashboardInvoices',
    'dashboardOrderLists',
    'dashboardStandingOrders',
    'dashboardUsers',
    'dashboardApprovals',
  ] as const) {
    await openHydrated(page, to('dashboard'))
    await follow(page, to(route))
    await main.getByRole('heading', { level: 1, name: t('global.pageNotFound') }).waitFor()
    expect((await page.goto(to(route)))?.status()).toBe(404)
    await main.getByRole('heading', { level: 1, name: t('global.pageNotFound') }).waitFor()
  }
})

// F322
test("a screen with a configured colour mode ignores the visitor's choice, and other screens keep it", async () => {
  const page = await openPage({ baseUrl: shop.url, colorScheme: 'light' })
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const { open, arrive } = await openHydrated(page, '/en/range')
  expect(await theme()).toBeUndefined()
  const light = await ground()
  await page.evaluate(() => localStorage.setItem('color-mode', 'light'))
  const isSame = await markDocument(page)
  await follow(page, '/en/brands')
  await arrive('/en/brands')
  await eventually(theme).toBe('dark')
  expect(await ground()).not.toBe(light)
  // the page has no colour mode menu
  expect(await page.locator('[data-colour-mode]').count()).toBe(0)
  await page.goBack()
  await arrive('/en/range')
  await eventually(theme).toBe('light')
  expect([await isSame(), await ground()]).toEqual([true, light])

  await open('/en/brands')
  expect([await theme(), await page.evaluate(() => localStorage.getItem('color-mode'))]).toEqual(['dark', 'light'])
})
