// Requests for access to the shop: the registration form, its steps, and the operator's approval.
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { newestMail } from '../support/newest-mail.ts'
import { escapeText } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { visitorOf } from '../support/visit.ts'

describeEachRuntime('requests for access', (runtime) => {
  beforeEach(() => runtime.sql('COMMERCE_DB', 'DELETE FROM login_failures'))
  const mailTo = (email: string) => newestMail(runtime, email)

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
    runtime.sql<Record<string, string>>(
      'COMMERCE_DB',
      `SELECT c.first_name AS firstName, c.last_name AS lastName, m.status, m.name AS companyName, m.activity, m.vat_number AS vatNumber,
         m.email AS companyEmail, m.phone AS companyPhone, a.address1, a.postcode, a.city, a.country, a.phone
       FROM customers c JOIN companies m ON m.id = c.company_id JOIN addresses a ON a.company_id = m.id WHERE c.email = ?`,
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

  // F002, F003, F056, F057, F058, F059, F279, F328, F329, F330, F331, F332, F333, F334, F335, F336, F337, F338, F339, F340, F410
  test('without scripts a company requests access with one form: it is pending and not logged in', async () => {
    const email = 'louise@delvaux.example'
    onTestFinished(removeCompany(email))
    const visitor = visitorOf(runtime)
    const fields = { ...request, email, vatNumber: 'BE 0403.170.701' }
    const done = await visitor.submit('/api/fr/account/register', fields, '/fr/auth/register')
    expect([done.status, done.headers.get('location')]).toEqual([303, '/fr/auth/success'])
    expect(visitor.cookies.has('pv_s')).toBe(false)
    const t = await loadTranslator('fr')
    expect(await (await visitor.ask('/fr/auth/success')).text()).toContain(escapeText(t('account.registeredText')))
    const { website: _, address2: __, ...stored } = request
    const own = { status: 'pending', activity: 'Traiteur et banquets', vatNumber: 'BE0403170701' }
    expect(await rows(email)).toEqual([{ ...stored, ...own }])
    expect((await mailTo(email))?.subject).toBe('Votre demande d’accès à Proviant')
    expect((await mailTo('operator@proviant.example'))?.html).toContain('approve BE0403170701')

    const again = await visitor.submit('/api/fr/account/register', fields, '/fr/auth/register')
    expect([again.status, again.headers.get('location')]).toEqual([303, '/fr/auth/success'])
    expect(await rows(email)).toHaveLength(1)
    expect((await mailTo(email))?.subject).toBe('Vous êtes déjà connu chez Proviant')
    for (const locale of locales) {
      await runtime.sql('COMMERCE_DB', 'DELETE FROM login_failures')
      const from = localize(locale, 'register')
      const answer = await visitor.submit(`/api/${locale}/account/register`, fields, from)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, localize(locale, 'registerSuccess')])
    }
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
      expect([locale, answer.status, html.match(/aria-invalid="true"/g)?.length]).toEqual([locale, 422, 5])
      const vatWrong = t('account.request.vatWrong', { example: 'BE1234567890' })
      const websiteWrong = t('account.request.websiteWrong')
      for (const text of [t('forms.email'), t('forms.required'), t('account.phoneWrong'), vatWrong, websiteWrong])
        expect(html).toContain(escapeText(text))
      for (const value of ['Louise', 'Rue Haute 208', 'w&quot;&lt;', 'BE 12'])
        expect(html).toContain(`value="${value}"`)
      expect(html).toContain('<option value="catering" selected=""')
    }
  })

  // F270, F328, F329, F330, F331, F332, F333, F334, F335, F336, F337, F338, F339, F340, F410, F432
  test('each step is validated on its own, and errors of the backend are marked at their field', async () => {
    const visitor = visitorOf(runtime)
    const step = async (name: string, fields: object) => {
      const answer = await visitor.post(`/api/en/account/register${name}`, fields)
      return [answer.status, Object.keys(((await answer.json()) as { errors?: object }).errors ?? {}).sort()]
    }
    expect(await step('/contact', { firstName: 'L', lastName: 'D', email: 'l@d.example' })).toEqual([200, []])
    expect(await step('/contact', { email: 'l@d.example' })).toEqual([422, ['firstName', 'lastName']])
    expect(await step('/contact', { firstName: 'L', lastName: 'D' })).toEqual([422, ['email']])
    const companyFields = ['activity', 'companyEmail', 'companyName', 'companyPhone', 'country', 'vatNumber']
    expect(await step('/company', {})).toEqual([422, companyFields])
    for (const name of companyFields)
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
})
