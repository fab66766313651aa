// A placed order is changed and canceled from the success page and the page of the order.
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { checkoutActions } from '../support/checkout-actions.ts'
import { describeEachRuntime, type Runtime } from '../support/runtimes.ts'
import { createShopper, eventually } from '../support/shopper.ts'
import { stockedProducts } from '../support/stocked-products.ts'
import { nadia } from '../support/visit.ts'

describeEachRuntime('change and cancel an order', (runtime) => {
  // F579, F580
  test.each([true, false])('with JavaScript: %s', (scripts) => changeAndCancel(runtime, scripts), 90_000)
})

async function changeAndCancel(runtime: Runtime, scripts: boolean) {
  const [product] = await stockedProducts(runtime, 1, 10)
  if (!product) throw new Error('no product is in stock')
  const { readyToOrder, place, placedOf, checkoutOf, fieldsOf } = checkoutActions(runtime)
  const before = await product.inStock()
  const { customer, fields } = await readyToOrder(nadia, product, 3)
  const noted = { message: 'Ring twice', purchaseReference: 'K-12' }
  expect((await place(customer, { ...fields, ...noted })).status).toBe(200)
  const order = await placedOf(customer)

  // the last submission is rejected
  const rejected = { expectedProblems: [/\/api\/en\/orders\/\w+\/cancel\)$/] }
  const page = await openPage({ baseUrl: runtime.url, javaScriptEnabled: scripts, ...rejected })
  const cookies = [...customer.cookies].map(([name, value]) => ({ name, value, url: runtime.url }))
  await page.context().addCookies(cookies.filter(({ name }) => name === 'pv_s' || name === 'pv_o'))
  const { t, main, to, open, arrive, quantity } = await createShopper(page, 'en')
  const detail = (id: string, sheet = '') => `${to('dashboardOrders')}?order=${id}${sheet && `&sheet=${sheet}`}`

  await open(to('checkoutSuccess'))
  await main.getByRole('link', { name: t('orders.change') }).click()
  await arrive(detail(order.id, 'change'))
  await main.getByRole('heading', { name: t('orders.changeNamed', { number: order.number }) }).waitFor()
  await main.getByRole('button', { name: t('orders.changeConfirm') }).click()
  await arrive(to('cart'))
  await page.getByText(t('orders.inCartDone')).first().waitFor()
  await eventually(() => quantity(main).first().inputValue()).toBe('3')
  expect(await product.inStock()).toBe(before)
  await open(to('checkout'))
  for (const [label, value] of [
    [t('checkout.message'), noted.message],
    [t('checkout.purchaseReference'), noted.purchaseReference],
  ] as const)
    await eventually(() => page.getByLabel(label).inputValue()).toBe(value)

  await open(to('checkoutSuccess'))
  await main.getByText(t('orders.cancelDone')).waitFor()
  expect(await main.getByRole('link', { name: t('orders.change') }).count()).toBe(0)

  // the changed order is placed, then canceled
  expect((await place(customer, fieldsOf(await checkoutOf(customer)))).status).toBe(200)
  const { id } = await placedOf(customer)
  expect(await product.inStock()).toBe(before - 3)
  await open(detail(id))
  await main.getByRole('link', { name: t('orders.cancel') }).click()
  await arrive(detail(id, 'cancel'))
  await main.getByRole('button', { name: t('orders.cancel') }).click()
  await arrive(detail(id))
  await page.getByText(t('orders.cancelDone')).first().waitFor()
  await main.locator('#order').getByText(t('orders.statuses.canceled')).first().waitFor()
  expect(await product.inStock()).toBe(before)
  expect(
    await main
      .locator('#order')
      .getByRole('link', { name: t('orders.again') })
      .count(),
  ).toBe(1)

  // another tab that still shows the form, after the cut-off of a third order
  const { fields: third } = await readyToOrder(nadia, product, 1)
  expect((await place(customer, third)).status).toBe(200)
  const late = await placedOf(customer)
  await open(detail(late.id, 'change'))
  const past = new Date(Date.now() - 1000).toISOString()
  await runtime.sql('COMMERCE_DB', 'UPDATE orders SET cancelable_until = ?1 WHERE id = ?2', past, late.id)
  await main.getByRole('button', { name: t('orders.changeConfirm') }).click()
  await main
    .getByText(/can no longer be changed or cancelled here/)
    .first()
    .waitFor()
  await main
    .getByRole('link', { name: /^Call \+32 / })
    .first()
    .waitFor()
  await open(detail(late.id))
  expect(await main.getByRole('link', { name: /^Call \+32 / }).getAttribute('href')).toBe('tel:+3235550140')
  expect(await product.inStock()).toBe(before - 1)
  await product.restock(before)
}
