// The checkout keeps what a customer chose and typed until the order is placed.
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { shops } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, waitForHydration } from '../support/shopper.ts'
import { lena } from '../support/visit.ts'

test('delivery method, day, reference and message stay after a reload, a visit to the cart and another language; an order ends them', async () => {
  const page = await asCustomer(await openPage({ width: 390 }), shops.node)
  const { open, t, main, tiles, add, linesInCart, arrive } = await createShopper(page, 'en')
  const putOneInCart = async () => {
    await open('/en/range')
    await add(tiles.first()).click()
    await eventually(linesInCart).toBe(1)
  }
  const method = (place: number) => page.locator('input[name=shippingMethod]').nth(place)
  const day = page.locator('select[name=deliveryDate]')
  const reference = page.locator('input[name=purchaseReference]')
  const message = page.locator('textarea[name=message]')
  const openCheckout = async (path = '/en/checkout') => {
    await open(path)
    await waitForHydration(message)
  }
  const shown = async () => [
    await method(1).isChecked(),
    await day.inputValue(),
    await reference.inputValue(),
    await message.inputValue(),
  ]

  await putOneInCart()
  await openCheckout()
  await method(1).check()
  const secondDay = (await day.locator('option').nth(1).getAttribute('value')) ?? ''
  await day.selectOption(secondDay)
  await reference.fill('PO 4711')
  await message.fill('Ring twice')
  const chosen = [true, secondDay, 'PO 4711', 'Ring twice']

  await page.reload()
  await eventually(shown).toEqual(chosen)
  await open('/en/cart')
  await openCheckout()
  await eventually(shown).toEqual(chosen)
  await openCheckout('/checkout')
  await eventually(shown).toEqual(chosen)

  // another customer on the same device
  await asCustomer(page, shops.node, lena)
  await putOneInCart()
  await openCheckout()
  expect(await message.inputValue()).toBe('')

  await asCustomer(page, shops.node)
  await putOneInCart()
  await openCheckout()
  await eventually(shown).toEqual(chosen)
  await main.getByRole('button', { name: t('checkout.place') }).click()
  await arrive('/en/checkout-success')
  await putOneInCart()
  await openCheckout()
  expect(await message.inputValue()).toBe('')
  expect(await method(0).isChecked()).toBe(true)
})

test('the cut-off names the selected method', async () => {
  const page = await asCustomer(await openPage({ width: 390 }), shops.node)
  const { open, tiles, add, linesInCart } = await createShopper(page, 'en')
  await open('/en/range')
  await add(tiles.first()).click()
  await eventually(linesInCart).toBe(1)
  await open('/en/checkout')
  const cutOff = page.locator('.delivery-promise')
  const [delivery, pickup] = [page.locator('input[value^=delivery_]'), page.locator('input[value^=pickup_]')]
  await waitForHydration(pickup)
  await eventually(() => cutOff.innerText()).toMatch(/left, delivered [A-Z]/)
  await pickup.check()
  await eventually(() => cutOff.innerText()).toMatch(/left, collect on [A-Z][a-z]+$/)
  await delivery.check()
  await eventually(() => cutOff.innerText()).toMatch(/left, delivered [A-Z]/)
})
