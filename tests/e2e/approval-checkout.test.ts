import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { userMessages } from '#backends/commerce/messages/users.ts'
import { findViolations } from '../support/accessibility.ts'
import { deleteApproval, jana, sofie } from '../support/approvals.ts'
import { openPage } from '../support/browser.ts'
import { type Runtime, runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, type Shopper, waitForHydration } from '../support/shopper.ts'
import { nadia } from '../support/visit.ts'

const phone = { width: 390, height: 844 }

// F616, F617, F619, F621
test.each([
  { runtime: runtimes[0], locale: 'nl', scripts: true },
  { runtime: runtimes[1], locale: 'de', scripts: false },
] as const)(
  'a buyer sends a cart above the limit, an approver approves it, and the bookkeeper sees one order ($locale, scripts: $scripts)',
  async ({ runtime, locale, scripts }) => {
    if (!runtime) throw new Error('no shop')
    const openAs = async (email: string, more: object = {}) => {
      const options = { baseUrl: runtime.url, javaScriptEnabled: scripts, ...more }
      return createShopper(await asCustomer(await openPage(options), runtime, email), locale)
    }
    const requestsBefore = await requestsOf(runtime)
    const ordersBefore = await ordersOf(runtime)

    const buyer = await openAs(jana)
    const { page, main, t, to } = buyer
    await fillAboveLimit(buyer, runtime, scripts)
    await buyer.open(to('checkout'))
    const send = main.getByRole('button', { name: t('checkout.sendApproval') })
    if (scripts) {
      await waitForHydration(send)
      expect(await findViolations(page)).toEqual([])
    }
    expect(await main.getByRole('button', { name: t('checkout.place') }).count()).toBe(0)
    await send.dblclick()
    await buyer.arrive(new RegExp(`^${to('dashboardApprovals')}[?]approval=`))
    const id = new URL(page.url()).searchParams.get('approval') ?? ''
    onTestFinished(() => deleteApproval(runtime, id))
    await main.locator('#approval').getByText(t('approvals.status.waiting'), { exact: true }).waitFor()
    expect(await requestsOf(runtime)).toEqual([...requestsBefore, id].toSorted())
    expect(await ordersOf(runtime)).toEqual(ordersBefore)
    await eventually(buyer.linesInCart).toBe(0)
    await buyer.open(to('cart'))
    await main.getByText(t('cartPage.empty'), { exact: true }).waitFor()

    // a new cart, within the limit
    await addFirst(buyer)
    await buyer.open(to('checkout'))
    await main.getByRole('button', { name: t('checkout.place') }).waitFor()
    expect(await send.count()).toBe(0)

    const approver = await openAs(nadia, phone)
    const follow = (target: Locator) => (scripts ? pressByKeyboard(approver.page, target) : target.click())
    await approver.open(to('dashboard'))
    await follow(approver.main.getByRole('link', { name: t('approvals.toApprovals') }))
    await approver.arrive(new RegExp(`^${to('dashboardApprovals')}`))
    await follow(approver.main.locator(`a[href*="approval=${id}"]`).first())
    await follow(approver.main.getByRole('button', { name: t('approvals.approve') }))
    await approver.main.locator('#approval').getByText(t('approvals.status.approved'), { exact: true }).waitFor()
    const orders = await runtime.sql<{ id: string; customer_id: number }>(
      'COMMERCE_DB',
      'SELECT id, customer_id FROM orders WHERE approval_id = ?',
      id,
    )
    expect(orders).toEqual([{ id: expect.anything(), customer_id: 6 }])
    expect(await ordersOf(runtime)).toHaveLength(ordersBefore.length + 1)

    await buyer.open(to('dashboardApprovals'))
    await main
      .getByRole('row')
      .filter({ hasText: t('approvals.status.approved') })
      .first()
      .waitFor()
    expect(await buyer.linesInCart()).toBe(1)

    const bookkeeper = await openAs(sofie, { expectedProblems: [/status of 403/] })
    await bookkeeper.open(`${to('dashboardOrders')}?order=${orders[0]?.id}`)
    const order = bookkeeper.main.locator('#order')
    const facts = [
      [t('orders.orderedBy'), 'Jana Wouters'],
      [t('orders.approvedBy'), 'Nadia Benali'],
    ] as const
    for (const [term, name] of facts)
      await eventually(() => order.locator('dt', { hasText: term }).locator('+ dd').innerText()).toContain(name)
    const refused = await bookkeeper.page.goto(to('cart'))
    expect(refused?.status()).toBe(403)
    await bookkeeper.main.getByText(userMessages['users.needs.order'][locale], { exact: true }).waitFor()
  },
  120_000,
)

