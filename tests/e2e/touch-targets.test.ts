// Size of touch targets on a phone.
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper } from '../support/shopper.ts'
import { nadia } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

/** Buttons and links of the layout. Text links in sentences and the controls of a quantity field have smaller targets. */
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
