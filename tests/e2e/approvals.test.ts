import { expect, onTestFinished, test } from 'vitest'
import { findViolations, findViolationsInDarkMode } from '../support/accessibility.ts'
import { copyApproval, deleteApproval } from '../support/approvals.ts'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, waitForHydration } from '../support/shopper.ts'

// F619, F621
test.each([
  { runtime: runtimes[0], locale: 'nl' },
  { runtime: runtimes[1], locale: 'fr' },
] as const)(
  'an approver approves a request on a phone, by keyboard alone: one order ($locale)',
  async ({ runtime, locale }) => {
    if (!runtime) throw new Error('no shop')
    const id = 'e2e-approval'
    await copyApproval(runtime, id)
    onTestFinished(() => deleteApproval(runtime, id))
    const page = await asCustomer(await openPage({ baseUrl: runtime.url, width: 390, height: 844 }), runtime)
    const { open, main, t, to } = await createShopper(page, locale)
    await open(`${to('dashboardApprovals')}?approval=${id}`)
    const approve = main.getByRole('button', { name: t('approvals.approve') })
    await waitForHydration(approve)
    expect(await findViolations(page)).toEqual([])
    expect(await findViolationsInDarkMode(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const isFocused = () => approve.evaluate((element) => element === document.activeElement)
    for (let key = 0; key < 80 && !(await isFocused()); key += 1) await page.keyboard.press('Tab')
    expect(await isFocused()).toBe(true)
    await page.keyboard.press('Enter')
    await main.getByText(t('approvals.status.approved')).first().waitFor()
    const orders = await runtime.sql('COMMERCE_DB', 'SELECT id FROM orders WHERE approval_id = ?', id)
    expect(orders).toHaveLength(1)
  },
)
