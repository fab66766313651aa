// Locators and actions of browser tests, by the messages of a language.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import type { FixedRouteName } from '#i18n/routes.ts'
import { loadTranslator } from '#i18n/translator.ts'
import type { Runtime } from './runtimes.ts'
import { createLoggedInVisitor, demoPassword, nadia } from './visit.ts'

/** On two busy cores workerd needs this long to encode the sixteen images of a page. */
const maxWaitMs = 30_000

/** Polls a value: `await eventually(() => cart.lines()).toBe(3)`. */
export const eventually = <Value>(read: () => Promise<Value> | Value) => expect.poll(read, { timeout: maxWaitMs })

/** Waits until React has hydrated the element. */
export async function waitForHydration(locator: Locator): Promise<void> {
  const isHydrated = () =>
    locator.first().evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))
  await eventually(isHydrated).toBe(true)
}

/** Marks the document. @returns a function that tells whether it is still the same document */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { marked: true }))
  return () => page.evaluate(() => 'marked' in globalThis)
}

/** Logs in over HTTP and empties the cart. */
export async function asCustomer(page: Page, runtime: Pick<Runtime, 'url'>, email = nadia): Promise<Page> {
  const customer = await createLoggedInVisitor(runtime, email)
  await customer.post('/api/en/cart/clear', {})
  const cookies = [...customer.cookies].map(([name, value]) => ({ name, value, url: runtime.url }))
  await page.context().addCookies(cookies.filter(({ name }) => name === 'pv_s'))
  return page
}

export type Shopper = Awaited<ReturnType<typeof createShopper>>

export async function createShopper(page: Page, locale: Locale) {
  page.setDefaultTimeout(maxWaitMs)
  const t = await loadTranslator(locale)
  const main = page.locator('#main')
  const badge = page.locator('.cart-button .badge')
  const tile = (name: string | RegExp) => main.getByRole('article').filter({ has: page.getByRole('link', { name }) })
  const tiles = main.getByRole('article').filter({ has: page.getByRole('button', { name: t('cart.add') }) })
  const row = (name: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('group', { name, exact: true }) })

  /** Waits until the page is loaded and no `<noscript>` refresh is pending. */
  async function arrive(path: string | RegExp) {
    const place = () =>
      page.evaluate(() => {
        const stays = document.readyState === 'complete' && !document.querySelector('meta[http-equiv=refresh]')
        return stays ? location.pathname + location.search : 'on the way'
      })
    await (typeof path === 'string' ? eventually(place).toBe(path) : eventually(place).toMatch(path))
  }

  return {
    page,
    locale,
    t,
    main,
    tile,
    tiles,
    row,
    badge,
    arrive,
    to: (name: FixedRouteName) => localize(locale, name),
    /** @param address path on the shop of the page, or a full URL */
    async open(address: string) {
      await page.goto(address)
      const { pathname, search } = new URL(address, page.url())
      await arrive(pathname + search)
    },
    nameOf: async (product: Locator) => (await product.locator('a.name').innerText()).trim(),
    add: (place: Locator) => place.locator('.add-button:visible, .buy-bar [type=submit]:visible'),
    quantity: (place: Locator) => place.getByRole('textbox', { name: t('cart.quantity') }),
    toast: (title: string) => page.getByRole('region', { name: t('forms.notices') }).getByText(title, { exact: true }),
    /** Order bar that appears after an addition. */
    additionBar: page.locator('.order-bar.floating'),
    linesInCart: async () => Number((await badge.textContent()) || 0),
    async logIn(email = nadia, password = demoPassword) {
      await page.getByLabel(t('account.email'), { exact: true }).fill(email)
      await page.getByLabel(t('account.password'), { exact: true }).fill(password)
      await page.getByRole('button', { name: t('account.login'), exact: true }).click()
    },
  }
}