// F617
test.each([
  { failure: 'a lost connection', isOffline: true },
  { failure: 'a lost response', isOffline: false },
])(
  'after $failure the checkout names the button that sends the request again, and there is one request',
  async ({ isOffline }) => {
    const [runtime] = runtimes
    if (!runtime) throw new Error('no shop')
    const expectedProblems = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/]
    const page = await asCustomer(await openPage({ baseUrl: runtime.url, expectedProblems }), runtime, jana)
    const buyer = await createShopper(page, 'nl')
    const { main, t, to } = buyer
    const before = await requestsOf(runtime)
    await fillAboveLimit(buyer, runtime, true)
    await buyer.open(to('checkout'))
    const send = main.getByRole('button', { name: t('checkout.sendApproval') })
    await waitForHydration(send)
    if (isOffline) await page.context().setOffline(true)
    else
      await page.route('**/checkout/order', async (route) => {
        await route.fetch()
        await route.abort()
      })
    await send.click()
    const answer = main.getByRole('alert').filter({ hasText: t('checkout.sendApproval') })
    await answer.waitFor()
    expect(await answer.innerText()).not.toContain(t('checkout.place'))
    expect(await requestsOf(runtime)).toHaveLength(before.length + (isOffline ? 0 : 1))
    await page.context().setOffline(false)
    await page.unroute('**/checkout/order')
    await send.click()
    await buyer.arrive(new RegExp(`^${to('dashboardApprovals')}[?]approval=`))
    const id = new URL(page.url()).searchParams.get('approval') ?? ''
    onTestFinished(() => deleteApproval(runtime, id))
    expect(await requestsOf(runtime)).toEqual([...before, id].toSorted())
  },
  90_000,
)

const idsOf = async ({ sql }: Runtime, table: 'orders' | 'order_approvals') =>
  (await sql<{ id: string }>('COMMERCE_DB', `SELECT id FROM ${table} WHERE customer_id = 6 ORDER BY id`)).map(
    ({ id }) => id,
  )
const requestsOf = (runtime: Runtime) => idsOf(runtime, 'order_approvals')
const ordersOf = (runtime: Runtime) => idsOf(runtime, 'orders')

/** Puts one packing of a product in the cart. @returns its name */
async function addFirst(visitor: Shopper): Promise<string> {
  await visitor.open(`${visitor.to('range')}?filters=is_stock_article%3A1`)
  const tile = visitor.tiles.first()
  const name = await visitor.nameOf(tile)
  await visitor.add(tile).click()
  await eventually(visitor.linesInCart).toBe(1)
  return name
}

/** Fills the cart with a value above 250 euros. */
async function fillAboveLimit(visitor: Shopper, { sql }: Runtime, scripts: boolean): Promise<void> {
  const { page, main, t, to, row } = visitor
  const name = await addFirst(visitor)
  const [product] = await sql<{ stock_id: number; quantity: number; cents: number }>(
    'COMMERCE_DB',
    `SELECT s.id AS stock_id, s.quantity, r.final_cents AS cents FROM cart_items i JOIN carts c ON c.id = i.cart_id
      JOIN products p ON p.id = i.product_id JOIN stock s ON s.id = p.stock_id
      JOIN product_prices r ON r.product_id = p.id AND r.price_group = 'A' WHERE c.customer_id = 6`,
  )
  if (!product) throw new Error('nothing is in the cart')
  const setStock = (quantity: number) =>
    sql('COMMERCE_DB', 'UPDATE stock SET quantity = ? WHERE id = ?', quantity, product.stock_id)
  await setStock(100_000)
  onTestFinished(async () => {
    await setStock(product.quantity)
    await sql('COMMERCE_DB', 'DELETE FROM cart_items WHERE cart_id IN (SELECT id FROM carts WHERE customer_id = 6)')
  })
  await visitor.open(to('cart'))
  const quantity = visitor.quantity(row(name))
  if (scripts) await waitForHydration(quantity)
  // price tiers may lower the price by less than half
  await quantity.fill(String(Math.ceil(50_000 / product.cents)))
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  if (scripts) await quantity.press('Enter')
  else
    await row(name)
      .getByRole('button', { name: t('cartPage.update') })
      .click()
  expect((await answered).ok() || (await answered).status() === 303).toBe(true)
  await main.getByRole('link', { name: t('cartPage.order') }).waitFor()
}

/** Tabs to the link or button and presses Enter. */
async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await waitForHydration(target)
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let key = 0; key < 120 && !(await isFocused()); key += 1) await page.keyboard.press('Tab')
  expect(await isFocused()).toBe(true)
  await page.keyboard.press('Enter')
}
