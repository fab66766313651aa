import { expect, onTestFinished, test } from 'vitest'
import { formatWeekday } from '#i18n/format-days.ts'
import { findViolations, findViolationsInDarkMode } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, waitForHydration } from '../support/shopper.ts'

// F625, F626, F629, F636
test.each([
  { runtime: runtimes[0], locale: 'nl', width: 1280, scripts: true },
  { runtime: runtimes[1], locale: 'de', width: 390, scripts: true },
  { runtime: runtimes[0], locale: 'de', width: 390, scripts: false },
] as const)(
  'a customer makes a standing order from an order, skips a date and pauses ($locale, scripts: $scripts)',
  async ({ runtime, locale, width, scripts }) => {
    if (!runtime) throw new Error('no shop')
    onTestFinished(async () => {
      await runtime.sql('COMMERCE_DB', "DELETE FROM standing_orders WHERE purchase_reference = 'e2e'")
    })
    const options = {
      baseUrl: runtime.url,
      width,
      height: 844,
      javaScriptEnabled: scripts,
      expectedProblems: [/status of 422/],
    }
    const page = await asCustomer(await openPage(options), runtime)
    const { open, main, t, to } = await createShopper(page, locale)
    const press = async (name: string) => {
      const button = main.getByRole('button', { name, exact: true }).first()
      if (scripts) await waitForHydration(button)
      await button.click()
    }
    await open(to('dashboardOrders'))
    const order = await main.locator('a[href*="order="]').first().getAttribute('href')
    await open(order ?? '')
    await main.getByRole('link', { name: t('standing.regularly') }).click()
    await main.getByRole('heading', { name: t('standing.regularly'), level: 1 }).waitFor()
    if (scripts) {
      expect(await findViolations(page)).toEqual([])
      expect(await findViolationsInDarkMode(page)).toEqual([])
    }

    // without a weekday: a sentence, and what was typed stays
    await main.getByLabel(t('standing.reference'), { exact: false }).fill('e2e')
    await press(t('standing.create'))
    await main
      .getByRole('group', { name: t('standing.weekdays') })
      .locator('.error-message')
      .waitFor()
    expect(await main.getByLabel(t('standing.reference'), { exact: false }).inputValue()).toBe('e2e')
    await main.locator('[name="weekday:3"]').check()
    await press(t('standing.create'))
    await main.getByRole('heading', { name: t('standing.dates') }).waitFor()
    expect(new URL(page.url()).searchParams.get('standing')).toMatch(/^\w+$/)
    if (scripts) {
      expect(await findViolations(page)).toEqual([])
      expect(await findViolationsInDarkMode(page)).toEqual([])
    }

    const skip = main.getByRole('button', { name: t('standing.skip') }).first()
    const name = (await skip.getAttribute('aria-label')) ?? ''
    await press(name)
    await main.getByText(t('standing.dateStates.skipped'), { exact: true }).first().waitFor()
    const row = main.getByRole('row').filter({ hasText: t('standing.dateStates.skipped') })
    await row.getByRole('button').first().waitFor()

    // one date with quantities of its own
    await main
      .getByRole('link', { name: t('standing.change'), exact: false })
      .first()
      .click()
    const quantity = main.locator('#date input[name^="quantity:"]').first()
    await quantity.waitFor()
    if (scripts) await waitForHydration(quantity)
    // the newest order can have any quantity
    await quantity.fill(String(Number(await quantity.inputValue()) + 1))
    await press(t('standing.saveDate'))
    await main.getByText(t('standing.changedLines'), { exact: false }).first().waitFor()

    await press(t('standing.pause'))
    await main.getByText(t('standing.pausedText'), { exact: true }).waitFor()
    await press(t('standing.resume'))
    await main.getByText(t('standing.dateStates.skipped'), { exact: true }).first().waitFor()
    await main.getByRole('link', { name: t('standing.endIt') }).click()
    await press(t('standing.endConfirm'))
    await main.getByText(t('standing.endedText'), { exact: true }).waitFor()
    await open(to('dashboardStandingOrders'))
    await main.getByText(t('standing.states.ended')).first().waitFor()
  },
  120_000,
)

// F635
test('a prepared date is first on the dashboard, and one button opens the checkout with its lines and its day', async () => {
  const [runtime] = runtimes
  if (!runtime) throw new Error('no shop')
  const page = await asCustomer(await openPage({ baseUrl: runtime.url, width: 390, height: 844 }), runtime)
  const { open, main, t, to, arrive } = await createShopper(page, 'nl')
  const { days } = (await (await page.request.get('/api/nl/checkout')).json()) as { days: { value: string }[] }
  const date = days[0]?.value ?? ''
  const [standing] = await runtime.sql<{ id: string }>(
    'COMMERCE_DB',
    "SELECT id FROM standing_orders WHERE state = 'active' LIMIT 1",
  )
  const id = standing?.id ?? ''
  onTestFinished(async () => {
    await runtime.sql('COMMERCE_DB', 'DELETE FROM standing_order_dates WHERE standing_order_id = ?', id)
    await runtime.sql('COMMERCE_DB', 'DELETE FROM cart_items')
  })
  const prepared = "INSERT INTO standing_order_dates VALUES (?, ?, 'prepared', NULL, NULL, '')"
  await runtime.sql('COMMERCE_DB', prepared, id, date)
  await open(to('dashboard'))
  const panel = main.locator('section, .panel').first()
  await panel.getByText(t('standing.readyTitle', { day: formatWeekday('nl', date) })).waitFor()
  const button = panel.getByRole('button', { name: t('standing.toCart') })
  await waitForHydration(button)
  expect(await findViolations(page)).toEqual([])
  await button.click()
  await arrive(new RegExp(`^${to('checkout')}[?]day=`))
  const day = page.locator('[name=deliveryDate]')
  await day.waitFor()
  expect(await day.inputValue()).toBe(date)
})
