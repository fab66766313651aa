// A customer orders what the home page proposes for the next delivery day.
import { expect, test } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { openPage } from '../support/browser.ts'
import { describeEachRuntime, type Runtime } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, waitForHydration } from '../support/shopper.ts'
import { lena, nadia, tom } from '../support/visit.ts'

const maxMs = 20_000

describeEachRuntime('the proposal for the next delivery day', (runtime) => {
  // F566
  test(
    'is ordered from the home page within 20 seconds, in English',
    () => orderProposal(runtime, 'en', tom, true),
    90_000,
  )
  // F566
  test('is ordered without JavaScript, in German', () => orderProposal(runtime, 'de', lena, false), 90_000)

  // F566
  test.each([true, false])('is changed line by line on the dashboard, with JavaScript: %s', async (scripts) => {
    const page = await openPage({ baseUrl: runtime.url, javaScriptEnabled: scripts })
    const { t, main, to, open, linesInCart } = await createShopper(page, 'nl')
    await asCustomer(page, runtime, nadia)
    await open(to('dashboard'))
    const rows = main.locator('.proposed')
    await rows.first().waitFor()
    const names = await rows.locator('> span a').allTextContents()
    expect(names.length).toBeGreaterThan(3)
    for (const text of await rows.allTextContents())
      expect(text).toMatch(/in \d+ van uw laatste \d+ leveringen|ongeveer (?:elke dag|om de \d+ dagen)/)
    const [first = '', second = ''] = names
    const dismiss = rows.nth(1).getByRole('button', { name: t('planning.dismiss', { name: '' }).trim() })
    if (scripts) await waitForHydration(dismiss)
    await dismiss.click()
    await eventually(() => rows.getByRole('link', { name: second, exact: true }).count()).toBe(0)
    const quantity = rows.first().getByRole('textbox')
    const add = rows.first().locator('.add-button')
    await quantity.fill('7')
    await add.click()
    await eventually(linesInCart).toBe(1)
    await open(to('cart'))
    expect(await main.getByRole('listitem').getByRole('textbox').first().inputValue()).toBe('7')
    await open(to('dashboard'))
    await rows.first().waitFor()
    const left = await rows.locator('> span a').allTextContents()
    expect(left).toEqual(names.filter((name) => name !== first && name !== second))
  })
})

async function orderProposal(runtime: Runtime, locale: Locale, email: string, scripts: boolean) {
  const page = await openPage({ baseUrl: runtime.url, javaScriptEnabled: scripts })
  const { t, main, to, open, arrive, linesInCart } = await createShopper(page, locale)
  await asCustomer(page, runtime, email)
  const started = Date.now()
  await open(to('home'))
  const proposed = main.locator('.proposed .quantity')
  await proposed.first().waitFor()
  const count = await proposed.count()
  expect(count).toBeGreaterThan(3)
  const addAll = main.getByRole('button', { name: t('planning.addAll', { count }) })
  if (scripts) await waitForHydration(addAll)
  await addAll.click()
  await eventually(linesInCart).toBe(count)
  if (scripts)
    await main
      .getByRole('link', { name: t('cart.toCart') })
      .first()
      .click()
  await arrive(to('cart'))
  await main.getByRole('link', { name: t('cartPage.order') }).click()
  await arrive(to('checkout'))
  await page.getByRole('button', { name: t('checkout.place') }).click()
  await arrive(to('checkoutSuccess'))
  expect(Date.now() - started).toBeLessThan(maxMs)
  await open(to('home'))
  await main.locator('.proposal-place .heading').waitFor()
  // only what is sold out is left
  expect(await proposed.count()).toBe(0)
}
