import { expect, onTestFinished, test } from 'vitest'
import { localize } from '#i18n/paths.ts'
import { findViolations, findViolationsInDarkMode } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { createShopper, eventually, waitForHydration } from '../support/shopper.ts'
import { lena, tom } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')
/** The browser logs every response with status 422 as an error. */
const expectedProblems = [/status of 422/]

// F002, F124, F270, F328, F329, F330, F331, F332, F333, F334, F335, F336, F337, F338, F339, F340, F410
test.each([1280, 390])(
  'a company requests access in steps, with validation and a restored draft, at %i px',
  async (width) => {
    onTestFinished(async () => {
      await node.sql('COMMERCE_DB', "DELETE FROM addresses WHERE vat_id = 'DE136695976'")
      await node.sql('COMMERCE_DB', "DELETE FROM customers WHERE email = 'jonas@feinkost-weber.example'")
      await node.sql('COMMERCE_DB', "DELETE FROM companies WHERE vat_number = 'DE136695976'")
      await node.sql('COMMERCE_DB', 'DELETE FROM login_failures')
    })
    const page = await openPage({ width, height: 844, expectedProblems })
    const { open, main, t, to, arrive } = await createShopper(page, 'de')
    await open(to('register'))
    const field = (label: string) => main.getByLabel(label, { exact: true })
    const next = (label: string) => main.getByRole('button', { name: label }).click()
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.id)
    const step = () => main.locator('.steps [aria-current]').innerText()

    expect(await field(t('account.request.companyName')).isVisible()).toBe(false)
    await field(t('account.firstName')).fill('Jonas')
    await waitForHydration(field(t('account.firstName')))
    await next(t('account.request.toCompany'))
    await eventually(focused).toBe('lastName')
    await main.getByText(t('forms.required')).waitFor()
    expect(await findViolations(page)).toEqual([])
    expect(await findViolationsInDarkMode(page)).toEqual([])
    await field(t('account.lastName')).fill('Weber')
    await field(t('account.email')).fill('jonas@feinkost-weber.example')
    await next(t('account.request.toCompany'))

    await eventually(focused).toBe('company')
    expect(await step()).toContain(t('account.request.company'))
    await field(t('account.request.companyName')).fill('Feinkost Weber')
    await main.getByText(t('account.request.vatHint', { example: 'DE123456789' })).waitFor()
    await field(t('account.request.country')).selectOption('BE')
    await main.getByText(t('account.request.vatHint', { example: 'BE1234567890' })).waitFor()
    await field(t('account.request.country')).selectOption('DE')
    await field(t('account.request.vatNumber')).fill('DE 136 695 977')
    await main.getByText(t('account.request.vatFits', { country: 'Deutschland' })).waitFor()
    await field(t('account.request.activity')).selectOption('retail')
    await field(t('account.request.companyEmail')).fill('info@feinkost-weber.example')
    await field(t('account.phone')).fill('+49 241 5550199')
    // an error with the example of a country ends with a change of the country
    await field(t('account.request.country')).selectOption('BE')
    await field(t('account.request.vatNumber')).fill('BE 1')
    await next(t('account.request.toAddress'))
    const wrong = main.getByText(t('account.request.vatWrong', { example: 'BE1234567890' }))
    await wrong.waitFor()
    await field(t('account.request.country')).selectOption('DE')
    await wrong.waitFor({ state: 'detached' })
    expect(await field(t('account.request.vatNumber')).inputValue()).toBe('BE 1')
    await field(t('account.request.vatNumber')).fill('DE 136 695 977')
    expect(await findViolations(page)).toEqual([])

    // the draft survives other pages and another language
    await open(to('login'))
    await open(localize('fr', 'register'))
    await eventually(() => main.locator('[name=vatNumber]').inputValue()).toBe('DE 136 695 977')
    await open(to('register'))
    await eventually(() => field(t('account.phone')).inputValue()).toBe('+49 241 5550199')
    await eventually(step).toContain(t('account.request.company'))
    expect(await main.locator('[name=firstName]').inputValue()).toBe('Jonas')
    expect(await field(t('account.request.activity')).inputValue()).toBe('retail')
    await next(t('account.request.toAddress'))

    await eventually(focused).toBe('address')
    await field(t('account.request.address1')).fill('Pontstraße 7')
    await field(t('account.request.postcode')).fill('52062')
    await field(t('account.request.city')).fill('Aachen')
    await field(t('account.request.addressPhone')).fill('+49 241 5550198')
    await next(t('account.request.toReview'))
    await eventually(focused).toBe('review')
    for (const name of ['address', 'company'] as const) {
      await page.goBack()
      await eventually(focused).toBe(name)
    }
    expect(await field(t('account.request.companyName')).inputValue()).toBe('Feinkost Weber')
    for (const name of ['address', 'review'] as const) {
      await page.goForward()
      await eventually(focused).toBe(name)
    }
    await main.getByText('Pontstraße 7, 52062 Aachen, Deutschland').waitFor()
    expect(await findViolations(page)).toEqual([])

    // only the backend checks the check digits; its error opens the step of the field
    await next(t('account.access'))
    await eventually(focused).toBe('vatNumber')
    await field(t('account.request.vatNumber')).fill('DE 136 695 976')
    await next(t('account.request.toAddress'))
    await eventually(focused).toBe('address')
    await next(t('account.request.back'))
    await eventually(focused).toBe('company')
    expect(await field(t('account.request.companyName')).inputValue()).toBe('Feinkost Weber')
    await next(t('account.request.toAddress'))
    await eventually(focused).toBe('address')
    await next(t('account.request.toReview'))
    await eventually(focused).toBe('review')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await next(t('account.access'))
    await arrive(to('registerSuccess'))
    await main.getByText(t('account.registeredText')).waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('draft'))).toBeNull()
    const made = "SELECT status FROM companies WHERE vat_number = 'DE136695976'"
    expect(await node.sql('COMMERCE_DB', made)).toEqual([{ status: 'pending' }])
  },
)

