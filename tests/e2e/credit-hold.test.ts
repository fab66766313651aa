// A company is put on hold while its customer has the checkout open.
import { expect, onTestFinished, test } from 'vitest'
import { findViolations } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, waitForHydration } from '../support/shopper.ts'
import { tom } from '../support/visit.ts'

// F597
test.each(runtimes)(
  'an order after the hold shows the reason in place of the order button, and succeeds after the release ($name)',
  async (runtime) => {
    const release = () => runtime.sql('COMMERCE_DB', 'DELETE FROM credit_holds WHERE company_id = 1')
    const expectedProblems = [/\/api\/en\/checkout\/order\)$/]
    const page = await asCustomer(await openPage({ baseUrl: runtime.url, width: 390, expectedProblems }), runtime, tom)
    const { open, t, main, tiles, add, linesInCart, arrive } = await createShopper(page, 'en')
    await open('/en/range')
    await add(tiles.first()).click()
    await eventually(linesInCart).toBe(1)
    await open('/en/checkout')
    const order = main.getByRole('button', { name: t('checkout.place') })
    await waitForHydration(order)
    await page.locator('input[name=shippingMethod]').nth(1).check()
    await page.getByLabel(t('checkout.message')).fill('Ring twice')
    onTestFinished(async () => void (await release()))
    await runtime.sql(
      'COMMERCE_DB',
      "INSERT INTO credit_holds VALUES (1, '2026-11-20T08:00:00.000Z', 'F-260031', 184260)",
    )
    await order.click()
    const notice = main.locator('.summary-panel .notice')
    await notice.waitFor()
    expect(await notice.innerText()).toContain('€1,842.60')
    expect(await order.count()).toBe(0)
    expect(await main.getByRole('link', { name: t('invoices.toInvoices') }).count()).toBe(1)
    expect(await page.getByLabel(t('checkout.message')).inputValue()).toBe('Ring twice')
    expect(await findViolations(page)).toEqual([])

    await release()
    await open('/en/checkout')
    await waitForHydration(order)
    await page.locator('input[name=shippingMethod]').nth(1).check()
    await order.click()
    await arrive('/en/checkout-success')
  },
  60_000,
)
