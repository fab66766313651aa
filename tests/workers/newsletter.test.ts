import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { newestMail } from '../support/newest-mail.ts'
import { textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { visitorOf } from '../support/visit.ts'

const texts = {
  nl: ['Inschrijving bevestigen', 'Uw inschrijving is bevestigd', 'Uw inschrijving was al bevestigd', 'is niet geldig'],
  en: ['Confirm the subscription', 'Your subscription is confirmed', 'was already confirmed', 'is not valid'],
  de: ['Anmeldung bestätigen', 'Ihre Anmeldung ist bestätigt', 'war bereits bestätigt', 'ist ungültig'],
  fr: ['Confirmer l’inscription', 'Votre inscription est confirmée', 'était déjà confirmée', 'n’est pas valable'],
}

describeEachRuntime('newsletter', (runtime) => {
  // F149
  test.each(locales)('a subscription is confirmed with the button behind its mailed link (%s)', async (locale) => {
    const [confirm = '', done = '', repeated = '', wrong = ''] = texts[locale]
    const guest = visitorOf(runtime)
    const newsletterEmail = `confirm-${locale}@example.be`
    const path = `/api/${locale}/content/newsletter`
    const from = locale === 'nl' ? '/over-ons' : `/${locale}`
    expect((await guest.submit(path, { newsletterEmail }, from)).status).toBe(303)
    const stored = () =>
      runtime.sql(
        'CONTENT_DB',
        'SELECT pending_until FROM form_submissions WHERE answers LIKE ?',
        `%${newsletterEmail}%`,
      )
    expect(await stored()).toEqual([{ pending_until: expect.any(String) }])

    const mail = await newestMail(runtime, newsletterEmail)
    expect(mail?.html).toContain(` lang="${locale}"`)
    const [, href = ''] = /href="([^"]+)"/.exec(mail?.html ?? '') ?? []
    const link = href.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, '')
    expect(link).toMatch(new RegExp(`^/account/newsletter/${locale}/\\d+\\?until=\\d+&signature=`))
    const page = await guest.ask(link)
    const html = await page.text()
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(html).toContain(`<button type="submit">${confirm}</button>`)
    expect(await stored()).toEqual([{ pending_until: expect.any(String) }])

    const altered = await guest.ask(link.replace(/newsletter\/(\w+)\/(\d+)/, 'newsletter/$1/1$2'))
    expect([altered.status, textOf(await altered.text())]).toEqual([404, expect.stringContaining(wrong)])
    const confirmed = await guest.submit(link, {}, link)
    expect([confirmed.status, textOf(await confirmed.text())]).toEqual([200, expect.stringContaining(done)])
    expect(await stored()).toEqual([{ pending_until: null }])
    const again = await guest.submit(link, {}, link)
    expect([again.status, textOf(await again.text())]).toEqual([200, expect.stringContaining(repeated)])

    // a confirmed address gets no further mail, and the response does not reveal it
    const mails = async () =>
      (await runtime.sql('COMMERCE_DB', 'SELECT id FROM outbox WHERE recipient LIKE ?', `%${newsletterEmail}`)).length
    const before = await mails()
    const [known, unknown] = [
      await guest.post(path, { newsletterEmail }),
      await guest.post(path, { newsletterEmail: `new-${newsletterEmail}` }),
    ]
    expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()])
    expect(await mails()).toBe(before + 1)
  })

  test('another site cannot confirm a subscription', async () => {
    const answer = await visitorOf(runtime).ask('/account/newsletter/en/1', {
      method: 'POST',
      headers: { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status).toBe(403)
  })
})
