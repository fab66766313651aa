// Staff finds a customer at the desk and orders in their name, while the customer shops in another browser.
import { expect, test } from 'vitest'
import { localize } from '#i18n/paths.ts'
import { findPageViolations, findViolations, findViolationsInDarkMode } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { newestMail } from '../support/newest-mail.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { asCustomer, createShopper } from '../support/shopper.ts'
import { createStaff } from '../support/staff.ts'
import { findOrderableProducts, tom } from '../support/visit.ts'

const user = 'Tom Verbeke'
/** Of Brasserie Nova only, at its contract price. */
const sku = '990103'
const price = /38[.,]00/

describeEachRuntime('an order in the name of a customer', (runtime) => {
  // F690, F691, F692, F693, F695, F696
  test.each([
    { locale: 'nl', scripts: true, width: 1280, product: 'Huiswijn Nova, rood', mail: 'Uw bestelling' },
    { locale: 'de', scripts: false, width: 390, product: 'Hauswein Nova, rot', mail: 'Votre commande' },
  ] as const)(
    'is placed at the contract price and shown to the customer, in $locale, with JavaScript: $scripts',
    async ({ locale, scripts, width, product, mail }) => {
      const mailLocale = mail === 'Votre commande' ? 'fr' : 'nl'
      await runtime.sql('COMMERCE_DB', 'UPDATE customers SET locale = ? WHERE email = ?', mailLocale, tom)
      const staff = await createStaff(runtime)
      // the browser reports the refused form
      const expectedProblems = [/\/account\/profile\)$/]
      const page = await openPage({ baseUrl: runtime.url, width, javaScriptEnabled: scripts, expectedProblems })
      const { t, main, to, open, arrive, add, quantity } = await createShopper(page, locale)
      const elsewhere = await asCustomer(await openPage({ baseUrl: runtime.url }), runtime, tom)
      const customer = await createShopper(elsewhere, locale)
      const linesOf = async (of: typeof page): Promise<string[]> => {
        const { cart } = await (await of.request.get(`/api/${locale}/cart`)).json()
        return (cart?.lines ?? []).map((line: { id: string }) => line.id)
      }
      const checkDesk = async () => {
        for (const width of scripts ? [390, 1280] : []) {
          await page.setViewportSize({ width, height: 844 })
          expect([...(await findViolations(page)), ...(await findViolationsInDarkMode(page))]).toEqual([])
        }
      }
      const bar = page.locator('.on-behalf')

      await open(`/desk/${locale}/login`)
      await main.getByLabel(t('desk.email')).fill(staff.email)
      await main.getByLabel(t('account.password')).fill(staff.password)
      await main.getByLabel(t('desk.code')).fill(staff.code())
      await page.keyboard.press('Enter')
      await arrive(`/desk/${locale}`)
      await page.getByRole('link', { name: t('desk.customers.title') }).click()
      await arrive(`/desk/${locale}/customers`)
      await checkDesk()
      await main.getByLabel(t('desk.customers.search')).fill('Verbeke')
      await page.keyboard.press('Enter')
      await arrive(`/desk/${locale}/customers?search=Verbeke`)
      await main.getByRole('link', { name: 'Brasserie Nova' }).click()
      await arrive(`/desk/${locale}/customers/1`)
      await main.getByText('C10231').waitFor()
      await checkDesk()

      // the customer fills the own cart at the same time
      const [other = ''] = await findOrderableProducts(runtime, 1)
      const put = await elsewhere.request.post(`/api/${locale}/cart/items`, {
        data: { productId: other, quantity: '2' },
        headers: { origin: new URL(runtime.url).origin, 'sec-fetch-site': 'same-origin' },
      })
      expect(put.status()).toBe(200)
      const before = await linesOf(elsewhere)
      expect(before).toHaveLength(1)

      const start = main.getByRole('button', { name: t('desk.customers.orderForUser', { name: user }) })
      await start.focus()
      await page.keyboard.press('Enter')
      await arrive(to('home'))
      const sentence = t('desk.onBehalf.sentence', { customer: `Brasserie Nova (${user})`, staff: 'An Maes' })
      expect(await bar.innerText()).toContain(sentence)
      if (scripts) expect(await findPageViolations(page, locale)).toEqual([])

      await open(`${to('range')}?filters=search%3A${sku}`)
      await main.getByRole('link', { name: product }).first().click()
      await main.getByText(price).first().waitFor()
      expect(await bar.innerText()).toContain(sentence)
      await quantity(main).first().fill('7')
      await add(main).first().click()
      await expect.poll(() => linesOf(page), { timeout: 15_000 }).toHaveLength(1)
      expect(await linesOf(page)).not.toEqual(before)
      await open(to('cart'))
      await main.getByText(price).first().waitFor()
      await open(to('checkout'))
      await bar.waitFor()
      await main.getByRole('button', { name: t('checkout.place'), exact: true }).click()
      await arrive(to('checkoutSuccess'))
      await bar.waitFor()
      const { order } = await (await page.request.get(`/api/${locale}/checkout/placed`)).json()

      // the customer sees who ordered, and has the own cart untouched
      expect(await linesOf(elsewhere)).toEqual(before)
      await customer.open(to('dashboardOrders'))
      const row = customer.main.locator('tbody tr').filter({ hasText: order.number })
      expect(await row.innerText()).toContain(`${t('orders.onBehalfBy')} An Maes`)
      await row.getByRole('link', { name: order.number, exact: true }).click()
      await customer.main.getByText(/^An Maes \(.+\)$/).waitFor()
      const mailed = await newestMail(runtime, tom)
      expect(mailed?.subject).toContain(mail)
      expect(mailed?.html).toContain('An Maes')

      // the desk shows it too
      await open(`/desk/${locale}/orders/${order.number}`)
      await main.getByText(t('desk.onBehalf.by'), { exact: true }).waitFor()
      expect(await main.locator('.desk-log').innerText()).toContain(`${staff.email}: ${t('desk.onBehalf.logged')}`)

      await open(to('dashboard'))
      for (const label of ['approvals.title', 'invoices.title', 'standing.title', 'users.title'] as const)
        expect([label, await page.getByRole('link', { name: t(label), exact: true }).count()]).toEqual([label, 0])
      await open(to('dashboardAccount'))
      await main
        .getByRole('button', { name: t('account.save'), exact: true })
        .first()
        .click()
      await main
        .getByText(/^(?:Dit kan alleen de klant zelf|Das kann nur der Kunde selbst)/)
        .first()
        .waitFor()

      await bar.getByRole('button', { name: t('desk.onBehalf.end') }).focus()
      await page.keyboard.press('Enter')
      await arrive(`/desk/${locale}/customers/1`)
      await main
        .getByText(t('desk.onBehalf.names', { staff: 'An Maes', user }))
        .first()
        .waitFor()
      await open(to('home'))
      expect(await bar.count()).toBe(0)
      await page.goto(to('dashboard'))
      await arrive(`${localize(locale, 'login')}?redirect=${encodeURIComponent(to('dashboard'))}`)
      await elsewhere.request.post(`/api/${locale}/cart/clear`, {
        data: {},
        headers: { origin: new URL(runtime.url).origin, 'sec-fetch-site': 'same-origin' },
      })
    },
    120_000,
  )
})
