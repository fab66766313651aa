import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { desktopViewport, findPageViolations, phoneViewport } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { observeLayoutShifts } from '../support/layout-shifts.ts'
import { type ProxiedShop, startShopBehind } from '../support/proxied-shop.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper } from '../support/shopper.ts'
import { findOrderableProducts, tom, visitorOf, waitForCached } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

const views = ['', '?view=rows']

/** Whether the title is rendered in its web font and not in the fallback font. */
function usesWebFont(title: Element): boolean {
  const [own = '', ...others] = getComputedStyle(title).fontFamily.split(', ')
  const [drawn, without] = [[own, ...others], others].map((families) => {
    const text = document.createElement('span')
    text.textContent = 'Proviant'
    text.style.fontFamily = families.join(', ')
    title.append(text)
    const { width } = text.getBoundingClientRect()
    text.remove()
    return width
  })
  return drawn !== without
}

let slow: ProxiedShop
beforeAll(async () => {
  slow = await startShopBehind('node')
})
afterAll(() => slow.stop())

test.each([
  ['guest', phoneViewport],
  ['guest', desktopViewport],
  ['customer', phoneViewport],
  ['customer', desktopViewport],
] as const)('the layout does not shift while fonts, images, prices and the cart load (%s, %o)', async (who, size) => {
  const visitor = visitorOf(slow)
  const { products } = (await (await visitor.ask('/api/en/catalogue/listing')).json()) as {
    products: { href: string }[]
  }
  const product = products[0]?.href ?? ''
  for (const look of views) await waitForCached(visitor, `/en/range${look}`)
  await waitForCached(visitor, product)
  const titled = who === 'guest' ? ['/de', '/nl/over-ons'] : []
  const own = who === 'customer' && size === phoneViewport ? ['/en/dashboard/account', '/en/dashboard/orders'] : []
  for (const path of [...views.map((look) => `/en/range${look}`), product, ...titled, ...own]) {
    const page = await openPage({ ...size, baseUrl: slow.url, pictures: true })
    if (who === 'customer') await asCustomer(page, slow, tom)
    const headers = { origin: slow.url, 'sec-fetch-site': 'same-origin' }
    const [productId] = await findOrderableProducts(slow, 1)
    await page.request.post('/api/en/cart/items', { data: { productId, quantity: '2' }, headers })
    const delays = { font: 600, image: 300 }
    await page.route(/./, async (route) => {
      const kind = route.request().resourceType()
      if (kind === 'font' || kind === 'image') await new Promise((done) => setTimeout(done, delays[kind]))
      await route.continue().catch(() => undefined)
    })
    const shifts = await observeLayoutShifts(page)
    slow.commerce.behave({ mode: 'pass', delayMs: 400 })
    await page.goto(path)
    const seen = await shifts()
    slow.commerce.behave({ mode: 'pass' })
    // a title can have fewer lines in the web font than in the fallback font, and the height of a form depends on the language
    if (titled.includes(path) || own.includes(path))
      expect(
        seen.reduce((sum, words) => sum + Number.parseFloat(words), 0),
        `${path}: ${seen.join()}`,
      ).toBeLessThan(0.05)
    else expect([path, seen]).toEqual([path, []])
    // the first visit shows headings in the web font and the logo without any font
    expect(await page.locator('h1').first().evaluate(usesWebFont)).toBe(true)
    expect(await page.locator('.fascia .logo use:visible').count()).toBe(2)
    if (path.startsWith('/en/range')) await page.locator('.quantity.in-cart').waitFor()
    if (who === 'customer' && !own.includes(path))
      expect([path, await page.locator('#main').innerText()]).toEqual([path, expect.stringMatching(/€\d/)])
  }
})

test('exactly two fonts are loaded, both preloaded', async () => {
  const page = await openPage(phoneViewport)
  const fonts: string[] = []
  page.on('requestfinished', (request) => void (request.resourceType() === 'font' && fonts.push(request.url())))
  await page.goto('/en/range')
  await page.waitForLoadState('networkidle')
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(preloaded).toHaveLength(2)
  expect(fonts.sort()).toEqual(preloaded.sort())
})

test('in forced colours the focus, the current view and the selected search result have an outline', async () => {
  const page = await openPage({ ...desktopViewport, reducedMotion: 'reduce', context: { forcedColors: 'active' } })
  const { open, tiles, quantity } = await createShopper(page, 'en')
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((place) => getComputedStyle(place).outlineStyle)
  await open('/en/range/dairy-eggs')
  await quantity(tiles.first()).focus()
  for (const place of ['.quantity:focus-within', '.segmented [aria-current]', '.department-bar [aria-current]'])
    expect([place, await outline(place)]).toEqual([place, 'solid'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('tomat')
  await page.locator('[role=option][aria-selected=true]').waitFor()
  expect(await outline('[role=option][aria-selected=true]')).toBe('solid')
  await page.waitForLoadState('networkidle')
  // scroll-driven animations do not count
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline).length
  expect(await page.evaluate(moving), 'nothing moves that was asked to stand still').toBe(0)
})

test.each(locales)(
  'axe finds no violations in the catalogue (%s)',
  async (locale) => {
    const page = await openPage({ reducedMotion: 'reduce' })
    const { to, tiles, t } = await createShopper(page, locale)
    const seen: [string, string[]][] = []
    const see = async (path: string) => {
      await page.goto(path)
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
      seen.push([path, await findPageViolations(page, locale)])
    }
    await see(to('range'))
    const product = (await tiles.first().locator('a.name').getAttribute('href')) ?? ''
    await see(`${to('range')}?view=rows`)
    await see(product)
    await see(to('brands'))
    await see(`${to('range')}?filters=search:butter`)
    await see(`${to('range')}?filters=search:qqqqqq`)
    await page.keyboard.press('/')
    const palette = page.getByRole('dialog', { name: t('shell.search') })
    await palette.getByRole('combobox').fill('tomat')
    await palette.getByRole('option').nth(2).waitFor()
    seen.push(['the search palette', await findPageViolations(page, locale, 'dialog[open]')])
    expect(seen.filter(([, wrong]) => wrong.length > 0)).toEqual([])
  },
  120_000,
)
