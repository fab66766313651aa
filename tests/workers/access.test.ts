import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { headingOf } from '../support/head.ts'
import { newestMail } from '../support/newest-mail.ts'
import { escapeText, textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, demoPassword, lena, tom, visitorOf } from '../support/visit.ts'

describeEachRuntime('access to an account', (runtime) => {
  beforeEach(() => runtime.sql('COMMERCE_DB', 'DELETE FROM login_failures'))
  const mailTo = (email: string) => newestMail(runtime, email)
  const linkOf = (mail?: { html: string }) => /href="([^"]*token=[^"]*)"/.exec(mail?.html ?? '')?.[1] ?? ''

  // F052, F053, F054, F055, F123, F125, F341, F342, F343, F344, F411
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
    expect(headingOf(await sent.text())).toBe(escapeText(t('account.forgotSentTitle')))
    const mail = await mailTo(lena)
    expect(mail?.subject).toBe('Wählen Sie ein neues Passwort für Proviant')

    const link = linkOf(mail)
    expect(link).toMatch(/^\/de\/auth\/resetPassword\?token=[\w-]{43}$/)
    visitor.cookies.set('js', '0')
    const page = await (await visitor.ask(link)).text()
    expect([headingOf(page), page.includes(lena)]).toEqual([escapeText(t('account.resetTitle')), true])
    const token = link.split('=')[1] ?? ''
    for (const locale of locales) {
      const screen = await (await visitor.ask(`${localize(locale, 'resetPassword')}?token=${token}`)).text()
      const title = (await loadTranslator(locale))('account.resetTitle')
      expect([locale, headingOf(screen)]).toEqual([locale, escapeText(title)])
      for (const part of [
        `action="/api/${locale}/account/reset-password"`,
        'name="password"',
        'name="confirmPassword"',
      ])
        expect(screen).toContain(part)
    }
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
    expect(await (await visitor.ask('/de/auth/login?reset=1')).text()).toContain(escapeText(t('account.resetDone')))
    expect((await before.ask('/api/de/orders')).status).toBe(401)
    const login = (secret: string) =>
      visitorOf(runtime).post('/api/de/account/login', { email: lena, password: secret })
    expect([(await login(demoPassword)).status, (await login(password)).status]).toEqual([422, 200])

    const again = await visitor.submit('/api/de/account/reset-password', right, link)
    const expiredPage = await again.text()
    expect([again.status, headingOf(expiredPage)]).toEqual([422, escapeText(t('account.linkOver'))])
    expect(expiredPage).toContain('href="/de/auth/forgotPassword"')
    expect((await visitor.post('/api/de/account/reset-password', right)).status).toBe(422)
    expect((await mailTo(lena))?.subject).toBe('Ihr Passwort für Proviant wurde geändert')
  })

  // F409
  test('an unknown email address gets the same response as a known one, but no mail', async () => {
    const visitor = visitorOf(runtime)
    const email = 'unknown@nowhere.example'
    for (const address of [lena, email]) {
      const answer = await visitor.post('/api/en/account/forgot-password', { email: address })
      expect([answer.status, await answer.json()]).toEqual([200, { next: '/en/forgot-password?sent=1' }])
    }
    expect(await mailTo(email)).toBeUndefined()
  })

  // F040, F041, F042, F043, F052, F053, F054, F055, F409, F413
  test('invalid input returns 422 with an error in the page language and keeps the email; an invalid reset link says that it expired', async () => {
    for (const locale of locales) {
      const t = await loadTranslator(locale)
      const visitor = visitorOf(runtime)
      const from = localize(locale, 'forgotPassword')
      const answer = await visitor.submit(`/api/${locale}/account/forgot-password`, { email: 'no <address' }, from)
      const html = await answer.text()
      expect([locale, answer.status, html.includes(escapeText(t('forms.email')))]).toEqual([locale, 422, true])
      expect(html).toContain('value="no &lt;address"')

      const reset = localize(locale, 'resetPassword')
      for (const query of ['', '?token=', '?token=made-up', `?token=${'x'.repeat(2_000)}`]) {
        const page = await visitor.ask(reset + query)
        expect([locale, query, page.status, headingOf(await page.text())]).toEqual([
          locale,
          query,
          200,
          escapeText(t('account.linkOver')),
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

  test('a reset page is not stored and does not send its token in the referrer', async () => {
    const answer = await visitorOf(runtime).ask('/en/reset-password?token=some-token')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })
})
