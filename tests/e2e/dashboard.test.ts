import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, waitForHydration } from '../support/shopper.ts'
import { createLoggedInVisitor, findOrderableProducts, nadia } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

test('a wrong current password is marked at its field, and ending other sessions keeps this page and session', async () => {
  const page = await openPage({ width: 390, height: 844, expectedProblems: [/status of 422/] })
  const { open, main, t, toast } = await createShopper(page, 'de')
  await asCustomer(page, node)
  const customer = await createLoggedInVisitor(node, nadia)
  await open('/de/dashboard/account')
  const current = main.locator('[name=currentPassword]')
  await waitForHydration(current)
  await current.fill('falsch')
  for (const name of ['password', 'confirmPassword']) await main.locator(`[name=${name}]`).fill('ein-neues-passwort')
  await main.getByRole('button', { name: t('account.passwordChange') }).click()
  await eventually(() => current.getAttribute('aria-invalid')).toBe('true')
  expect(await current.evaluate((field) => field === document.activeElement)).toBe(true)
  await main.getByRole('button', { name: t('account.othersEnd') }).click()
  await toast(t('account.othersEnded')).waitFor()
  expect((await customer.ask('/api/de/invoices')).status).toBe(401)
  expect(await current.inputValue()).toBe('falsch')
})

// F418, F433
test('an address added from the checkout can be selected there, and the cart can be sent as a quote request', async () => {
  const page = await openPage({ expectedProblems: [/status of 422/, /ERR_INTERNET_DISCONNECTED/] })
  const { open, main, t, arrive } = await createShopper(page, 'en')
  await asCustomer(page, node)
  const customer = await createLoggedInVisitor(node, nadia)
  const [productId] = await findOrderableProducts(node, 1)
  await customer.post('/api/en/cart/items', { productId, quantity: '2' })
  await open('/en/checkout')
  await main.getByRole('link', { name: t('addresses.add') }).click()
  const save = main.getByRole('button', { name: t('addresses.save') })
  // the page contains the form of the customer's details too
  const form = main.locator('form').filter({ has: page.getByRole('button', { name: t('addresses.save') }) })
  const label = (name: 'address1' | 'firstName' | 'lastName' | 'city' | 'postcode' | 'phone') =>
    form.getByLabel(t(`addresses.${name}`), { exact: true })

  await label('firstName').focus()
  await waitForHydration(label('firstName'))
  await label('firstName').fill('Nadia')
  // the draft survives a network failure and other pages
  await page.context().setOffline(true)
  await save.click()
  await form.getByText(t('problems.unavailable')).waitFor()
  expect(await label('firstName').inputValue()).toBe('Nadia')
  await page.context().setOffline(false)
  const here = page.url()
  await open('/en/dashboard')
  await open(here)
  await eventually(() => label('firstName').inputValue()).toBe('Nadia')
  await waitForHydration(label('firstName'))
  await save.click()
  await main.getByText(t('forms.required')).first().waitFor()
  await eventually(() => label('lastName').evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await label('firstName').inputValue()).toBe('Nadia')
  for (const [name, value] of [
    ['lastName', 'Benali'],
    ['address1', 'Dok Noord 4'],
    ['postcode', '9000'],
    ['city', 'Gent'],
    ['phone', '+32 9 555 01 44'],
  ] as const)
    await label(name).fill(value)
  await save.click()
  await arrive('/en/checkout')
  await main
    .getByText(/Dok Noord 4/)
    .first()
    .click()
  const offer = main.getByRole('button', { name: t('checkout.offer') })
  await waitForHydration(offer)
  await offer.click()
  await arrive('/en/checkout-success')
  await main.getByText(t('checkout.offerThanks')).waitFor()
  expect((await page.context().cookies()).find(({ name }) => name === 'cart')?.value).toBe('0')
  const { own } = (await (await customer.ask('/api/en/addresses')).json()) as { own: { id: string; lines: string[] }[] }
  const added = own.find(({ lines }) => lines.includes('Dok Noord 4'))
  expect((await customer.post(`/api/en/addresses/${added?.id}/remove`, {})).status).toBe(200)
})
