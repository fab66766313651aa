import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { headingOf } from '../support/head.ts'
import { newestMail } from '../support/newest-mail.ts'
import { textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, demoPassword, lena, tom, visitorOf } from '../support/visit.ts'

const written = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

describeEachRuntime('access', (runtime) => {
  beforeEach(() => runtime.sql('COMMERCE_DB', 'DELETE FROM login_failures'))
  const mailTo = (email: string) => newestMail(runtime, email)
  const linkOf = (mail?: { html: string }) => /href="([^"]*token=[^"]*)"/.exec(mail?.html ?? '')?.[1] ?? ''

  // F054, F123, F125, F341, F342, F343, F344, F411
  test('without scripts a forgotten password is reset once by the mailed link, and all sessions end', async () => {
    onTestFinished(async () => {
      const same = `UPDATE customers SET password_hash = (SELECT password_hash FROM customers WHERE email = ?) WHERE email = ?`
      await runtime.sql('COMMERCE_DB', same, tom, lena)
    })
    const before = await createLoggedInVisitor(runtime, lena)
    const visitor = visitorOf(runtime)
    const asked = await visitor.submit('/api/de/account/forgot-password', { email: lena }, '/de/auth/forgotPassword')
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/de/auth/forgotPassword?sent=1'])
    const t = await loadTranslator('de')
    const sent = await visitor.ask('/de/auth/forgotPassword?sent=1')
    expect(headingOf(await sent.text())).toBe(written(t('account.forgotSentTitle')))
    const mail = await mailTo(lena)
    expect(mail?.subject).toBe('Wählen Sie ein neues Passwort für Proviant')

    const link = linkOf(mail)
    expect(link).toMatch(/^\/de\/auth\/resetPassword\?token=[\w-]{43}$/)
    visitor.cookies.set('js', '0')
    const page = await (await visitor.ask(link)).text()
    expect([headingOf(page), page.includes(lena)]).toEqual([written(t('account.resetTitle')), true])
    const token = link.split('=')[1] ?? ''
    const inputs = page.match(/<input\b[^>]*>/g) ?? []
    for (const part of [`name="token" value="${token}"`, `name="email" value="${lena}"`])
      expect(inputs.filter((input) => part.split(' ').every((one) => input.includes(one)))).toHaveLength(1)
    const given = { token, email: lena, password: 'kurz', confirmPassword: 'kurz' }
    const short = await visitor.submit('/api/de/account/reset-password', given, link)
    const shown = await short.text()
    expect([short.status, shown.includes('Wählen Sie ein Passwort mit mindestens 10 Zeichen.')]).toEqual([422, true])
    expect([shown.includes('aria-invalid="true"'), /value="kurz"/.test(shown)]).toEqual([true, false])

    const password = 'ein-neues-passwort'
    const right = { ...given, password, confirmPassword: password }
    const refusals = [{ password: '' }, { confirmPassword: '' }, { confirmPassword: 'ein-anderes-passwort' }]
    for (const refusal of refusals) {
      const refused = await visitor.post('/api/de/account/reset-password', { ...right, ...refusal })
      expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, Object.keys(refusal)])
    }
    for (const wrong of [{ token: `${token.slice(1)}x` }, { email: tom }])
      expect((await visitor.post('/api/de/account/reset-password', { ...right, ...wrong })).status).toBe(422)
    const done = await visitor.submit('/api/de/account/reset-password', right, link)
    expect([done.status, done.headers.get('location')]).toEqual([303, '/de/auth/login?reset=1'])
    expect(await (await visitor.ask('/de/auth/login?reset=1')).text()).toContain(written(t('account.resetDone')))
    expect((await before.ask('/api/de/orders')).status).toBe(401)
    const login = (secret: string) =>
      visitorOf(runtime).post('/api/de/account/login', { email: lena, password: secret })
    expect([(await login(demoPassword)).status, (await login(password)).status]).toEqual([422, 200])

    const again = await visitor.submit('/api/de/account/reset-password', right, link)
    const expiredPage = await again.text()
    expect([again.status, headingOf(expiredPage)]).toEqual([422, written(t('account.linkOver'))])
    expect(expiredPage).toContain('href="/de/auth/forgotPassword"')
    expect((await visitor.post('/api/de/account/reset-password', right)).status).toBe(422)
    expect((await mailTo(lena))?.subject).toBe('Ihr Passwort für Proviant wurde geändert')
  })

  test('an unknown email address gets the same response as a known one, but no mail', async () => {
    const visitor = visitorOf(runtime)
    const email = 'unknown@nowhere.example'
    for (const address of [lena, email]) {
      const answer = await visitor.post('/api/en/account/forgot-password', { email: address })
      expect([answer.status, await answer.json()]).toEqual([200, { next: '/en/forgot-password?sent=1' }])
    }
    expect(await mailTo(email)).toBeUndefined()
  })

  // F040, F041, F042, F043, F052, F053, F054, F055
  test('invalid input returns 422 with an error in the page language and keeps the email; an invalid reset link says that it expired', async () => {
    for (const locale of locales) {
      const t = await loadTranslator(locale)
      const visitor = visitorOf(runtime)
      const from = localize(locale, 'forgotPassword')
      const answer = await visitor.submit(`/api/${locale}/account/forgot-password`, { email: 'no <address' }, from)
      const html = await answer.text()
      expect([locale, answer.status, html.includes(written(t('forms.email')))]).toEqual([locale, 422, true])
      expect(html).toContain('value="no &lt;address"')

      const reset = localize(locale, 'resetPassword')
      for (const query of ['', '?token=', '?token=made-up', `?token=${'x'.repeat(2_000)}`]) {
        const page = await visitor.ask(reset + query)
        expect([locale, query, page.status, headingOf(await page.text())]).toEqual([
          locale,
          query,
          200,
          written(t('account.linkOver')),
        ])
      }
    }
  })

  test('too many reset mails return 429 with Retry-After, with and without scripts', async () => {
    const visitor = visitorOf(runtime)
    const email = 'too-often@nowhere.example'
    const ask = () => visitor.post('/api/en/account/forgot-password', { email })
    let refused = await ask()
    // the limit is higher if the network of a caller is unknown
    for (let times = 1; times < 12 && refused.ok; times += 1) refused = await ask()
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(900)
    const plain = await visitor.submit('/api/en/account/forgot-password', { email }, '/en/forgot-password')
    expect([plain.status, Number(plain.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(textOf(await plain.text())).toContain('Too many requests.')
  })

  const request = {
    ...{
      firstName: 'Louise',
      lastName: 'Delvaux',
      companyName: 'Traiteur Delvaux',
      country: 'BE',
      activity: 'catering',
    },
    ...{ companyEmail: 'info@delvaux.example', companyPhone: '+32 2 555 18 09', website: '' },
    ...{ address1: 'Rue Haute 208', address2: '', postcode: '1000', city: 'Bruxelles', phone: '+32 2 555 18 10' },
  }
  const rows = async (email: string) =>
    runtime.sql<Record<'status' | 'activity' | 'city' | 'companyPhone' | 'phone' | 'companyEmail', string>>(
      'COMMERCE_DB',
      `SELECT m.status, m.activity, a.city, m.phone AS companyPhone, a.phone, m.email AS companyEmail FROM customers c JOIN companies m ON m.id = c.company_id
       JOIN addresses a ON a.company_id = m.id WHERE c.email = ?`,
      email,
    )
  const removeCompany = (email: string) => async () => {
    const [company] = await runtime.sql<{ id: number }>(
      'COMMERCE_DB',
      'SELECT company_id AS id FROM customers WHERE email = ?',
      email,
    )
    if (!company) return
    for (const table of ['addresses WHERE company_id', 'customers WHERE company_id', 'companies WHERE id'])
      await runtime.sql('COMMERCE_DB', `DELETE FROM ${table} = ?`, company.id)
  }

  // F002, F003, F330, F340
  test('without scripts a company requests access with one form: it is pending and not logged in', async () => {
    const email = 'louise@delvaux.example'
    onTestFinished(removeCompany(email))
    const visitor = visitorOf(runtime)
    const fields = { ...request, email, vatNumber: 'BE 0403.170.701' }
    const done = await visitor.submit('/api/fr/account/register', fields, '/fr/auth/register')
    expect([done.status, done.headers.get('location')]).toEqual([303, '/fr/auth/success'])
    expect(visitor.cookies.has('pv_s')).toBe(false)
    const t = await loadTranslator('fr')
    expect(await (await visitor.ask('/fr/auth/success')).text()).toContain(written(t('account.registeredText')))
    const { companyPhone, companyEmail, phone, city } = request
    const stored = { status: 'pending', activity: 'Traiteur et banquets', city, companyPhone, companyEmail, phone }
    expect(await rows(email)).toEqual([stored])
    expect((await mailTo(email))?.subject).toBe('Votre demande d’accès à Proviant')
    expect((await mailTo('operator@proviant.example'))?.html).toContain('approve BE0403170701')

    const again = await visitor.submit('/api/fr/account/register', fields, '/fr/auth/register')
    expect([again.status, again.headers.get('location')]).toEqual([303, '/fr/auth/success'])
    expect(await rows(email)).toHaveLength(1)
    expect((await mailTo(email))?.subject).toBe('Vous êtes déjà connu chez Proviant')
  })

  test('the operator approves a company by the link of the mail; another origin and a changed link are rejected', async () => {
    const email = 'louise@delvaux.example'
    onTestFinished(removeCompany(email))
    const fields = { ...request, email, vatNumber: 'BE 0655.120.776' }
    await visitorOf(runtime).submit('/api/fr/account/register', fields, '/fr/auth/register')
    const operatorMail = (await mailTo('operator@proviant.example'))?.html ?? ''
    const link = /href="([^"]*\/operator\/approve[^"]*)"/.exec(operatorMail)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const operator = visitorOf(runtime)
    const page = await operator.ask(link, { headers: { 'accept-language': 'de-AT,de;q=0.9' } })
    const shown = await page.text()
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    for (const part of ['<html lang="de">', 'Traiteur Delvaux', 'Louise Delvaux', '<form method="post">'])
      expect(shown).toContain(part)
    expect((await operator.ask(link, { method: 'POST', headers: { origin: 'https://evil.example' } })).status).toBe(403)
    expect((await operator.submit(link.replace('vat=BE', 'vat=DE'), {}, link)).status).toBe(404)
    expect(await rows(email)).toMatchObject([{ status: 'pending' }])
    const approved = await operator.submit(link, {}, link)
    expect([approved.status, approved.headers.get('location')]).toEqual([303, link])
    expect(await rows(email)).toMatchObject([{ status: 'approved' }])
    expect((await mailTo(email))?.subject).toBe('Traiteur Delvaux a accès à Proviant')
    expect(await (await operator.ask(link)).text()).not.toContain('<form')
  })

  // F048, F049, F050, F051, F124
  test('without scripts each invalid field has an error in the page language and the input is kept', async () => {
    for (const locale of locales) {
      const t = await loadTranslator(locale)
      const fields = { ...request, email: 'louise@', vatNumber: 'BE 12', companyName: ' ', phone: 'x', website: 'w"<' }
      const from = localize(locale, 'register')
      const answer = await visitorOf(runtime).submit(`/api/${locale}/account/register`, fields, from)
      const html = await answer.text()
      expect([locale, answer.status, html.match(/aria-invalid="true"/g)?.length]).toEqual([locale, 422, 3])
      for (const text of [t('forms.email'), t('forms.required'), t('account.phoneWrong')])
        expect(html).toContain(written(text))
      for (const value of ['Louise', 'Rue Haute 208', 'w&quot;&lt;', 'BE 12'])
        expect(html).toContain(`value="${value}"`)
      expect(html).toContain('<option value="catering" selected=""')
      const vat = await visitorOf(runtime).submit(
        `/api/${locale}/account/register`,
        { ...fields, email: 'a@b.example', companyName: 'x', phone: '123456' },
        from,
      )
      expect(textOf(await vat.text())).toContain(t('account.request.vatWrong', { example: 'BE1234567890' }))
    }
  })

  // F328, F329, F330, F331, F332, F333, F334, F335, F336, F337, F338, F339, F340, F432
  test('each step is validated on its own, and errors of the backend are marked at their field', async () => {
    const visitor = visitorOf(runtime)
    const step = async (name: string, fields: object) => {
      const answer = await visitor.post(`/api/en/account/register${name}`, fields)
      return [answer.status, Object.keys(((await answer.json()) as { errors?: object }).errors ?? {})]
    }
    expect(await step('/contact', { firstName: 'L', lastName: 'D', email: 'l@d.example' })).toEqual([200, []])
    expect(await step('/contact', { email: 'l@d.example' })).toEqual([422, ['firstName', 'lastName']])
    expect(await step('/contact', { firstName: 'L', lastName: 'D' })).toEqual([422, ['email']])
    const ofCompany = ['activity', 'companyEmail', 'companyName', 'companyPhone', 'country', 'vatNumber']
    expect(await step('/company', {})).toEqual([422, ofCompany])
    for (const name of ofCompany)
      expect(await step('/company', { ...request, vatNumber: 'BE0403170701', [name]: '' })).toEqual([422, [name]])
    expect(await step('/company', { ...request, vatNumber: 'BE0403170701' })).toEqual([200, []])
    expect(await step('/company', { ...request, vatNumber: 'NL004495445B01' })).toEqual([422, ['vatNumber']])
    expect(await step('/company', { ...request, country: 'GB', vatNumber: 'GB123456789' })).toEqual([422, ['country']])
    expect(await step('/address', request)).toEqual([200, []])
    expect(await step('/address', { ...request, country: 'FR', postcode: '9999999' })).toEqual([422, ['postcode']])
    expect(await step('/address', {})).toEqual([422, ['address1', 'city', 'phone', 'postcode']])
    const digits = { ...request, email: 'l@d.example', vatNumber: 'BE0403170702' }
    expect(await step('', digits)).toEqual([422, ['vatNumber']])
    for (const nonsense of [{}, [], { email: { a: 1 }, country: ['BE'] }])
      expect((await visitor.post('/api/en/account/register', nonsense)).status).toBe(422)
  })

  test('a reset page is not stored and does not send its token in the referrer', async () => {
    const answer = await visitorOf(runtime).ask('/en/reset-password?token=some-token')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })
})
