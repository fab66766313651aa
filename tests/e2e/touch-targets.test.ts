// Size of touch targets on a phone.
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper } from '../support/shopper.ts'
import { findOrderableProducts, nadia } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

/** Buttons and links of the layout. Text links in sentences have smaller targets. */
const targets =
  '.button:not(.button-text-link), .icon-button, .logo, .footer :is(li, .legal, .phone) a, .breadcrumbs a, .tab-bar a'

test('buttons, logo, breadcrumbs and links of the footer have touch targets of 44 px', async () => {
  const page = await asCustomer(await openPage({ width: 390, height: 844 }), node, nadia)
  const { to } = await createShopper(page, 'en')
  const found: string[] = []
  for (const path of [to('home'), to('range'), to('cart'), to('dashboard'), to('dashboardAccount')]) {
    await page.goto(path)
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
    const small = await page.evaluate((selector) => {
      const heightOf = (target: Element) => {
        // a pseudo-element may extend the target
        const after = Number.parseFloat(getComputedStyle(target, '::after').height)
        const isExtended = getComputedStyle(target, '::after').position === 'absolute'
        const { height } = target.getBoundingClientRect()
        return isExtended ? Math.max(height, after) : height
      }
      return [...document.querySelectorAll(selector)]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && target.getClientRects().length > 0)
        .filter((target) => heightOf(target) < 43.5)
        .map((target) => `${target.localName}.${target.className} ${target.textContent?.trim()}`)
    }, targets)
    found.push(...small.map((one) => `${path}: ${one}`))
  }
  expect(found).toEqual([])
}, 60_000)

/** Size of the area around the centre of each step that a touch reaches, in px. */
const findStepAreas = () =>
  [...document.querySelectorAll('#main .quantity [data-step]')]
    .filter((step) => step.checkVisibility() && !step.matches(':disabled'))
    .map((step) => {
      step.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = step.getBoundingClientRect()
      const reach = (dx: number, dy: number) => {
        let px = 0
        const isWithin = (at: number) =>
          step.contains(document.elementFromPoint(left + width / 2 + dx * at, top + height / 2 + dy * at))
        while (px < 60 && isWithin(px + 0.5)) px += 0.5
        return px
      }
      return [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)] as const
    })

test('the steps of a quantity field have touch targets of 44 px in tiles, rows, cart and product page', async () => {
  const context = { hasTouch: true, isMobile: true }
  const page = await asCustomer(await openPage({ width: 390, height: 844, context }), node, nadia)
  const { to, tiles, open } = await createShopper(page, 'en')
  await open(to('range'))
  const product = (await tiles.first().locator('a.name').getAttribute('href')) ?? ''
  const headers = { origin: node.url, 'sec-fetch-site': 'same-origin' }
  const [productId] = await findOrderableProducts(node, 1)
  await page.request.post('/api/en/cart/items', { data: { productId, quantity: '2' }, headers })
  const found: string[] = []
  for (const path of [to('range'), `${to('range')}?view=rows`, product, to('cart')]) {
    await page.goto(path)
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
    const areas = await page.evaluate(findStepAreas)
    expect(areas.length, path).toBeGreaterThan(1)
    found.push(...areas.filter(([x, y]) => x < 43 || y < 43).map(([x, y]) => `${path}: ${x} × ${y}`))
  }
  expect(found).toEqual([])
}, 60_000)
