// Chromium with a clock that is hours off, in other time zones: it shows the times of the shop.
import type { Browser, Page } from 'playwright-core'
import { demoPassword, nadia } from '../../../tests/support/visit.ts'
import { openBrowser } from '../../bench/browser.ts'
import { cutOffOf, nextDelivery, weekdayOf } from './calendar.ts'
import { type ClockShop, type Promises, startClockShop } from './clock-shop.ts'

const hourMs = 3_600_000
const clocks = [
  { hours: 12, timezoneId: 'America/Los_Angeles' },
  { hours: -12, timezoneId: 'Pacific/Auckland' },
  { hours: 0, timezoneId: 'Asia/Tokyo' },
] as const

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** A minute passes between the page and the check. */
const toleranceMinutes = 1
/** The script that reads the time of the shop runs after the page is shown; the countdown then changes within a second. */
const correctionMs = 4_000

export async function runBrowserClocks(size: { clocks: number }, promises: Promises): Promise<void> {
  const shop = await startClockShop()
  const { browser, userAgent } = await openBrowser()
  try {
    for (const clock of clocks.slice(0, size.clocks)) await checkClock(shop, browser, { ...clock, userAgent }, promises)
  } finally {
    await browser.close()
    await shop.stop()
  }
}

type Clock = { hours: number; timezoneId: string; userAgent: string }

async function checkClock(shop: ClockShop, browser: Browser, clock: Clock, promises: Promises): Promise<void> {
  const { hours, timezoneId, userAgent } = clock
  const context = await browser.newContext({ userAgent, timezoneId, baseURL: shop.url, locale: 'en-GB' })
  try {
    await context.addInitScript((aheadMs) => {
      const RealDate = Date
      const realNow = Date.now.bind(Date)
      RealDate.now = () => realNow() + aheadMs
      globalThis.Date = new Proxy(RealDate, {
        construct: (real, given, target) =>
          Reflect.construct(real, given.length === 0 ? [RealDate.now()] : given, target),
      })
    }, hours * hourMs)
    const page = await context.newPage()
    const where = `${hours} h in ${timezoneId}`
    for (const visit of ['first', 'reload', 'back']) {
      if (visit === 'first') await page.goto('/en/range')
      else if (visit === 'reload') await page.reload()
      else {
        await page.goto('/en/brands')
        await page.goBack()
      }
      await checkCountdown(page, `${where}, ${visit}`, promises)
      await page.waitForTimeout(1_200)
      const stock = page.locator('main .stock').first()
      promises.check('browsers that hide current stock', await stock.isVisible(), `${where}, ${visit}`)
    }
    await checkCustomer(page, where, promises)
  } finally {
    await context.close()
  }
}

async function checkCountdown(page: Page, where: string, promises: Promises): Promise<void> {
  await page.waitForFunction(() => /\d+ h \d+ min/.test(document.querySelector('[data-clock]')?.textContent ?? ''))
  const day = nextDelivery(Date.now())
  const read = async () => {
    const text = (await page.locator('[data-clock]').first().textContent()) ?? ''
    const [, h = '', min = ''] = /(\d+) h (\d+) min/.exec(text) ?? []
    const left = (cutOffOf(day) - Date.now()) / 60_000
    const isRight = Math.abs(Number(h) * 60 + Number(min) - left) <= toleranceMinutes && text.includes(weekdayOf(day))
    return { isRight, text, left }
  }
  const deadline = performance.now() + correctionMs
  let shown = await read()
  while (!shown.isRight && performance.now() < deadline) {
    await page.waitForTimeout(100)
    shown = await read()
  }
  const found = `${where}: ${shown.text}, expected ${shown.left} min`
  promises.check('countdowns of browsers with another time left', shown.isRight, found)
}

/** The dates of orders and the promise of the cart, as they were sent and once the app shows them itself. */
async function checkCustomer(page: Page, where: string, promises: Promises): Promise<void> {
  const login = await page.request.post('/api/en/account/login', {
    data: { email: nadia, password: demoPassword },
    headers: { 'sec-fetch-site': 'same-origin', origin: new URL(page.url()).origin },
  })
  if (!login.ok()) throw new Error(`login failed: ${login.status()}`)
  const datesOf = async () =>
    (await page.locator('main time, main td, main dd').allTextContents()).filter((text) => /20\d\d/.test(text))
  await page.goto('/en/dashboard/invoices')
  const sent = await page.request.get('/api/en/invoices/csv')
  const csv = await sent.text()
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'))
  const shown = await datesOf()
  const days = [...csv.matchAll(/\d{4}-\d\d-\d\d/g)].map(([day]) => day)
  const expected = new Set(days.map((day) => dates.format(new Date(day))))
  const other = shown
    .flatMap((text) => text.match(/\d{1,2} [A-Z][a-z]+ \d{4}/g) ?? [])
    .filter((text) => !expected.has(text))
  promises.check('browsers that show invoices with other dates', shown.length > 0 && other.length === 0, {
    where,
    shown,
    other,
  })
  await page.goto('/en/cart')
  await checkCountdown(page, `${where}, cart of a customer`, promises)
}
