// The search while one types: from `/` to the cart without a mouse, on a phone, without scripts, and when the network is slow or gone.
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { findings, findingsInTheDark } from '../support/accessibility.ts'
import { openPage, type PageOptions } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, eventually, markDocument, shopperOn, untilAlive } from '../support/shopper.ts'
import { tom } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')
const app = /\/assets\/client-app-[\w-]+\.js/
const suggestions = /\/api\/\w\w\/search\?q=/

/** A visitor on a page with the palette's parts at hand. */
async function searcher(options: PageOptions = {}, locale: (typeof locales)[number] = 'en') {
  const page = await openPage(options)
  const visitor = await shopperOn(page, locale)
  const { t } = visitor
  const palette = page.getByRole('dialog', { name: t('shell.search') })
  const field = palette.getByRole('combobox')
  const header = page.getByRole('searchbox', { name: t('shell.search') })
  const hits = palette.getByRole('option')
  const marked = palette.locator('[role=option][aria-selected=true]')
  const products = palette.getByRole('group', { name: /\d/ }).getByRole('option')
  return { ...visitor, palette, field, header, options: hits, marked, products }
}

/** Where the keyboard is, in a word. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-focus') ?? document.activeElement?.tagName ?? '')

test('by the keyboard alone: from a key to a product in the cart, and back to where one was', async () => {
  const { page, open, palette, field, marked, products, linesInCart, main, t } = await searcher()
  await open('/en/range')
  await main.locator('a.name').first().focus()
  await page.evaluate(() => document.activeElement?.setAttribute('data-focus', 'the product'))
  await page.keyboard.press('/')
  await field.waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
  await page.keyboard.type('tomato')
  await eventually(() => products.count()).toBe(7)
  expect(await field.getAttribute('aria-activedescendant')).toBe(await products.first().getAttribute('id'))

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const name = (await marked.locator('b').innerText()).trim()
  expect(await field.getAttribute('aria-activedescendant')).toBe(await marked.getAttribute('id'))
  await page.keyboard.press('Control+Enter')
  await eventually(linesInCart).toBe(1)
  await palette.getByText(name).nth(1).waitFor()
  // the next search replaces this one; the number of a row is a key away, and Enter orders
  await page.keyboard.type('brie')
  await eventually(() => products.first().innerText()).toMatch(/brie/i)
  await page.keyboard.press('ArrowDown')
  const second = (await marked.locator('b').innerText()).trim()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await palette
    .getByText(t('search.added', { what: '' }))
    .and(palette.getByText(`2 × ${second}`))
    .first()
    .waitFor()
  expect([await linesInCart(), await focused(page), await field.inputValue()]).toEqual([2, 'INPUT', 'brie'])

  await page.keyboard.press('End')
  await eventually(() => marked.innerText()).not.toContain(name)
  await page.keyboard.press('Home')
  await eventually(() => marked.getAttribute('id')).toBe(await products.first().getAttribute('id'))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })
  // the app came with the key, so it is the field that had the focus
  await eventually(() => focused(page)).toBe('INPUT')
  // the key works again from there, and what is typed next replaces the former search
  await page.keyboard.press('/')
  await field.waitFor()
  await page.keyboard.type('brie')
  expect(await field.inputValue()).toBe('brie')
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })

  await main.locator('a.name').first().focus()
  await page.keyboard.press('Control+k')
  await field.waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => focused(page)).toBe('the product')
  await open('/en/cart')
  await main.getByRole('group', { name, exact: true }).first().waitFor()
})

test('Enter opens what is marked, and all results while nothing is', async () => {
  const { page, open, palette, products, options, arrive, main, t, header } = await searcher()
  await open('/en')
  await page.keyboard.press('/')
  await palette.waitFor()
  const isSame = await markDocument(page)
  await page.keyboard.type('cheddar')
  await products.first().waitFor()
  const name = (await products.first().locator('b').innerText()).trim()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await arrive(/^\/en\/offer\/p\//)
  expect([await isSame(), await palette.count()]).toEqual([true, 0])

  // faster than any answer, as a scanner types
  await page.keyboard.press('/')
  await palette.waitFor()
  await page.keyboard.type('tomato')
  await page.keyboard.press('Enter')
  await arrive('/en/range?filters=search%3Atomato')
  await page.getByRole('heading', { level: 1, name: t('catalogue.searchTitle', { search: 'tomato' }) }).waitFor()
  await eventually(() => header.inputValue()).toBe('tomato')

  // what the page was found by stands there, and the first letter replaces it
  await page.keyboard.press('/')
  await palette.waitFor()
  await page.keyboard.type('butter')
  await eventually(() => options.first().innerText()).toMatch(/butter/i)
  const all = options.filter({ hasText: /^View all/ })
  const count = /\d+/.exec(await all.innerText())?.[0]
  await all.click()
  await arrive('/en/range?filters=search%3Abutter')
  await eventually(() => main.locator('.lhead .cnt').innerText()).toContain(count)
  const chip = main.getByRole('link', { name: t('catalogue.removeFilter', { name: '“butter”' }) })
  await chip.first().click()
  await arrive('/en/range')
})

test('what is typed while the app is on its way is kept, and a slash in a field is a slash', async () => {
  const { page, open, palette, field, header, products } = await searcher()
  let release = () => {}
  const gate = new Promise<void>((done) => {
    release = done
  })
  await page.route(app, async (route) => {
    await gate
    await route.continue().catch(() => undefined)
  })
  await open('/en')
  await page.keyboard.press('/')
  await page.keyboard.type('1/2 tomato')
  expect(await header.inputValue()).toBe('1/2 tomato')
  release()
  await palette.waitFor()
  expect(await field.inputValue()).toBe('1/2 tomato')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('tomato')
  await products.first().waitFor()
})

test('fast typing loses no letter while the palette opens, however slow the machine', async () => {
  const { page, open, palette, field, header } = await searcher()
  const machine = await page.context().newCDPSession(page)
  for (let time = 0; time < 5; time++) {
    await open('/en/brands')
    await header.focus()
    await untilAlive(header)
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.keyboard.type('tomatoes', { delay: 25 })
    await palette.waitFor()
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await eventually(() => field.inputValue()).toBe('tomatoes')
  }
})

test('without the app the field stays a form', async () => {
  const page = await openPage({ expectedProblems: [/client-app|Failed to load resource|Failed to fetch/] })
  await page.route(app, (route) => route.abort())
  const { open, arrive } = await shopperOn(page, 'en')
  await open('/en')
  await page.keyboard.press('/')
  await page.keyboard.type('gouda')
  await page.keyboard.press('Enter')
  await arrive('/en/range?filters=search%3Agouda')
})

test('without JavaScript the form leads to the listing', async () => {
  const { page, open, header, arrive, t, tiles } = await searcher({ javaScriptEnabled: false }, 'de')
  await open('/de')
  await header.fill('Käse')
  await header.press('Enter')
  await page.waitForURL(/filters=/)
  await arrive('/de/products?filters=search%3AK%C3%A4se')
  await page.getByRole('heading', { level: 1, name: t('catalogue.searchTitle', { search: 'Käse' }) }).waitFor()
  expect(await tiles.count()).toBeGreaterThan(0)
  expect(await header.inputValue()).toBe('Käse')

  // what finds next to nothing is put in other words, a link away
  await header.fill('Kartovell')
  await header.press('Enter')
  const other = page.getByRole('link', { name: t('search.didYouMean', { search: 'kartoffeln' }) })
  await other.click()
  await arrive('/de/products?filters=search%3Akartoffeln')
  expect(await tiles.count()).toBeGreaterThan(0)
})

test('on a phone it is a sheet as wide as the screen, opened and closed by a finger', async () => {
  const { page, open, palette, field, header, products, t, arrive } = await searcher(
    { width: 390, height: 844, context: { hasTouch: true, isMobile: true } },
    'nl',
  )
  await open('/assortiment')
  await header.tap()
  await field.waitFor()
  await field.fill('kaas')
  await products.first().waitFor()
  const box = await palette.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(370)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const option of await products.all()) expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await palette.getByRole('button', { name: t('search.close') }).tap()
  await palette.waitFor({ state: 'detached' })
  expect(await header.inputValue()).toBe('kaas')
  await header.tap()
  await products.first().tap()
  await arrive(/^\/aanbod\/p\//)
})

test('on a phone ten known products are ordered in the palette with at most forty presses', async () => {
  const { page, open, palette, field, header, badge } = await searcher({
    width: 390,
    height: 844,
    context: { hasTouch: true, isMobile: true },
  })
  const known = 'bri fet moz par cam spa but qua sal tom'.split(' ')
  let presses = 0
  await open('/en/brands')
  await header.tap()
  await field.waitFor()
  for (const [index, word] of known.entries()) {
    await page.keyboard.type(word)
    presses += word.length
    const row = palette
      .locator('.line')
      .filter({ hasText: new RegExp(`^${word}`, 'i'), has: page.getByRole('button', { name: /^Add to cart: / }) })
      .first()
    await row.getByRole('button', { name: /^Add to cart: / }).tap()
    presses += 1
    await eventually(() => badge.textContent()).toBe(String(index + 1))
  }
  expect(presses).toBeLessThanOrEqual(40)
  // targets of a finger, none beside the screen
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const button of await palette.locator('.line').first().getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40)
})

test('former results stay while the next come, and an answer that comes late never wins', async () => {
  const { page, open, palette, field, products, options } = await searcher()
  const held = new Map<string, () => void>()
  await open('/en')
  await page.keyboard.press('/')
  await palette.waitFor()
  await field.fill('butter')
  await eventually(() => products.first().innerText()).toMatch(/butter/i)
  await page.route(suggestions, async (route: Route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? ''
    await new Promise<void>((done) => held.set(q, done))
    await route.continue().catch(() => undefined)
  })
  await field.fill('salmon')
  await eventually(() => held.has('salmon')).toBe(true)
  await palette.locator('.spin').waitFor()
  expect(await products.first().innerText()).toMatch(/butter/i)
  // nothing of a former answer is marked: no key opens what was not asked for
  expect([
    await field.getAttribute('aria-activedescendant'),
    await options.and(page.locator('[aria-selected=true]')).count(),
  ]).toEqual([null, 0])

  await field.fill('mustard')
  await eventually(() => held.has('mustard')).toBe(true)
  held.get('mustard')?.()
  await eventually(() => products.first().innerText()).toMatch(/mustard/i)
  held.get('salmon')?.()
  await page.waitForTimeout(500)
  expect(await products.first().innerText()).toMatch(/mustard/i)
})

test('what cannot be found, asked or reached is said in words, each with a way on', async () => {
  const { page, open, palette, field, products, t, arrive } = await searcher({
    expectedProblems: [/Failed to load resource/],
  })
  await open('/en/brands')
  await page.keyboard.press('/')
  await palette.waitFor()
  await page.route(suggestions, (route) => route.fulfill({ status: 503, body: '{}' }))
  await field.fill('tomato')
  await palette.getByRole('alert').getByText(t('search.failed')).waitFor()
  await page.unroute(suggestions)
  await palette.getByRole('button', { name: t('search.retry') }).click()
  await products.first().waitFor()

  await page.context().setOffline(true)
  await field.fill('mozzarella')
  await palette.getByText(t('search.offline')).waitFor()
  await page.context().setOffline(false)
  await eventually(() => products.first().innerText()).toMatch(/mozzarella/i)

  await field.fill('broccoli xyzzyq')
  await palette.getByRole('button', { name: t('search.didYouMean', { search: 'broccoli' }) }).click()
  await eventually(() => products.first().innerText()).toMatch(/broccoli/i)
  expect(await field.inputValue()).toBe('broccoli')
  expect(await focused(page)).toBe('INPUT')

  await field.fill('qqqq zzzz')
  await palette.getByRole('heading', { name: t('search.none', { search: 'qqqq zzzz' }) }).waitFor()
  await palette.getByRole('link', { name: t('search.toRange') }).click()
  await arrive('/en/range')
})

test('a word of another language finds its products, shown in the language of the page without marks', async () => {
  const { page, open, palette, field, products } = await searcher({}, 'fr')
  await open('/fr')
  await page.keyboard.press('/')
  await palette.waitFor()
  await field.fill('tomates')
  await products.first().locator('mark').first().waitFor()
  await field.fill('Zwiebeln')
  await eventually(() => products.first().innerText()).toMatch(/oignon/i)
  expect(await products.locator('b mark').count()).toBe(0)
})

test('recent searches stay in this browser until they are forgotten', async () => {
  const { page, open, palette, field, options, products, t } = await searcher()
  await open('/en')
  await page.keyboard.press('/')
  await palette.waitFor()
  await palette.getByText(t('search.intro')).waitFor()
  await page.keyboard.type('Cheddar')
  await products.first().waitFor()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Escape')
  await open('/en/brands')
  await page.keyboard.press('/')
  await eventually(() => options.allInnerTexts()).toEqual(['Cheddar'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await products.first().waitFor()
  expect(await field.inputValue()).toBe('Cheddar')
  await field.fill('')
  await palette.getByRole('button', { name: t('search.forget') }).click()
  await palette.getByText(t('search.intro')).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull()
})

test('a customer sees own prices, a guest none', async () => {
  const guest = await searcher()
  const customer = await searcher()
  await asCustomer(customer.page, node, tom)
  for (const [who, prices] of [
    [guest, false],
    [customer, true],
  ] as const) {
    await who.open('/en/range')
    await who.page.keyboard.press('/')
    await who.palette.waitFor()
    await who.field.fill('tomato')
    await who.products.first().waitFor()
    await who.page.waitForLoadState('networkidle')
    if (prices) await eventually(() => who.palette.innerText()).toMatch(/€/)
    else expect(await who.palette.innerText()).not.toMatch(/€/)
  }
})

test.each(locales)(
  'axe finds nothing in any state, light and dark (%s)',
  async (locale) => {
    const words = { nl: 'tomaat', en: 'tomato', de: 'Tomaten', fr: 'tomate' }
    const seen: [string, string[]][] = []
    const { page, open, palette, field, products, to } = await searcher({ reducedMotion: 'reduce' }, locale)
    await asCustomer(page, node, tom)
    const within = 'dialog[open]'
    const see = async (state: string) => {
      seen.push([state, await findings(page, { within })])
      // colours are those of one language
      if (locale === 'en') seen.push([state, await findingsInTheDark(page, { within })])
    }
    await open(to('brands'))
    await page.keyboard.press('/')
    await palette.waitFor()
    await see('empty')
    await field.fill(words[locale])
    await products.first().locator('.price').waitFor()
    await page.waitForLoadState('networkidle')
    await see('results')
    await page.keyboard.press('Control+Enter')
    await palette.locator('.told').waitFor()
    await see('added')
    await field.fill('qqqq zzzz')
    await palette.locator('.says').waitFor()
    await see('nothing')
    await field.fill('')
    await palette.getByRole('option').first().waitFor()
    await see('recent')
    expect(seen.filter(([, wrong]) => wrong.length > 0)).toEqual([])
  },
  120_000,
)
