import { expect, onTestFinished, test } from 'vitest'
import { findViolations, findViolationsInDarkMode } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { newestMail } from '../support/newest-mail.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, waitForHydration } from '../support/shopper.ts'

const email = 'jan@brasserie-nova.example'
const password = 'een-lang-wachtwoord'

// F590, F591, F594, F595
test.each([
  { runtime: runtimes[0], locale: 'nl', width: 1280, refusal: /Met uw rol kunt u niet bestellen/ },
  { runtime: runtimes[1], locale: 'fr', width: 390, refusal: /Votre rôle ne vous permet pas de commander/ },
] as const)(
  'an administrator invites a bookkeeper, who sees an invoice of a colleague and cannot order ($locale)',
  async ({ runtime, locale, width, refusal }) => {
    if (!runtime) throw new Error('no shop')
    onTestFinished(async () => {
      await runtime.sql('COMMERCE_DB', 'DELETE FROM customers WHERE email = ?', email)
    })
    const options = { baseUrl: runtime.url, width, height: 844, expectedProblems: [/status of 40[13]/] }
    const page = await asCustomer(await openPage(options), runtime)
    const { open, main, t, to, arrive } = await createShopper(page, locale)
    await open(to('dashboardUsers'))
    const invite = main.getByRole('button', { name: t('users.sendInvitation') })
    await waitForHydration(invite)
    expect(await findViolations(page)).toEqual([])
    expect(await findViolationsInDarkMode(page)).toEqual([])
    await main.getByLabel(t('account.email'), { exact: true }).fill(email)
    await main.getByLabel(t('users.role'), { exact: true }).selectOption('bookkeeper')
    await invite.click()
    await main.getByText(email, { exact: true }).waitFor()

    const mail = await newestMail(runtime, email)
    const link = /href="([^"]*token=[^"]*)"/.exec(mail?.html ?? '')?.[1] ?? ''
    const other = await openPage(options)
    const jan = await createShopper(other, locale)
    await jan.open(link)
    const field = (label: string) => jan.main.getByLabel(label, { exact: true })
    await field(t('account.firstName')).fill('Jan')
    await waitForHydration(field(t('account.firstName')))
    await field(t('account.lastName')).fill('Peeters')
    await field(t('account.password')).fill(password)
    await field(t('users.repeatPassword')).fill(password)
    expect(await findViolations(other)).toEqual([])
    await jan.main.getByRole('button', { name: t('users.accept') }).click()
    await jan.arrive(to('dashboard'))

    await jan.open(to('dashboardInvoices'))
    await jan.main.locator('a[href*="invoice="]').first().click()
    await jan.main
      .getByRole('definition')
      .filter({ hasText: /^Nadia Benali$/ })
      .waitFor()
    expect((await other.goto(to('cart')))?.status()).toBe(403)
    await jan.main.getByText(refusal).waitFor()
    expect(await findViolations(other)).toEqual([])
    // the buttons of a shared page are those of all customers
    await jan.open(to('range'))
    await waitForHydration(jan.tiles.first())
    await jan.add(jan.tiles.first()).click()
    await other.getByText(refusal).first().waitFor()

    await open(to('dashboardUsers'))
    await main.getByRole('link', { name: 'Jan Peeters', exact: true }).click()
    const remove = main.getByRole('button', { name: t('users.removeNamed', { name: 'Jan Peeters' }) })
    await waitForHydration(remove)
    await remove.click()
    await eventually(() => main.getByText('Jan Peeters').count()).toBe(0)
    await arrive(to('dashboardUsers'))
    const left = await other.request.get(`/api/${locale}/orders`)
    expect(left.status()).toBe(401)
  },
  120_000,
)
