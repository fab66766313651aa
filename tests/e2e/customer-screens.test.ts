import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { findPageViolations } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, markDocument, waitForHydration } from '../support/shopper.ts'
import { createLoggedInVisitor, nadia } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

test.each(locales)(
  'axe finds no violations on login, registration and account screens, and none overflows (%s)',
  async (locale) => {
    const customer = await createLoggedInVisitor(node, nadia)
    const idOf = async (path: 'orders' | 'invoices' | 'lists') => {
      const answer = (await (await customer.ask(`/api/en/${path}`)).json()) as Record<typeof path, { id: string }[]>
      return answer[path][1]?.id
    }
    const [order, invoice, list] = await Promise.all([idOf('orders'), idOf('invoices'), idOf('lists')])
    const page = await openPage({ reducedMotion: 'reduce' })
    const { to } = await createShopper(page, locale)
    const seen: [string, string[]][] = []
    const see = async (path: string) => {
      await page.goto(path)
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
      const found = await findPageViolations(page, locale)
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      seen.push([path, [...found, ...(wide > 0 ? [`${wide} px wider than the screen`] : [])]])
    }
    for (const name of [
      'login',
      'register',
      'registerSuccess',
      'forgotPassword',
      'resetPassword',
      'invitation',
    ] as const)
      await see(to(name))
    await asCustomer(page, node)
    const queries = {
      dashboard: [''],
      dashboardOrders: ['', `?order=${order}&cart=1`, `?order=${order}&sheet=allergens`],
      dashboardInvoices: ['', `?invoice=${invoice}`],
      dashboardOrderLists: ['', `?list=${list}`, `?list=${list}&sheet=count`, `?list=${list}&sheet=arrange`],
      dashboardAccount: ['?address=new'],
      dashboardUsers: ['', '?user=2'],
      dashboardApprovals: ['', '?approval=demo-approval'],
    } as const
    for (const [name, asked] of Object.entries(queries))
      for (const query of asked) await see(to(name as keyof typeof queries) + query)
    expect(seen.filter(([, wrong]) => wrong.length > 0)).toEqual([])
  },
  240_000,
)

test('after a logout in another tab a page of the customer shows what a guest sees, also if it was restored or in the background', async () => {
  const page = await openPage({ locale: 'en-US' })
  const shopper = await createShopper(page, 'en')
  const { t, to, open, logIn, arrive } = shopper
  const other = await page.context().newPage()
  const name = () => other.getByRole('banner').getByText('Nadia').count()
  const openBoth = async () => {
    await open(to('login'))
    await logIn()
    await arrive(to('dashboard'))
    await other.goto(to('range'))
    await eventually(name).toBeGreaterThan(0)
    // a request of the starting app that is in flight would fail after the logout
    await waitForHydration(other.locator('[data-app]'))
    await other.waitForLoadState('networkidle')
    return markDocument(other)
  }
  /** The name is hidden before the page is reloaded. */
  const expectReload = async (isSame: () => Promise<boolean>) => {
    await eventually(() => isSame().catch(() => true)).toBe(false)
    await other.locator('#main').waitFor()
    expect(await name()).toBe(0)
  }
  const isSame = await openBoth()
  await page
    .getByRole('button', { name: t('account.logout') })
    .first()
    .click()
  await expectReload(isSame)
  // a tab that received no message
  for (const type of ['visibilitychange', 'pageshow']) {
    const isStillOpen = await openBoth()
    await page.request.post('/api/en/account/logout', { headers: { 'sec-fetch-site': 'same-origin' } })
    await other.evaluate((event) => document.dispatchEvent(new Event(event, { bubbles: true })), type)
    await expectReload(isStillOpen)
  }
}, 120_000)
