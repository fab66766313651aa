import { expect, test } from 'vitest'
import { findPageViolations } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { asCustomer, createShopper } from '../support/shopper.ts'
import { nadia } from '../support/visit.ts'

const names = {
  en: { croissant: 'Nova croissant, extra butter', all: /All 3 products of your assortment/ },
  nl: { croissant: 'Croissant Nova, extra boter', all: /Alle 3 artikelen van uw assortiment/ },
}

describeEachRuntime('an exclusive product with a contract price', (runtime) => {
  // F654, F656, F663, F666
  test.each([
    { locale: 'en', scripts: true },
    { locale: 'nl', scripts: false },
  ] as const)(
    'is found, opened, added and ordered at that price, in $locale, with JavaScript: $scripts',
    async ({ locale, scripts }) => {
      const page = await asCustomer(
        await openPage({ baseUrl: runtime.url, javaScriptEnabled: scripts }),
        runtime,
        nadia,
      )
      const { t, main, to, open, arrive, add, quantity } = await createShopper(page, locale)
      const { croissant, all } = names[locale]
      const price = /34[.,]50/

      await open(to('range'))
      await main.getByRole('link', { name: all }).click()
      await arrive(to('dashboardAssortment'))
      await main.getByRole('heading', { level: 1, name: t('assortment.title') }).waitFor()
      for (const sku of ['990101', '990102', '990103']) await main.getByText(new RegExp(sku)).first().waitFor()
      if (scripts) expect(await findPageViolations(page, locale)).toEqual([])

      // found in the search by the company's own number
      await open(`${to('range')}?filters=search%3Anova-13`)
      await main.getByRole('link', { name: croissant }).first().click()
      await main.getByRole('heading', { level: 1, name: croissant }).waitFor()
      await main.getByText(price).first().waitFor()
      await main
        .getByText(/NOVA-13/)
        .first()
        .waitFor()
      await main
        .getByText(new RegExp(t('cartPage.priceUntil', { day: '' })))
        .first()
        .waitFor()
      if (scripts) expect(await findPageViolations(page, locale)).toEqual([])
      await quantity(main).first().fill('10')
      await add(main).first().click()
      await expect
        .poll(async () => (await (await page.request.get(`/api/${locale}/cart`)).json())?.cart?.lines?.length, {
          timeout: 15_000,
        })
        .toBe(1)

      await open(to('cart'))
      await main
        .getByText(/NOVA-13/)
        .first()
        .waitFor()
      const {
        cart: { totals },
      } = await (await page.request.get(`/api/${locale}/cart`)).json()
      expect(totals.subTotal).toMatch(/345[.,]00/)
      await main.getByText(totals.subTotal).first().waitFor()
      await open(to('checkout'))
      await main.getByRole('button', { name: t('checkout.place'), exact: true }).click()
      await arrive(to('checkoutSuccess'))
      const { order } = await (await page.request.get(`/api/${locale}/checkout/placed`)).json()
      expect([order.subTotal, order.items[0].ownNumber]).toEqual([totals.subTotal, 'NOVA-13'])
      await open(`${to('dashboardOrders')}?order=${order.id}`)
      await main
        .getByText(/NOVA-13/)
        .first()
        .waitFor()
      const [mail] = await runtime.sql<{ text: string }>(
        'COMMERCE_DB',
        "SELECT text FROM outbox WHERE recipient = ? AND text LIKE '%NOVA-13%' ORDER BY id DESC LIMIT 1",
        nadia,
      )
      expect(mail?.text).toContain(order.subTotal)
    },
    120_000,
  )
})
