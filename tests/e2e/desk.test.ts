// The desk of the staff in Chromium, with scripts and by keyboard without scripts.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations, findViolationsInDarkMode } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { createRequestedQuote } from '../support/requested-quote.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createShopper } from '../support/shopper.ts'
import { createStaff } from '../support/staff.ts'

describeEachRuntime('desk', (runtime) => {
  // F667, F669, F671, F672, F673, F675, F677, F678, F679, F680, F681, F682, F688, F689
  test.each([
    { locale: 'nl', width: 1280, javaScriptEnabled: true },
    { locale: 'de', width: 390, javaScriptEnabled: false },
  ] as const)(
    'staff logs in, works on an order, a request, a quote, a mail and a missing page, and logs out ($locale)',
    async ({ locale, width, javaScriptEnabled }) => {
      const staff = await createStaff(runtime)
      const [row] = await runtime.sql<{ number: number }>(
        'COMMERCE_DB',
        `SELECT number FROM orders o WHERE status = 'pending' AND NOT EXISTS (SELECT 1 FROM order_progress WHERE order_id = o.id) LIMIT 1`,
      )
      const number = `PV-${row?.number}`
      const page = await openPage({
        baseUrl: runtime.url,
        width,
        javaScriptEnabled,
        expectedProblems: [/status of 422/],
      })
      const { t, main, arrive, open } = await createShopper(page, locale)
      // axe needs scripts
      const check = async () => {
        for (const width of javaScriptEnabled ? [390, 1280] : []) {
          await page.setViewportSize({ width, height: 844 })
          expect([...(await findViolations(page)), ...(await findViolationsInDarkMode(page))]).toEqual([])
        }
      }
      const press = async (button: Locator) => {
        if (javaScriptEnabled) return button.click()
        await button.focus()
        await page.keyboard.press('Enter')
      }
      /** Types into the focused field and moves to the next one. */
      const type = async (text: string) => {
        await page.keyboard.type(text)
        await page.keyboard.press('Tab')
      }

      await open(`/desk/${locale}/login`)
      await check()
      await main.getByLabel(t('desk.email')).focus()
      await type(staff.email)
      await type(staff.password)
      await type(staff.code())
      await page.keyboard.press('Enter')
      await arrive(`/desk/${locale}`)

      await main.getByLabel(t('desk.search')).focus()
      await page.keyboard.type(number)
      await main.getByLabel(t('orders.status')).selectOption('pending')
      await press(main.getByRole('button', { name: t('desk.show') }))
      await arrive(`/desk/${locale}?search=${number}&day=&status=pending`)
      expect(await main.locator('tbody tr').count()).toBe(1)
      await check()
      await press(main.getByRole('link', { name: number }))
      await arrive(`/desk/${locale}/orders/${number}`)
      await main.getByText(t('desk.noLog')).waitFor()
      await check()

      await main.getByLabel(t('desk.newStatus')).selectOption('picked')
      await press(main.getByRole('button', { name: t('desk.save') }))
      const entry = main.locator('.desk-log li')
      await entry.waitFor()
      expect(await entry.innerText()).toContain(`${staff.email}: ${t('orders.progressStates.picked')}`)
      await check()

      const [request] = await runtime.sql<{ id: number }>(
        'COMMERCE_DB',
        `INSERT INTO companies (name, email, vat_number, status, price_group, created_at)
        VALUES ('Bakkerij Rood', 'rood@desk.example', hex(randomblob(8)), 'pending', 'B', '2026-11-20T08:00:00.000Z') RETURNING id`,
      )
      const subjects = page.getByRole('navigation', { name: t('desk.navigation') })
      await press(subjects.getByRole('link', { name: t('desk.access.title') }))
      await arrive(`/desk/${locale}/access`)
      await check()
      await press(main.getByRole('link', { name: 'Bakkerij Rood' }).last())
      const path = `/desk/${locale}/access/${request?.id}`
      await arrive(path)
      await check()
      const reason = main.getByLabel(t('desk.access.reason'))
      await reason.fill(' ')
      await press(main.getByRole('button', { name: t('desk.access.reject') }))
      await main.getByText(t('desk.access.reasonMissing')).waitFor()
      expect(await reason.evaluate((field) => field === document.activeElement)).toBe(true)
      await check()
      await press(main.getByRole('button', { name: t('desk.access.approve') }))
      await arrive(path)
      await main.getByText(t('desk.access.statuses.approved'), { exact: true }).waitFor()
      await check()

      const quoteNumber = await createRequestedQuote(runtime)
      await press(subjects.getByRole('link', { name: t('desk.quotes.title') }))
      await arrive(`/desk/${locale}/quotes`)
      await check()
      await press(main.getByRole('link', { name: quoteNumber }))
      const quote = `/desk/${locale}/quotes/${quoteNumber}`
      await arrive(quote)
      await check()
      const price = main.locator('[name^="price."]').first()
      const sku = (await price.getAttribute('name'))?.slice(6) ?? ''
      await price.fill('1.000,00')
      await press(main.getByRole('button', { name: t('desk.quotes.send') }))
      await main.getByText(t('desk.quotes.wrongPrice', { sku })).waitFor()
      expect(await price.inputValue()).toBe('1.000,00')
      await check()
      await price.fill('7,50')
      await main.getByLabel(t('desk.quotes.text')).fill('Proviant')
      await press(main.getByRole('button', { name: t('desk.quotes.send') }))
      await main.getByText(`${sku}: 7.50`).waitFor()
      await check()

      await runtime.sql(
        'COMMERCE_DB',
        `INSERT INTO outbox (recipient, locale, subject, text, html, created_at, status, attempts, failure)
        VALUES ('e2e@desk.example', 'fr', 'Bonjour', 'https://shop.example/x?token=abc', '', '2026-11-20T08:00:00.000Z', 'failed', 5, '550')`,
      )
      await press(subjects.getByRole('link', { name: t('desk.mails.title') }))
      await arrive(`/desk/${locale}/mails`)
      await check()
      await main.getByLabel(t('desk.mails.recipient')).fill('e2e@')
      await press(main.getByRole('button', { name: t('desk.show') }))
      await arrive(`/desk/${locale}/mails?status=failed&search=e2e%40`)
      await press(main.getByRole('link', { name: 'Bonjour' }))
      await main.getByText('https://shop.example/x?•••').waitFor()
      await check()
      await press(main.getByRole('button', { name: t('desk.mails.resend') }))
      await main.getByText(`${staff.email}: ${t('desk.mails.resent')}`).waitFor()
      await check()

      const source = `/${locale}/desk-${runtime.name}`.replace('/nl/', '/')
      await runtime.sql(
        'SHOP_DB',
        'INSERT OR REPLACE INTO missing_paths VALUES (?, 99999, NULL, 1790000000000)',
        source,
      )
      await press(subjects.getByRole('link', { name: t('operator.title') }))
      await arrive(`/desk/${locale}/not-found`)
      await check()
      await press(main.getByRole('link', { name: source, exact: true }))
      await main.getByLabel(t('operator.target')).fill('/nowhere-at-all')
      await press(main.getByRole('button', { name: t('operator.save') }))
      await main.getByText(t('operator.targetMissing')).waitFor()
      await check()
      await main.getByLabel(t('operator.status')).selectOption('410')
      await press(main.getByRole('button', { name: t('operator.save') }))
      await arrive(`/desk/${locale}/not-found`)
      await main.getByText(`${source} (410)`).first().waitFor()

      await press(subjects.getByRole('link', { name: t('desk.orders') }))
      await arrive(`/desk/${locale}`)
      await press(page.getByRole('button', { name: t('desk.logOut') }))
      await arrive(`/desk/${locale}/login`)
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('pv_k')
    },
    120_000,
  )
})
