import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, type Shopper, waitForHydration } from '../support/shopper.ts'
import { findOrderableProducts } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

/** Text of the focused live region if its first lines are between the header and the tab bar; else what is wrong. */
const visibleAnswer = (page: Page) =>
  page.evaluate(() => {
    const answer = document.activeElement
    if (!answer?.matches('[role=status], [role=alert]')) return `no answer, but ${answer?.localName}`
    const { left, top, bottom } = answer.getBoundingClientRect()
    const ends = [top + 4, Math.min(bottom - 4, top + 40)]
    const isVisible = ends.every((y) => answer.contains(document.elementFromPoint(left + 24, y)))
    return isVisible ? (answer.textContent ?? '') : `covered or off screen at ${Math.round(top)}`
  })

const phone = { width: 390, height: 844, reducedMotion: 'reduce' as const }

async function press(shopper: Shopper, selector: string) {
  const button = shopper.main.locator(selector).first()
  await button.scrollIntoViewIfNeeded()
  await waitForHydration(button)
  await button.click()
}

const headers = { 'sec-fetch-site': 'same-origin' }
const offline = [/ERR_INTERNET_DISCONNECTED/]

test('a reorder on a phone totals the chosen quantities, and focuses the result', async () => {
  const page = await asCustomer(await openPage(phone), node)
  const shopper = await createShopper(page, 'nl')
  const { main, t } = shopper
  await shopper.open(shopper.to('dashboardOrders'))
  const again = main.locator('a[href*="reorder"]').last()
  await again.focus()
  await waitForHydration(again)
  await again.click()
  const fields = main.locator('#reorder input[name^="line:"]')
  await fields.first().waitFor()
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('reorder')
  const total = () => main.locator('.reorder-total .figures').innerText()
  const before = await total()
  expect(before).toMatch(/€/)
  await fields.first().focus()
  await waitForHydration(fields.first())
  expect(await fields.count()).toBeGreaterThan(1)
  for (const field of (await fields.all()).slice(1)) await field.fill('0')
  await fields.first().fill('1')
  await eventually(total).not.toBe(before)
  await press(shopper, '#reorder button[name=how]')
  await eventually(() => visibleAnswer(page)).toContain(t('cart.added'))
  const { cart } = (await (await page.request.get('/api/nl/cart')).json()) as {
    cart: { lines: { quantity: number }[] }
  }
  expect(cart.lines.map(({ quantity }) => quantity)).toEqual([1])
  await page.request.post('/api/nl/cart/clear', { form: {}, headers })
})

test('a reorder counts the lines that will be added, and hides the error of a quantity once it is corrected', async () => {
  const page = await asCustomer(await openPage({ ...phone, expectedProblems: [/status of 422/] }), node)
  const shopper = await createShopper(page, 'fr')
  const { main, t } = shopper
  await shopper.open(shopper.to('dashboardOrders'))
  await shopper.open((await main.locator('a[href*="reorder"]').last().getAttribute('href')) ?? '')
  const panel = main.locator('#reorder')
  const fields = panel.locator('input[name^="line:"]')
  await fields.first().focus()
  await waitForHydration(fields.first())
  const of = await panel.locator('.cart-row').count()
  const expectCount = (count: number) =>
    eventually(() => panel.locator('p').first().innerText()).toContain(t('reorder.count', { count, of }))
  await expectCount(await fields.count())
  for (const field of (await fields.all()).slice(1)) await field.fill('0')
  await expectCount(1)
  const error = panel.getByText(t('forms.quantityOrNone'))
  const message = panel.locator('.notice')
  await fields.first().fill('12a')
  await expectCount(0)
  await press(shopper, '#reorder button[name=how]')
  await error.waitFor()
  expect(await message.count()).toBe(1)
  await fields.nth(1).fill('2')
  expect(await error.count()).toBe(1)
  await fields.first().fill('12')
  await error.waitFor({ state: 'detached' })
  expect(await message.count()).toBe(0)
  expect(await fields.first().getAttribute('aria-invalid')).toBe(null)
  await expectCount(2)
})

test('a contact form and the newsletter focus their message after success and after a network failure', async () => {
  const page = await openPage({ ...phone, expectedProblems: offline })
  const shopper = await createShopper(page, 'en')
  await shopper.open('/en/contact')
  const form = shopper.main.locator('.cms-form form')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  await field('email').focus()
  await waitForHydration(form)
  await field('fullName').fill('Ada Peeters')
  await field('email').fill('ada@example.be')
  await field('message').fill('Which cheese keeps for a month?')
  await field('privacy').check()
  const send = form.locator('button[type=submit]').last()
  await page.context().setOffline(true)
  await send.click()
  await eventually(() => visibleAnswer(page)).toBe(shopper.t('problems.unavailable'))
  await page.context().setOffline(false)
  await send.click()
  await eventually(() => visibleAnswer(page)).toContain('Thank you')

  const newsletter = page.locator('.newsletter')
  await newsletter.locator('[name=newsletterEmail]').fill('in-place@example.be')
  for (const box of await newsletter.getByRole('checkbox').all()) await box.check()
  await newsletter.getByRole('button').click()
  await eventually(() => visibleAnswer(page)).toContain('please confirm your address with the link in it')
  expect(await newsletter.locator('[role=status]').evaluate((one) => one === document.activeElement)).toBe(true)
})

test('a rejected order focuses its message, also the second time', async () => {
  const page = await asCustomer(await openPage({ ...phone, expectedProblems: [/status of 409/] }), node)
  const shopper = await createShopper(page, 'fr')
  const [productId = ''] = await findOrderableProducts(node, 1)
  const add = () => page.request.post('/api/fr/cart/items', { form: { productId, quantity: '2' }, headers })
  await add()
  await shopper.open(shopper.to('checkout'))
  const place = shopper.main.getByRole('button', { name: shopper.t('checkout.place') })
  await waitForHydration(place)
  for (const _ of [1, 2]) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    // another tab changes the cart
    await add()
    const refreshed = page.waitForResponse(/api\/fr\/checkout$/)
    await place.click()
    await eventually(() => visibleAnswer(page)).toMatch(/panier/)
    await refreshed
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  }
  await page.request.post('/api/fr/cart/clear', { form: {}, headers })
})
