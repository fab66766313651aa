import { expect, onTestFinished, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { purgeAs } from '../support/fetch-page.ts'
import { runtimes } from '../support/runtimes.ts'
import { createShopper, eventually, waitForHydration } from '../support/shopper.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

const conditions = (showRule: string, field: string, condition: string, value: string) => ({
  showRule,
  conditionRule: 'all',
  conditions: [{ field: `{field:${field}}`, condition, value }],
})

/** Changes the pages of the German job application until the end of the test. */
async function changePages(change: (pages: { settings: object }[]) => unknown[]) {
  const where = "WHERE site_id = 3 AND form_id = (SELECT id FROM forms WHERE handle = 'jobApplication')"
  const write = async (pages: string) => {
    await node?.sql('CONTENT_DB', `UPDATE form_texts SET pages = ? ${where}`, pages)
    if (node) await purgeAs(node, { all: true })
  }
  const [usual] = (await node?.sql<{ pages: string }>('CONTENT_DB', `SELECT pages FROM form_texts ${where}`)) ?? []
  if (!usual) throw new Error('no form')
  onTestFinished(() => write(usual.pages))
  await write(JSON.stringify(change(JSON.parse(usual.pages))))
}

// F236, F237, F240, F307
test('a page whose conditions fail is skipped, and a next button whose conditions fail is hidden', async () => {
  await changePages(([first, last]) => [
    {
      ...first,
      settings: {
        ...first?.settings,
        enableNextButtonConditions: true,
        nextButtonConditions: conditions('hide', 'email', '=', 'nobody@example.be'),
      },
    },
    {
      label: 'Ausland',
      settings: {
        submitButtonLabel: 'Weiter',
        backButtonLabel: 'Zurück',
        showBackButton: true,
        enablePageConditions: true,
        pageConditions: conditions('show', 'phone', 'startsWith', '+49'),
      },
      rows: [
        [{ kind: 'SingleLineText', handle: 'permit', label: 'Erlaubnis', required: true }],
        [
          {
            kind: 'Checkboxes',
            handle: 'shifts',
            label: 'Schichten',
            required: true,
            options: [{ value: 'early', label: 'Früh' }],
          },
        ],
      ],
    },
    last,
  ])
  const page = await openPage({ reducedMotion: 'reduce' })
  const { open, t, main } = await createShopper(page, 'de')
  await open('/de/jobs')
  await main.locator('a[href^="/de/jobs/"]').first().click()
  const form = main.locator('.cms-form form')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  const step = (at: number, of: number) => form.getByText(t('forms.step', { step: `${at}`, steps: `${of}` })).waitFor()
  await field('email').focus()
  await waitForHydration(form)
  await step(1, 2)
  const next = form.getByRole('button', { name: 'Weiter' })
  await field('applicant.firstName').fill('Ada')
  await field('applicant.lastName').fill('Peeters')
  await field('phone').fill('+32 2 123 45 67')
  await field('email').fill('nobody@example.be')
  await eventually(() => next.count()).toBe(0)
  // implicit submission
  await field('email').press('Enter')
  await step(1, 2)
  await field('email').fill('ada@example.be')
  await next.click()
  await step(2, 2)
  expect([await field('cv').isVisible(), await field('permit').isVisible()]).toEqual([true, false])
  await form.getByRole('button', { name: 'Zurück' }).click()
  await field('phone').fill('+49 30 123 45 67')
  await step(1, 3)
  await next.click()
  await step(2, 3)
  expect([await field('cv').isVisible(), await field('permit').isVisible()]).toEqual([false, true])
  const early = field('shifts[early]')
  const wrong = form
    .locator('.form-field')
    .filter({ has: page.locator('[name="shifts[early]"]') })
    .locator('.error-message')
  await early.check()
  await eventually(() => wrong.count()).toBe(0)
  // the focus stays at the checkbox
  await early.uncheck()
  await wrong.waitFor()
  await early.check()
  await next.click()
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('permit')
  await field('permit').fill('yes')
  await next.click()
  await step(3, 3)
  expect(await field('cv').isVisible()).toBe(true)
})
