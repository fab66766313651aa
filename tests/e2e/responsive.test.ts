// Screens from phone to large desktop width, in four languages: overflow, alignment and layout rules.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { openPage } from '../support/browser.ts'
import { findMisalignment, findOverflow } from '../support/layout-overflow.ts'
import { findLayoutViolations } from '../support/layout-rules.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper } from '../support/shopper.ts'
import { findOrderableProducts, lena, nadia } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

const widths = [320, 390, 640, 768, 1024, 1280, 1440, 1920]
/** Widths of a phone and a desktop, at which the layout rules are checked. */
const layoutRuleWidths = [390, 1440]
const news = { nl: '/nieuws', en: '/en/news', de: '/de/neuigkeiten', fr: '/fr/actualites' }
const content = { nl: '/over-ons', en: '/en/about-us', de: '/de/ueber-uns', fr: '/fr/notre-maison' }

/** Layout problems at each width, one line each; the page is loaded once and resized. */
async function findProblems(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  await page.evaluate(() => document.fonts.ready)
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const wrong = [...(await page.evaluate(findOverflow)), ...(await page.evaluate(findMisalignment))]
    if (layoutRuleWidths.includes(width)) wrong.push(...(await page.evaluate(findLayoutViolations)))
    found.push(...wrong.map((one) => `${path} at ${width}: ${one}`))
  }
  return found
}

test.each(locales)(
  'no page scrolls sideways, cuts off text or breaks a layout rule from 320 to 1920 px (%s)',
  async (locale) => {
    const options = { reducedMotion: 'reduce' } as const
    const guest = await createShopper(await openPage(options), locale)
    const { to, main } = guest
    await guest.open(to('range'))
    // a product with a very long name
    const long = '/de/products/agria-pommeskartoffeln-55'
    const product = (locale === 'de' ? long : await main.locator('a.name').nth(2).getAttribute('href')) ?? ''
    const department = (await main.locator('.subcategories a').nth(3).getAttribute('href')) ?? ''

    const customer = await asCustomer(await openPage(options), node, locale === 'de' ? lena : nadia)
    const headers = { origin: node.url, 'sec-fetch-site': 'same-origin' }
    for (const productId of await findOrderableProducts(node, 3))
      await customer.request.post(`/api/${locale}/cart/items`, { data: { productId, quantity: '2' }, headers })

    const rows = `${to('range')}?view=rows`
    const common = [to('home'), to('range'), rows, department, product]
    const findAllProblems = async (page: Page, paths: string[]) => {
      const found: string[] = []
      for (const path of paths) found.push(...(await findProblems(page, path)))
      return found
    }
    const [ofGuest, ofCustomer] = await Promise.all([
      findAllProblems(guest.page, [
        ...common,
        to('brands'),
        to('login'),
        to('register'),
        content[locale],
        news[locale],
      ]),
      findAllProblems(customer, [...common, to('cart'), to('checkout'), to('dashboard'), to('dashboardOrders')]),
    ])
    expect({ ofGuest, ofCustomer }).toEqual({ ofGuest: [], ofCustomer: [] })
  },
  120_000,
)
