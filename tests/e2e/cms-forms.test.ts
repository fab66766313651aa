import { expect, onTestFinished, test } from 'vitest'
import { findViolations, findViolationsInDarkMode } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { purgeAs } from '../support/fetch-page.ts'
import { findOverflow } from '../support/layout-overflow.ts'
import { runtimes } from '../support/runtimes.ts'
import { createShopper, eventually, waitForHydration } from '../support/shopper.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')
const purge = () => purgeAs(node, { all: true })
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 Ada') }

// F243, F245, F249, F250, F251, F262, F296, F297, F298, F299, F300, F301, F302, F303, F304, F305, F306, F307, F385
test('a form validates on blur, does not send incomplete input, and shows its success message in place', async () => {
  const page = await openPage({ reducedMotion: 'reduce', expectedProblems: [/ERR_FAILED|Failed to load resource/] })
  const { open, t, main } = await createShopper(page, 'en')
  const sent: string[] = []
  await page.route('**/content/form', async (route) => {
    sent.push(route.request().postData() ?? '')
    await (sent.length === 1 ? route.abort() : route.continue())
  })
  let release = () => {}
  const gate = new Promise<void>((done) => {
    release = done
  })
  await page.route(/validate-values-[\w-]+\.js/, async (route) => {
    await gate
    await route.continue()
  })
  await open('/en/contact')
  const form = main.locator('.cms-form form')
  const states = () =>
    form.evaluate((element) =>
      Object.keys((element as HTMLElement).dataset)
        .sort()
        .join(' '),
    )
  const field = (name: string) => form.locator(`[name="${name}"]`)
  const error = (name: string) =>
    form
      .locator('.form-field')
      .filter({ has: page.locator(`[name="${name}"]`) })
      .locator('.error-message')
  await field('email').focus()
  await waitForHydration(form)
  await eventually(states).toBe('app valid')
  await page.keyboard.type('ada@')
  await eventually(states).toContain('dirty')
  // while the chunk of the validator loads, and after it failed, but before blur
  await form.locator('.form-field[data-validating]').first().waitFor()
  release()
  const infield = form.locator('.form-field').filter({ has: page.locator('[name=email]') })
  await eventually(() => infield.getAttribute('data-failing')).toBe('true')
  expect([await error('email').count(), await infield.getAttribute('data-errors')]).toEqual([0, null])
  await page.keyboard.press('Tab')
  await eventually(() => error('email').innerText()).toBe('Please enter a valid email address.')
  expect(await infield.getAttribute('data-errors')).toBe('true')
  expect(await states()).toBe('app blurred dirty invalid')
  // a checkbox is validated on change
  await field('privacy').check()
  await field('privacy').uncheck()
  await eventually(() => error('privacy').innerText()).toBe('Please tick this box to continue.')
  // the error of a field that was left earlier stays
  expect(await error('email').count()).toBe(1)

  // a conditional field appears and disappears
  await field('reference').waitFor()
  await field('subject').selectOption('product')
  await field('reference').waitFor({ state: 'hidden' })

  await form.getByRole('button', { name: 'Send message' }).click()
  await form.getByRole('alert').getByText('Not all fields are filled in correctly.').waitFor()
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('fullName')
  expect([sent, await states()]).toEqual([[], 'app blurred dirty incomplete invalid submitted'])
  expect(await findViolations(page, { within: '.cms-form' })).toEqual([])
  expect(await findViolationsInDarkMode(page, { within: '.cms-form' })).toEqual([])

  await field('fullName').fill('Ada Peeters')
  await field('email').fill('ada@example.be')
  await eventually(() => error('email').count()).toBe(0)
  await field('message').fill('Which cheese is free of lactose?')
  await field('privacy').check()
  await eventually(states).toBe('app blurred dirty submitted valid')
  await eventually(() => form.locator('[data-validating],[data-failing],[data-errors],[data-loading]').count()).toBe(0)
  await form.getByRole('button', { name: 'Send message' }).click()
  await page.getByText(t('problems.unavailable')).first().waitFor()
  expect(await field('message').inputValue()).toBe('Which cheese is free of lactose?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await main.locator('.cms-form [role=status]').getByText('Thank you for your message.').waitFor()
  expect([await form.count(), sent.length]).toEqual([0, 2])
  const kept = await node.sql('CONTENT_DB', "SELECT id FROM form_submissions WHERE answers LIKE '%free of lactose%'")
  expect(kept).toHaveLength(1)
})

// F236, F237, F240, F241, F244, F253, F270, F271, F272, F302, F303
test('a form of several pages keeps its values, formats a VAT number and redirects to the configured page', async () => {
  const page = await openPage({ width: 390, height: 844, reducedMotion: 'reduce' })
  const { open, t, main, arrive } = await createShopper(page, 'nl')
  await open('/vacatures')
  await main.locator('a[href^="/vacatures/"]').first().click()
  const form = main.locator('.cms-form form')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  const top = () => form.evaluate((element) => element.getBoundingClientRect().top)
  const place = async (part: string) => (await form.locator(part).first().boundingBox())?.y ?? 0
  const underTitle = async () => (await place('.form-row')) - (await place('legend'))
  // one step from the first paint
  await form.getByText(t('forms.step', { step: '1', steps: '2' })).waitFor()
  expect([await field('cv').isVisible(), await form.locator('[type=submit]:visible').count()]).toEqual([false, 1])
  const before = await underTitle()
  await field('email').focus()
  await waitForHydration(form)
  // the layout does not shift on hydration
  expect(await underTitle()).toBeCloseTo(before, 0)
  expect(await field('cv').isVisible()).toBe(false)
  // the next page needs a valid current one
  await form.getByRole('button', { name: 'Volgende' }).click()
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('applicant.firstName')
  // invalid before any input
  const isSet = async (state: string) => (await form.getAttribute(`data-${state}`)) !== null
  expect([await isSet('invalid'), await isSet('valid'), await isSet('dirty')]).toEqual([true, false, false])
  await field('applicant.firstName').fill('Ada')
  await field('applicant.lastName').fill('Peeters')
  await field('email').fill('ada.e2e@example.be')
  await field('phone').fill('+32 2 123 45 67')
  expect(await field('vatNumber').isVisible()).toBe(false)
  await field('contract').nth(1).check()
  expect(await field('vatNumber').getAttribute('placeholder')).toBe('BE0123456789')
  await field('vatNumber').fill('be 0123.456.789')
  await field('email').focus()
  expect(await field('vatNumber').inputValue()).toBe('BE0123456789')
  const next = form.getByRole('button', { name: 'Volgende' })
  await next.evaluate((button) => button.scrollIntoView({ block: 'start' }))
  expect(await top()).toBeLessThan(0)
  await next.click()
  await form.getByText(t('forms.step', { step: '2', steps: '2' })).waitFor()
  // the form scrolls to the top of its next page, as configured, and focuses it for screen readers
  await eventually(top).toBeGreaterThanOrEqual(0)
  expect(await top()).toBeLessThan(200)
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('FIELDSET')
  await field('languages[nl]').check()
  await field('website').fill('proviant')
  await form.getByRole('button', { name: 'Vorige' }).click()
  expect(await field('vatNumber').inputValue()).toBe('BE0123456789')
  await form.getByRole('button', { name: 'Volgende' }).click()
  expect(await field('website').inputValue()).toBe('proviant')
  await field('cv').setInputFiles(cv)
  await field('privacy').check()
  await form.getByRole('button', { name: 'Sollicitatie versturen' }).click()
  const wrong = form.locator('.form-field').filter({ has: page.locator('[name=website]') })
  await eventually(() => wrong.locator('.error-message').innerText()).toBe('Voer een geldige URL in.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await field('website').fill('https://proviant.example')
  await form.getByRole('button', { name: 'Sollicitatie versturen' }).click()
  await arrive('/sollicitatie-verstuurd')
  await page.getByText('Dank u voor uw sollicitatie', { exact: false }).first().waitFor()
  const [kept] = await node.sql<{ answers: string }>(
    'CONTENT_DB',
    "SELECT answers FROM form_submissions WHERE answers LIKE '%ada.e2e%'",
  )
  expect(JSON.parse(kept?.answers ?? '{}')).toMatchObject({
    vatNumber: 'BE0123456789',
    cv: ['cv.pdf'],
    languages: ['nl'],
  })
})

// F238, F239, F242, F246, F247, F248, F249, F250, F301, F304, F382, F384
test('the configured title, labels, progress, validation and messages apply', async () => {
  const settings = {
    displayFormTitle: true,
    displayCurrentPageTitle: true,
    defaultLabelPosition: 'verbb\\formie\\positions\\LeftInput',
    requiredIndicator: 'optional',
    submitActionFormHide: false,
    submitActionMessagePosition: 'bottom-form',
    submitActionMessageTimeout: 3,
    loadingIndicator: 'text',
    loadingIndicatorText: 'Un instant',
    validationOnSubmit: false,
    validationOnFocus: false,
    errorMessageHtml: null,
  }
  const isContact = `site_id = 4 AND form_id = (SELECT id FROM forms WHERE handle = 'contact')`
  const stored = `SELECT settings FROM form_texts WHERE ${isContact}`
  const [usual] = await node.sql<{ settings: string }>('CONTENT_DB', stored)
  // other tests use this form too
  onTestFinished(async () => {
    const before = usual?.settings.replaceAll("'", "''")
    await node.sql('CONTENT_DB', `UPDATE form_texts SET settings = '${before}' WHERE ${isContact}`)
    await purge()
  })
  const set = Object.entries(settings).map(([name, value]) => `'$.${name}', json('${JSON.stringify(value)}')`)
  const changed = `json_set(settings, ${set.join(', ')})`
  await node.sql('CONTENT_DB', `UPDATE form_texts SET settings = ${changed} WHERE ${isContact}`)
  await purge()
  const page = await openPage({ reducedMotion: 'reduce', expectedProblems: [/status of 422/] })
  const { open, t, main } = await createShopper(page, 'fr')
  await open('/fr/contact')
  const place = main.locator('.cms-form')
  const form = place.locator('form')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  await place.getByRole('heading', { name: 'Formulaire de contact' }).waitFor()
  await form.getByText('Votre question').waitFor()
  const label = await form.getByText('Message', { exact: true }).boundingBox()
  const box = await field('message').boundingBox()
  expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0)
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await page.evaluate(findOverflow)]).toEqual([width, []])
  }
  expect(await form.getByText(t('forms.optional')).count()).toBeGreaterThan(0)
  await field('email').focus()
  await waitForHydration(form)
  await field('email').fill('ada@')
  await page.keyboard.press('Tab')
  await eventually(() => form.getAttribute('data-invalid')).toBe('true')
  expect(await form.locator('.error-message').count()).toBe(0)
  // without validation in the browser, the server rejects the form
  const rejection = page.waitForResponse('**/content/form')
  await form.getByRole('button', { name: 'Envoyer le message' }).click()
  expect((await rejection).status()).toBe(422)
  await form.getByRole('alert').getByText('Formulaire incomplet.').waitFor()
  await form.getByText('Désolé, tous les champs ne sont pas remplis correctement.').waitFor()
  await field('fullName').fill('Ada')
  await field('email').fill('ada@example.be')
  await field('message').fill('Bonjour')
  await field('privacy').check()
  let release = () => {}
  const gate = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/content/form', async (route) => {
    await gate
    await route.continue()
  })
  await form.getByRole('button', { name: 'Envoyer le message' }).click()
  await form.getByRole('button', { name: 'Un instant' }).waitFor()
  await form.locator('[data-loading]').waitFor({ state: 'attached' })
  expect(await form.getAttribute('data-submitted')).toBe('true')
  release()
  const thanks = place.getByRole('status').getByText('Merci pour votre message.', { exact: false })
  await thanks.waitFor()
  const shownAt = performance.now()
  const below = await thanks.boundingBox()
  const above = await form.boundingBox()
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1)
  await thanks.waitFor({ state: 'hidden' })
  expect(performance.now() - shownAt).toBeGreaterThan(1_000)
})
