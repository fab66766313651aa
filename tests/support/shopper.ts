// What browser tests do again and again: find things by the words of a language, wait for pages, log in. Called by tests/e2e.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import type { FixedRouteName } from '#i18n/routes.ts'
import { loadTranslator } from '#i18n/translator.ts'
import type { Runtime } from './runtimes.ts'
import { demoPassword, loggedIn, nadia } from './visit.ts'

/** Two busy cores draw sixteen pictures anew in workerd before a page is whole. */
const maxWaitMs = 30_000

/** `await eventually(() => cart.lines()).toBe(3)`: what becomes true while the page works. */
export const eventually = <Value>(read: () => Promise<Value> | Value) => expect.poll(read, { timeout: maxWaitMs })

/** Once React has taken over the element: what is pressed now is its own. */
export async function waitForHydration(locator: Locator): Promise<void> {
  const alive = () =>
    locator.first().evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))
  await eventually(alive).toBe(true)
}

/** The same document as when `mark` was called, or another one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { marked: true }))
  return () => page.evaluate(() => 'marked' in globalThis)
}

/** Logged in without the way through the screen, and with an empty cart. */
export async function asCustomer(page: Page, runtime: Pick<Runtime, 'url'>, email = nadia): Promise<Page> {
  const customer = await loggedIn(runtime, email)
  await customer.post('/api/en/cart/clear', {})
  const cookies = [...customer.cookies].map(([name, value]) => ({ name, value, url: runtime.url }))
  await page.context().addCookies(cookies.filter(({ name }) => name === 'pv_s'))
  return page
}

export type Shopper = Awaited<ReturnType<typeof shopperOn>>

/** A visitor who reads one language. */
export async function shopperOn(page: Page, locale: Locale) {
  page.setDefaultTimeout(maxWaitMs)
  const t = await loadTranslator(locale)
  const main = page.locator('#main')
  const badge = page.locator('.cart-button .badge')
  const tile = (name: string | RegExp) => main.getByRole('article').filter({ has: page.getByRole('link', { name }) })
  /** Tiles whose product can be put in the cart. */
  const tiles = main.getByRole('article').filter({ has: page.getByRole('button', { name: t('cart.add') }) })
  const row = (name: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('group', { name, exact: true }) })

  /** Loaded at an address, and without a way on that browsers without scripts are about to take. */
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
    /** @param address path on the shop of the page, or a whole address */
    async open(address: string) {
      await page.goto(address)
      const { pathname, search } = new URL(address, page.url())
      await arrive(pathname + search)
    },
    nameOf: async (product: Locator) => (await product.locator('a.name').innerText()).trim(),
    add: (place: Locator) => place.locator('.add-button:visible, .buy-bar [type=submit]:visible'),
    quantity: (place: Locator) => place.getByRole('textbox', { name: t('cart.quantity') }),
    toast: (title: string) => page.getByRole('region', { name: t('forms.notices') }).getByText(title, { exact: true }),
    linesInCart: async () => Number((await badge.textContent()) || 0),
    async logIn(email = nadia, password = demoPassword) {
      await page.getByLabel(t('account.email'), { exact: true }).fill(email)
      await page.getByLabel(t('account.password'), { exact: true }).fill(password)
      await page.getByRole('button', { name: t('account.login'), exact: true }).click()
    },
  }
}