// F040, F052, F123, F125, F409, F411, F413
test('a customer resets a forgotten password by the mailed link and logs in', async () => {
  onTestFinished(async () => {
    const same =
      'UPDATE customers SET password_hash = (SELECT password_hash FROM customers WHERE email = ?) WHERE email = ?'
    await node.sql('COMMERCE_DB', same, tom, lena)
    await node.sql('COMMERCE_DB', 'DELETE FROM login_failures')
  })
  const page = await openPage({ width: 390, height: 844, expectedProblems })
  const { open, main, t, to, arrive, logIn } = await createShopper(page, 'nl')
  await open(to('login'))
  const email = page.getByLabel(t('account.email'), { exact: true })
  await email.fill('lena@')
  await waitForHydration(email)
  await email.fill(lena)
  await page.getByRole('link', { name: t('account.forgot') }).click()
  await arrive(to('forgotPassword'))
  expect(await findViolations(page)).toEqual([])
  // the address typed at the login is kept, in both directions
  await eventually(() => email.inputValue()).toBe(lena)
  await page.getByRole('link', { name: t('account.backToLogin') }).click()
  await arrive(to('login'))
  await eventually(() => email.inputValue()).toBe(lena)
  await page.goBack()
  await arrive(to('forgotPassword'))
  await eventually(() => email.inputValue()).toBe(lena)
  await main.getByRole('button', { name: t('account.forgotSend') }).click()
  await arrive(`${to('forgotPassword')}?sent=1`)
  await main.getByRole('heading', { name: t('account.forgotSentTitle') }).waitFor()

  await page.goto('/dev/outbox')
  await page.getByRole('article').filter({ hasText: lena }).first().getByRole('link').click()
  await arrive(/^\/reset-wachtwoord\?token=/)
  expect(await findViolations(page)).toEqual([])
  expect(await findViolationsInDarkMode(page)).toEqual([])
  const password = main.getByLabel(t('account.newPassword'), { exact: true })
  const repeated = main.getByLabel(t('account.repeatPassword'), { exact: true })
  const save = main.getByRole('button', { name: t('account.resetSave') })
  await password.fill('een-nieuw-wachtwoord')
  await waitForHydration(password)
  await repeated.fill('een-ander-wachtwoord')
  await save.click()
  await eventually(() => repeated.getAttribute('aria-invalid')).toBe('true')
  await eventually(() => repeated.evaluate((field) => field === document.activeElement)).toBe(true)
  await repeated.fill('een-nieuw-wachtwoord')
  await save.click()
  await arrive(`${to('login')}?reset=1`)
  await page.getByText(t('account.resetDone')).waitFor()
  await logIn(lena, 'een-nieuw-wachtwoord')
  await arrive(to('dashboard'))
})
