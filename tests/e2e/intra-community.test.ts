// A German company pays no VAT in Aachen, and Belgian VAT in Eupen.
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { shops } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, waitForHydration } from '../support/shopper.ts'
import { lena } from '../support/visit.ts'

const reason = 'VAT 0% - intra-Community supply'

test.each([
  ['with', true],
  ['without', false],
])(
  '%s JavaScript the totals of the checkout follow the delivery address, and order and invoice equal them',
  async (_, scripts) => {
    const page = await asCustomer(await openPage({ width: 390, javaScriptEnabled: scripts }), shops.node, lena)
    const { open, t, main, tiles, add, linesInCart, arrive, to } = await createShopper(page, 'en')
    await open('/en/range')
    await add(tiles.first()).click()
    await eventually(linesInCart).toBe(1)
    await open('/en/cart')
    await expect.poll(() => main.innerText()).toContain(reason)

    await open('/en/checkout')
    const address = (place: string) => page.getByRole('radio', { name: place })
    const delivery = page.getByRole('radio', { name: /^Delivery/ })
    if (scripts) await waitForHydration(delivery)
    const summary = main.locator('.summary-panel')
    const rowOf = (label: string | RegExp) => summary.locator('.totals:visible > div').filter({ hasText: label })
    const total = scripts
      ? summary.locator('.total .price')
      : rowOf(/Delivery.*Aachen.*intra-Community/)
          .locator('span')
          .last()
    const abroad = await total.innerText()
    if (scripts) {
      await expect.poll(() => summary.innerText()).toContain(reason)
      await address('Eupen').check()
      await expect.poll(() => summary.innerText()).not.toContain(reason)
      expect(await rowOf(/^VAT [1-9]/).count()).toBeGreaterThan(0)
      expect(await total.innerText()).not.toBe(abroad)
      // collected goods are sold in Belgium
      await page.locator('input[name=shippingAddressId]').first().check()
      await page.locator('input[name=shippingMethod]').nth(1).check()
      await expect.poll(() => summary.innerText()).not.toContain(reason)
      await page.locator('input[name=shippingMethod]').first().check()
      await expect.poll(() => total.innerText()).toBe(abroad)
    } else {
      const home = await rowOf(/Delivery.*Eupen/)
        .locator('span')
        .last()
        .innerText()
      expect(home).not.toBe(abroad)
      await address('Eupen').check()
      await main.getByRole('button', { name: t('checkout.place') }).click()
      await arrive('/en/checkout-success')
      await expect.poll(() => main.innerText()).toContain(home)
      expect(await main.innerText()).not.toContain(reason)
      return
    }
    await main.getByRole('button', { name: t('checkout.place') }).click()
    await arrive('/en/checkout-success')
    await expect.poll(() => main.innerText()).toContain(abroad)
    expect(await main.innerText()).toContain(reason)
    await main.getByRole('link', { name: t('checkout.toOrders') }).click()
    await arrive(to('dashboardOrders'))
    await main.locator('table a').first().click()
    await expect.poll(() => main.locator('#order').innerText()).toContain(reason)

    await open(to('dashboardInvoices'))
    await main.locator('table a').first().click()
    const invoice = main.locator('.opened')
    await expect.poll(() => invoice.innerText()).toContain(reason)
    expect(await invoice.innerText()).toContain(
      'Exempt intra-Community supply, Article 138 of Directive 2006/112/EC. VAT number of the seller: BE 0999.999.922. VAT number of the buyer: DE123456788.',
    )
  },
)
