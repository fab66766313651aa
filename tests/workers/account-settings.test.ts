import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { newestMail } from '../support/newest-mail.ts'
import { textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, demoPassword, lena, tom, type Visitor, visitorOf } from '../support/visit.ts'

async function sessionOf(visitor: Visitor) {
  const answer = await visitor.ask('/api/auth/user')
  const { loggedIn: isIn, user } = (await answer.json()) as { loggedIn: boolean; user: { firstName: string } | null }
  return { loggedIn: isIn, firstName: user?.firstName }
}

const written = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

describeEachRuntime('the own account', (runtime) => {
  beforeEach(() => runtime.sql('COMMERCE_DB', 'DELETE FROM login_failures'))
  const mailTo = (email: string) => newestMail(runtime, email)

  test('without scripts a customer changes the password: it is not in the response, other sessions end, this one stays', async () => {
    onTestFinished(async () => {
      const same = `UPDATE customers SET password_hash = (SELECT password_hash FROM customers WHERE email = ?) WHERE email = ?`
      await runtime.sql('COMMERCE_DB', same, tom, lena)
    })
    const [here, there] = [await createLoggedInVisitor(runtime, lena), await createLoggedInVisitor(runtime, lena)]
    const from = '/de/dashboard/account'
    const password = 'ein-neues-passwort'
    const given = { currentPassword: 'falsch', password, confirmPassword: password }
    const wrong = await here.submit('/api/de/account/password', given, from)
    const shown = await wrong.text()
    expect([wrong.status, shown.includes('Das ist nicht Ihr aktuelles Passwort.')]).toEqual([422, true])
    expect([/value="(?:falsch|ein-neues)/.test(shown), shown.includes('aria-invalid="true"')]).toEqual([false, true])
    expect((await there.ask('/api/de/orders')).status).toBe(200)

    const done = await here.submit('/api/de/account/password', { ...given, currentPassword: demoPassword }, from)
    expect([done.status, done.headers.get('location')]).toEqual([303, from])
    expect(textOf(await (await here.ask(from)).text())).toContain('Ihr Passwort wurde geändert.')
    expect([(await here.ask('/api/de/orders')).status, (await there.ask('/api/de/orders')).status]).toEqual([200, 401])
    expect(await sessionOf(there)).toEqual({ loggedIn: false, firstName: undefined })
    const login = (secret: string) =>
      visitorOf(runtime).post('/api/de/account/login', { email: lena, password: secret })
    expect([(await login(demoPassword)).status, (await login(password)).status]).toEqual([422, 200])
    expect((await mailTo(lena))?.html).toContain('Auf Ihren anderen Geräten')
  })

  test('without scripts a customer ends the other sessions of this account only; a guest gets an error', async () => {
    const [here, there, other] = [
      await createLoggedInVisitor(runtime, tom),
      await createLoggedInVisitor(runtime, tom),
      await createLoggedInVisitor(runtime, lena),
    ]
    const from = '/fr/dashboard/account'
    expect(await (await here.ask(from)).text()).toContain('action="/api/fr/account/sessions/end"')
    const done = await here.submit('/api/fr/account/sessions/end', {}, from)
    expect([done.status, done.headers.get('location')]).toEqual([303, from])
    expect(textOf(await (await here.ask(from)).text())).toContain('Vous avez été déconnecté partout, sauf ici.')
    const statuses = await Promise.all(
      [here, there, other].map(async (one) => (await one.ask('/api/fr/orders')).status),
    )
    expect(statuses).toEqual([200, 401, 200])
    const guest = visitorOf(runtime)
    for (const path of ['password', 'sessions/end'])
      expect([path, (await guest.post(`/api/fr/account/${path}`, {})).status]).not.toEqual([path, 200])
    expect((await guest.ask('/api/fr/account/security')).status).toBe(401)
  })

  const thomas = {
    ...{ firstName: 'Thomas', lastName: 'Verbeke', gender: 'Other', email: tom, phone: '+32 470 55 01 29' },
    preferredUnit: '',
  }
  const restore = async () => {
    await runtime.sql(
      'COMMERCE_DB',
      "UPDATE customers SET first_name = 'Tom', gender = 'Male', phone = '+32 470 55 01 22', preferred_unit_id = NULL, progress_mails = 1 WHERE email = ?",
      tom,
    )
  }

  // F019, F278, F345, F346, F347, F348, F349, F350, F412, F443
  test('without scripts a customer changes own details, which apply at once, and the session stays', async () => {
    onTestFinished(restore)
    const customer = await createLoggedInVisitor(runtime, tom)
    const saved = await customer.submit('/api/en/account/profile', thomas, '/en/dashboard/account')
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/en/dashboard/account'])
    const page = await (await customer.ask('/en/dashboard/account')).text()
    for (const part of ['Your details have been saved.', 'Thomas Verbeke', 'value="+32 470 55 01 29"'])
      expect(page).toContain(part)
    expect(page).toContain('<option value="Other" selected=""')
    for (const [name, value] of Object.entries({ firstName: 'Thomas', lastName: 'Verbeke', email: tom }))
      expect(page).toMatch(new RegExp(`<input(?=[^>]* name="${name}")[^>]* value="${value}"`))
    const units = await runtime.sql<{ id: number; one: string }>(
      'COMMERCE_DB',
      "SELECT unit_id AS id, one FROM unit_texts WHERE locale = 'en'",
    )
    const [, choices = ''] = /<select[^>]*name="preferredUnit"[^>]*>(.*?)<\/select>/s.exec(page) ?? []
    const offered = [...choices.matchAll(/<option value="(\d+)"[^>]*>([^<]*)</g)].map(([, id, label]) => [id, label])
    expect(offered.sort()).toEqual(units.map(({ id, one }) => [String(id), one]).sort())
    expect(page).toContain('<option value="on" selected="">When an order leaves, or something is missing')
    expect(await sessionOf(customer)).toEqual({ loggedIn: true, firstName: 'Thomas' })
    expect((await customer.ask('/api/en/orders')).status).toBe(200)
    const { profile } = (await (await customer.ask('/api/de/account/profile')).json()) as { profile: object }
    expect(profile).toMatchObject({ ...thomas, isVerified: true })
    await customer.submit('/api/en/account/profile', { ...thomas, progressMails: 'off' }, '/en/dashboard/account')
    expect(await (await customer.ask('/en/dashboard/account')).text()).toContain('<option value="off" selected="">None')
  })

  test('without scripts a customer changes the e-mail address with the password, and the former address restores itself', async () => {
    onTestFinished(restore)
    const next = `thomas-${runtime.name}@brasserie-nova.example`
    const customer = await createLoggedInVisitor(runtime, tom)
    const from = '/de/dashboard/account'
    const send = (emailPassword: string) =>
      customer.submit('/api/de/account/profile', { ...thomas, email: next, emailPassword }, from)
    const refused = await send('falsch')
    const shown = await refused.text()
    expect([refused.status, shown.includes('Das ist nicht Ihr aktuelles Passwort.')]).toEqual([422, true])
    expect(shown).not.toContain('falsch')
    expect((await send(demoPassword)).status).toBe(303)
    expect(textOf(await (await customer.ask(from)).text())).toContain(`Wir haben einen Link an ${next} gesendet`)
    const linkTo = async (email: string) =>
      /(\/account\/email-address\?[^"\s]+)/.exec((await mailTo(email))?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
    const person = visitorOf(runtime)
    const confirm = await linkTo(next)
    const page = await person.ask(confirm)
    expect([page.status, textOf(await page.text()).includes('E-Mail-Adresse bestätigen')]).toEqual([200, true])
    const login = async (email: string) =>
      (await visitorOf(runtime).post('/api/de/account/login', { email, password: demoPassword })).status
    expect(await login(next)).toBe(422)
    expect((await person.submit(confirm, {}, confirm)).status).toBe(200)
    expect([await login(next), await login(tom)]).toEqual([200, 422])
    const revert = await linkTo(tom)
    const reverted = await person.submit(revert, {}, revert)
    expect([reverted.status, reverted.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/de/auth/resetPassword?token='),
    ])
    expect([await login(next), await login(tom), (await customer.ask('/api/de/orders')).status]).toEqual([
      422, 200, 401,
    ])
  })

  // F092, F093, F094, F095, F345, F346, F347, F348, F349, F412
  test('invalid details return 422 with errors at their fields, and guests and other customers get 401', async () => {
    const customer = await createLoggedInVisitor(runtime, tom)
    const wrong = { ...thomas, firstName: '', lastName: ' ', email: 'tom', phone: 'x', gender: 'male' }
    for (const locale of locales) {
      const t = await loadTranslator(locale)
      const from = localize(locale, 'dashboardAccount')
      const answer = await customer.submit(`/api/${locale}/account/profile`, wrong, from)
      const html = await answer.text()
      expect([locale, answer.status, html.match(/aria-invalid="true"/g)?.length]).toEqual([locale, 422, 5])
      for (const key of ['forms.required', 'forms.email', 'account.phoneWrong', 'account.genderWrong'] as const)
        expect(html).toContain(written(t(key)))
    }
    const fieldsOf = async (fields: object) => {
      const refused = await customer.post('/api/en/account/profile', fields)
      return Object.keys(((await refused.json()) as { errors?: object }).errors ?? {}).sort()
    }
    expect(await fieldsOf(wrong)).toEqual(['email', 'firstName', 'gender', 'lastName', 'phone'])
    const taken = await customer.post('/api/en/account/profile', {
      ...thomas,
      email: lena,
      emailPassword: demoPassword,
    })
    expect([taken.status, await taken.json()]).toMatchObject([
      422,
      { errors: { email: ['This e-mail address cannot be used.'] } },
    ])
    const unit = await customer.post('/api/en/account/profile', { ...thomas, preferredUnit: '999' })
    expect(await unit.json()).toMatchObject({ errors: { preferredUnit: [expect.any(String)] } })
    const guest = visitorOf(runtime)
    expect((await guest.post('/api/en/account/profile', thomas)).status).toBe(401)
    expect((await guest.ask('/api/en/account/profile')).status).toBe(401)
    const other = await customer.post('/api/en/account/profile', thomas, { 'x-customer': '1' })
    expect(other.status).toBe(401)
    expect(await sessionOf(customer)).toMatchObject({ firstName: 'Tom' })
  })

  // F019, F350, F412, F443
  test('the preferred unit is preselected at once on every product that has it', async () => {
    onTestFinished(restore)
    const customer = await createLoggedInVisitor(runtime, tom)
    const listing = await customer.ask('/api/en/catalogue/listing')
    const { products } = (await listing.json()) as {
      products: { href: string; packings: { id: string; unitId: string; stock: string }[] }[]
    }
    const several = ({ packings }: (typeof products)[number]) =>
      packings.filter(({ stock }) => stock !== 'sold_out').length > 1
    const product = products.find(several)
    if (!product) throw new Error('no product of the first page has several packings')
    customer.cookies.set('js', '0')
    for (const { id, unitId } of product.packings.filter(({ stock }) => stock !== 'sold_out')) {
      await customer.post('/api/en/account/profile', { ...thomas, preferredUnit: unitId })
      const page = await (await customer.ask(product.href)).text()
      const chosen = [...page.matchAll(/<input[^>]*type="radio"[^>]*>/g)].filter(([input]) => /checked=""/.test(input))
      expect([unitId, chosen.map(([input]) => /value="(\d+)"/.exec(input)?.[1])]).toEqual([unitId, [id]])
    }
  })
})
