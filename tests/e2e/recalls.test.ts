// A lot is recalled: the customer reads it first on the page of orders, and confirms it.
import { expect, onTestFinished, test } from 'vitest'
import { findViolations, findViolationsInDarkMode } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { type Runtime, runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, waitForHydration } from '../support/shopper.ts'

async function openRecall(runtime: Runtime, lot: string) {
  const [line] = await runtime.sql<{ id: number; order: string; name: string }>(
    'COMMERCE_DB',
    `SELECT i.id, o.id AS "order", i.name FROM order_items i JOIN orders o ON o.id = i.order_id
      WHERE o.customer_id = 1 AND o.status = 'completed' ORDER BY o.number DESC, i.position LIMIT 1`,
  )
  const text = (language: string) => ({ reason: `Reason ${language}`, instruction: `Instruction ${language}` })
  const texts = JSON.stringify({ nl: text('nl'), en: text('en'), de: text('de'), fr: text('fr') })
  await runtime.sql('COMMERCE_DB', 'INSERT INTO order_item_lots VALUES (?, ?, ?, 1)', line?.id ?? 0, lot, '2027-05-01')
  await runtime.sql(
    'COMMERCE_DB',
    'INSERT INTO recalls (lot, texts, started_at) VALUES (?, ?, ?)',
    lot,
    texts,
    '2026-11-29',
  )
  onTestFinished(async () => {
    await runtime.sql('COMMERCE_DB', 'DELETE FROM order_item_lots WHERE lot = ?', lot)
    await runtime.sql('COMMERCE_DB', 'DELETE FROM recalls WHERE lot = ?', lot)
  })
  return { order: line?.order ?? '', name: line?.name ?? '' }
}

// F650, F651, F652
test.each([
  { runtime: runtimes[0], locale: 'nl', scripts: true },
  { runtime: runtimes[1], locale: 'de', scripts: false },
] as const)(
  'a customer reads a recall on the overview and first on the page of orders, and confirms it ($locale, scripts: $scripts)',
  async ({ runtime, locale, scripts }) => {
    if (!runtime) throw new Error('no shop')
    const lot = `R-${locale}`
    const { order } = await openRecall(runtime, lot)
    const browser = await openPage({ baseUrl: runtime.url, width: 390, javaScriptEnabled: scripts })
    const page = await asCustomer(browser, runtime)
    const { open, main, t, to } = await createShopper(page, locale)
    const notice = main.locator('.notice', { hasText: lot })
    await open(to('dashboard'))
    await notice.getByText(`Instruction ${locale}`).waitFor()
    await open(`${to('dashboardOrders')}?order=${order}`)
    expect(await main.locator('.notice, .panel').first().innerText()).toContain(lot)
    expect(await main.getByText(t('recalls.recalled')).count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    if (scripts) expect([await findViolations(page), await findViolationsInDarkMode(page)]).toEqual([[], []])
    const confirm = notice.getByRole('button', { name: t('recalls.confirm') })
    if (scripts) await waitForHydration(confirm)
    await confirm.focus()
    await page.keyboard.press('Enter')
    await notice.getByText('Nadia Benali').waitFor()
    expect(await confirm.count()).toBe(0)
    const receipts = await runtime.sql(
      'COMMERCE_DB',
      'SELECT p.customer_id FROM recall_receipts p JOIN recalls r ON r.id = p.recall_id WHERE r.lot = ?',
      lot,
    )
    expect(receipts).toEqual([{ customer_id: 1 }])
    await open(to('dashboard'))
    await main.getByRole('heading', { level: 1 }).waitFor()
    expect(await notice.count()).toBe(0)
  },
  60_000,
)
