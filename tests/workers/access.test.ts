// The ways in: a forgotten password, over plain forms and over the api.
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { headingOf } from '../support/head.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { demoPassword, lena, loggedIn, tom, visitorOf } from '../support/visit.ts'

const written = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

describeEachRuntime('access', (runtime) => {
  beforeEach(() => runtime.sql('COMMERCE_DB', 'DELETE FROM login_failures'))

  /** The newest mail to an address, as the outbox of the demo shows it. */
  async function mailTo(email: string): Promise<{ subject: string; html: string } | undefined> {
    const outbox = await (await visitorOf(runtime).ask('/dev/outbox')).text()
    const mail = outbox.split('<article').find((article) => article.includes(`<p>${email},`))
    return mail === undefined ? undefined : { subject: /<h2>(.*?)<\/h2>/.exec(mail)?.[1] ?? '', html: mail }
  }
  const linkOf = (mail?: { html: string }) => /href="([^"]*token=[^"]*)"/.exec(mail?.html ?? '')?.[1] ?? ''

  test('without scripts a forgotten password is asked for, mailed, set once and used, and every session ends', async () => {
    onTestFinished(async () => {
      const same = `UPDATE customers SET password_hash = (SELECT password_hash FROM customers WHERE email = ?) WHERE email = ?`
      await runtime.sql('COMMERCE_DB', same, tom, lena)
    })
    const before = await loggedIn(runtime, lena)
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
    const given = { token, email: lena, password: 'kurz', confirmPassword: 'kurz' }
    const short = await visitor.submit('/api/de/account/reset-password', given, link)
    const shown = await short.text()
    expect([short.status, shown.includes('Wählen Sie ein Passwort mit mindestens 10 Zeichen.')]).toEqual([422, true])
    expect([shown.includes('aria-invalid="true"'), /value="kurz"/.test(shown)]).toEqual([true, false])

    const password = 'ein-neues-passwort'
    const right = { ...given, password, confirmPassword: password }
    const done = await visitor.submit('/api/de/account/reset-password', right, link)
    expect([done.status, done.headers.get('location')]).toEqual([303, '/de/auth/login'])
    expect(await (await visitor.ask('/de/auth/login')).text()).toContain(written(t('account.resetDone')))
    expect((await before.ask('/api/de/orders')).status).toBe(401)
    const login = (secret: string) =>
      visitorOf(runtime).post('/api/de/account/login', { email: lena, password: secret })
    expect([(await login(demoPassword)).status, (await login(password)).status]).toEqual([422, 200])

    const again = await visitor.submit('/api/de/account/reset-password', right, link)
    const over = await again.text()
    expect([again.status, headingOf(over)]).toEqual([422, written(t('account.linkOver'))])
    expect(over).toContain('href="/de/auth/forgotPassword"')
    expect((await visitor.post('/api/de/account/reset-password', right)).status).toBe(422)
    expect((await mailTo(lena))?.subject).toBe('Ihr Passwort für Proviant wurde geändert')
  })

  test('an address that nobody has is answered like any other, and gets no mail', async () => {
    const visitor = visitorOf(runtime)
    const email = 'nobody@nowhere.example'
    for (const address of [lena, email]) {
      const answer = await visitor.post('/api/en/account/forgot-password', { email: address })
      expect([answer.status, await answer.json()]).toEqual([200, { next: '/en/forgot-password?sent=1' }])
    }
    expect(await mailTo(email)).toBeUndefined()
  })

  test('what is wrong is said at its field in the language of the page, and what was typed stays, but no password', async () => {
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

  test('who asks for too many mails is told when to come back, with scripts and without', async () => {
    const visitor = visitorOf(runtime)
    const email = 'too-often@nowhere.example'
    const ask = () => visitor.post('/api/en/account/forgot-password', { email })
    let refused = await ask()
    // where a network cannot be told, more are let through before they are slowed down
    for (let times = 1; times < 12 && refused.ok; times += 1) refused = await ask()
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(900)
    const plain = await visitor.submit('/api/en/account/forgot-password', { email }, '/en/forgot-password')
    expect([plain.status, Number(plain.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await plain.text()).toContain('Too many requests.')
  })

  test('no address with a token is told to another site, or kept', async () => {
    const answer = await visitorOf(runtime).ask('/en/reset-password?token=some-token')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })
})
