// Every screen at phone and desktop width in light and dark mode: title, heading, overflow, images, accessibility.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { findViolations, findViolationsInDarkMode } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, type Shopper } from '../support/shopper.ts'
import { lena, nadia, visitorOf } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

const content: Record<Locale, string> = {
  nl: '/over-ons',
  en: '/en/about-us',
  de: '/de/ueber-uns',
  fr: '/fr/notre-maison',
}

const findProblems = async (page: Page): Promise<string[]> => [
  ...(await findPageErrors(page)),
  ...(await findViolations(page)),
  ...(await findViolationsInDarkMode(page)),
]

async function findPageErrors(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  return page.evaluate(async () => {
    const found: string[] = []
    if (!/^Proviant \| \S/.test(document.title)) found.push(`title: ${document.title}`)
    if (document.querySelectorAll('h1').length !== 1) found.push(`h1: ${document.querySelectorAll('h1').length}`)
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`wider than the screen: ${scrollWidth} > ${clientWidth}`)
    for (const image of document.images) {
      image.loading = 'eager'
      await image.decode().catch(() => undefined)
      if (image.naturalWidth === 0) found.push(`picture: ${image.currentSrc || image.src}`)
    }
    return found
  })
}

const pageOptions = { pictures: true, reducedMotion: 'reduce' } as const

const sizes = [
  { width: 390, height: 844, locale: 'nl', email: nadia },
  { width: 1440, height: 900, locale: 'de', email: lena },
] as const

for (const { locale, email, ...size } of sizes) {
  // F167
  test(`guest screens have no faults at ${size.width} px (${locale})`, async () => {
    const page = await openPage({ ...size, ...pageOptions, expectedProblems: [/status of 404/] })
    const { open, main, to, tiles } = await createShopper(page, locale)
    await open(to('range'))
    const hrefOf = async (place: ReturnType<Shopper['main']['locator']>) => (await place.getAttribute('href')) ?? ''
    const category = await hrefOf(main.locator('.subcategories a').nth(1))
    const product = await hrefOf(tiles.first().locator('a.name'))
    const paths = [
      'home',
      'range',
      category,
      product,
      'brands',
      'cart',
      'checkout',
      'login',
      content[locale],
      '/de/x/y',
    ]
    const seen: [string, string[]][] = []
    for (const name of paths) {
      const path = name.includes('/') ? name : to(name as 'home')
      await page.goto(path)
      // axe checks the guest catalogue in catalogue-quality.test.ts and the login in customer-screens.test.ts
      const isCheckedElsewhere = ['range', product, 'brands', 'login'].includes(name)
      seen.push([path, isCheckedElsewhere ? await findPageErrors(page) : await findProblems(page)])
    }
    expect(seen.filter(([, wrong]) => wrong.length > 0)).toEqual([])
  }, 120_000)

  test(`customer screens have no faults at ${size.width} px (${locale})`, async () => {
    const page = await asCustomer(await openPage({ ...size, ...pageOptions }), node, email)
    const { open, to, tiles, add, t, arrive, main, additionBar, linesInCart } = await createShopper(page, locale)
    const seen: [string, string[]][] = []
    const see = async () => seen.push([new URL(page.url()).pathname, await findProblems(page)])
    await open(to('range'))
    await see()
    for (const place of [0, 1]) {
      await add(tiles.nth(place)).click()
      await eventually(linesInCart).toBe(place + 1)
      await additionBar.waitFor()
    }
    await tiles.first().locator('a.name').click()
    await main.getByRole('complementary').first().waitFor()
    await see()
    for (const name of ['cart', 'checkout'] as const) {
      await open(to(name))
      await see()
    }
    await page.getByRole('button', { name: t('checkout.place') }).click()
    await arrive(to('checkoutSuccess'))
    await see()
    // axe checks the account in customer-screens.test.ts
    for (const name of ['dashboard', 'dashboardOrders'] as const) {
      await open(to(name))
      seen.push([to(name), await findPageErrors(page)])
    }
    // on a phone the whole card is a link
    const card = main
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: /^PV-/ }) })
      .first()
    if (size.width < 768) await card.click({ position: { x: 200, y: 20 } })
    else await card.getByRole('link', { name: t('orders.view') }).click()
    await main.locator('#order').waitFor()
    seen.push(['an order', await findPageErrors(page)])
    expect(seen.filter(([, wrong]) => wrong.length > 0)).toEqual([])
  }, 120_000)
}

test('every URL on the home page and a product page exists', async () => {
  const visitor = visitorOf(node)
  const range = await (await visitor.ask('/en/range')).text()
  const product = /href="(\/en\/offer\/p\/[^"]+)"/.exec(range)?.[1] ?? ''
  const icons = await (await visitor.ask('/icons.svg')).text()
  const targets = new Set<string>()
  for (const path of ['/en', product]) {
    const html = await (await visitor.ask(path)).text()
    for (const [, name = '', value = ''] of html.matchAll(/\s(href|src|srcset|imagesrcset)="([^"]+)"/gi)) {
      // one width per image is enough
      const [url = ''] = /srcset/i.test(name) ? value.split(' ') : [value]
      targets.add(url.replaceAll('&amp;', '&').replace(node.url, ''))
    }
  }
  const own = [...targets].filter((target) => target.startsWith('/') && !target.startsWith('//'))
  expect(own.length).toBeGreaterThan(80)
  const missing = own.filter((target) => {
    const [path, fragment] = target.split('#')
    return path === '/icons.svg' && !icons.includes(`id="${fragment}"`)
  })
  const isCategory = (path: string) => /^\/en\/range\/./.test(path)
  // the menu links to every category: one in eight is checked
  const paths = [...new Set(own.map((target) => target.split('#')[0] ?? ''))].filter(
    (path, place) => !isCategory(path) || place % 8 === 0,
  )
  const check = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const answer = await visitor.ask(path)
      await answer.text()
      if (answer.status >= 400) missing.push(`${answer.status} ${path}`)
    }
  }
  await Promise.all([check(), check(), check(), check()])
  expect(missing).toEqual([])
})
