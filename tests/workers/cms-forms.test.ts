import { describe, expect, onTestFinished, test } from 'vitest'
import { attacks } from '../support/attacks.ts'
import { textOf } from '../support/read-html.ts'
import { describeEachRuntime, runtimes } from '../support/runtimes.ts'
import { visitorOf } from '../support/visit.ts'

const contact = {
  _form: 'contact',
  fullName: 'Ada Peeters',
  email: 'ada@example.be',
  subject: 'product',
  message: 'Welche Käse sind laktosefrei?',
  privacy: 'yes',
}

describeEachRuntime('CMS form', (runtime) => {
  const visitor = visitorOf(runtime)
  const submissions = async (form: string) => {
    const found = await runtime.sql<{ answers: string }>(
      'CONTENT_DB',
      'SELECT s.answers FROM form_submissions s JOIN forms f ON f.id = s.form_id WHERE f.handle = ? ORDER BY s.id',
      form,
    )
    return found.map(({ answers }) => JSON.parse(answers))
  }
  const forms = { contact: '/de/kontakt' }

  // F030, F225, F233, F234, F254
  test("the page contains the form's fields and no CSRF token", async () => {
    const html = await (await visitor.ask(forms.contact)).text()
    for (const name of ['fullName', 'email', 'subject', 'message', 'privacy', 'pageUrl', 'reference'])
      expect(html, name).toContain(`name="${name}"`)
    expect(html).toContain('action="/api/de/content/form"')
    expect(html).not.toMatch(/csrf/i)
  })

  // F030, F243, F245, F460
  test('a complete form is stored, mailed and confirmed; values of hidden conditional fields are dropped', async () => {
    const answer = await visitor.submit('/api/de/content/form', { ...contact, reference: '12' }, forms.contact)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, forms.contact])
    // visible text only: the hydration data of every form page contains the message
    const page = textOf(await (await visitor.ask(forms.contact)).text())
    expect(page).toContain('Vielen Dank für Ihre Nachricht')
    const [last] = (await submissions('contact')).slice(-1)
    expect(last).toMatchObject({ fullName: 'Ada Peeters', subject: 'product', privacy: 'yes' })
    expect(last).not.toHaveProperty('reference')
    // the notification mail to the recipient of the form
    const outbox = await (await visitor.ask('/dev/outbox')).text()
    expect(outbox).toContain('operator@proviant.example')
    expect(outbox).toContain('Welche Käse sind laktosefrei?')
  })

  // F251, F261
  test('invalid input returns 422 with errors at the fields in the page language and keeps the input', async () => {
    const before = (await submissions('contact')).length
    const wrong = { ...contact, email: 'ada@example', subject: 'nonsense', privacy: '' }
    const answer = await visitor.submit('/api/de/content/form', wrong, forms.contact)
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(textOf(html)).toContain('Nicht alle Felder sind korrekt ausgefüllt')
    expect(textOf(html)).toContain('E-Mail Adresse ist ungültig.')
    expect(textOf(html)).toContain('Bitte setzen Sie hier ein Häkchen')
    expect(html).toContain('value="ada@example"')
    expect(html).toContain('Welche Käse sind laktosefrei?</textarea>')
    expect(await submissions('contact')).toHaveLength(before)
  })

  // F382, F384, F385
  test('rejected input returns the message of the form, without one "Form incomplete." and a summary', async () => {
    const where = `site_id = 2 AND form_id = (SELECT id FROM forms WHERE handle = 'contact')`
    const [usual] = await runtime.sql<{ settings: string }>(
      'CONTENT_DB',
      `SELECT settings FROM form_texts WHERE ${where}`,
    )
    const send = async () => {
      const answer = await visitor.post('/api/en/content/form', { ...contact, email: 'ada@example' })
      const { title, detail } = (await answer.json()) as { title: string; detail?: string }
      return [answer.status, title, detail]
    }
    const own = 'Not all fields are filled in correctly. Please check the marked fields.'
    expect(await send()).toEqual([422, own, undefined])
    const set = (settings: string) =>
      runtime.sql('CONTENT_DB', `UPDATE form_texts SET settings = ? WHERE ${where}`, settings)
    onTestFinished(() => void set(usual?.settings ?? ''))
    await set(JSON.stringify({ ...JSON.parse(usual?.settings ?? ''), errorMessageHtml: null }))
    const summary = 'Sorry, not all fields are filled out correctly.'
    expect(await send()).toEqual([422, 'Form incomplete.', summary])
  })

  // F235
  test('the honeypot of a form is in its page; a submission that fills it in is rejected with a message', async () => {
    const html = await (await visitor.ask(forms.contact)).text()
    expect(html).toMatch(/<div[^>]*aria-hidden="true"[^>]*><label>[^<]+<input[^>]*name="_captcha.honeypot"/)
    const before = (await submissions('contact')).length
    const robot = { ...contact, '_captcha.honeypot': 'https://spam.example' }
    const answer = await visitor.submit('/api/de/content/form', robot, forms.contact)
    expect(answer.status).toBe(422)
    expect(textOf(await answer.text())).toContain('Wir konnten nicht feststellen, dass ein Mensch')
    expect(await submissions('contact')).toHaveLength(before)
    const person = { ...contact, '_captcha.honeypot': '' }
    expect((await visitor.submit('/api/de/content/form', person, forms.contact)).status).toBe(303)
    expect(await submissions('contact')).toHaveLength(before + 1)
  })

  // F244, F252
  test('a form redirects to the URL that its editor chose, with and without scripts', async () => {
    const change = (settings: string) =>
      runtime.sql(
        'CONTENT_DB',
        `UPDATE form_texts SET settings = ${settings} WHERE site_id = 3 AND form_id = (SELECT id FROM forms WHERE handle = 'contact')`,
      )
    onTestFinished(() => void change("json_set(settings, '$.submitAction', 'message', '$.redirectUrl', null)"))
    await change("json_set(settings, '$.submitAction', 'url', '$.redirectUrl', '/de/ueber-uns?from=form')")
    const plain = await visitor.submit('/api/de/content/form', contact, forms.contact)
    expect([plain.status, plain.headers.get('location')]).toEqual([303, '/de/ueber-uns?from=form'])
    const scripted = await visitor.post('/api/de/content/form', contact)
    expect([scripted.status, await scripted.json()]).toMatchObject([200, { next: '/de/ueber-uns?from=form' }])
  })

  // F235
  test('a form with a script captcha is rejected without the value that its script fetches', async () => {
    const where = `site_id = 2 AND form_id = (SELECT id FROM forms WHERE handle = 'contact')`
    const set = (captchas: string[]) =>
      runtime.sql(
        'CONTENT_DB',
        `UPDATE form_texts SET settings = json_set(settings, '$.captchas', json('${JSON.stringify(captchas)}')) WHERE ${where}`,
      )
    await set(['javascript'])
    try {
      const send = (more: object) => visitor.post('/api/en/content/form', { ...contact, ...more })
      const { values } = (await (await visitor.ask('/api/en/content/captchas?form=contact')).json()) as {
        values: Record<string, string>
      }
      expect(Object.keys(values)).toEqual(['_captcha.javascript'])
      expect((await send({})).status).toBe(422)
      expect((await send({ '_captcha.javascript': 'guessed' })).status).toBe(422)
      expect((await send(values)).status).toBe(200)
    } finally {
      await set(['honeypot'])
    }
  })

  // F236, F253, F265, F266, F268
  test('a form of several pages accepts checkboxes and a file, and rejects a file whose content does not fit its name', async () => {
    const send = (file: File) => {
      const body = new FormData()
      const fields = {
        _form: 'jobApplication',
        'applicant.firstName': 'Ada',
        'applicant.lastName': 'Peeters',
        email: `ada-${runtime.name}-${file.name}@example.be`,
        phone: '+32 2 123 45 67',
        contract: 'employee',
        'languages[nl]': 'nl',
        'languages[fr]': 'fr',
        privacy: 'yes',
      }
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      body.set('cv', file)
      const { origin } = new URL(runtime.url)
      return visitor.ask('/api/en/content/form', {
        method: 'POST',
        body,
        headers: { accept: 'application/json', origin, 'sec-fetch-site': 'same-origin' },
      })
    }
    const whole = await send(new File(['%PDF-1.7', new Uint8Array(3_000_000)], 'cv.pdf', { type: 'application/pdf' }))
    expect([whole.status, await whole.json()]).toMatchObject([200, { next: '/en/application-sent' }])
    expect((await submissions('jobApplication')).at(-1)).toMatchObject({ languages: ['nl', 'fr'], cv: ['cv.pdf'] })
    // a known address gets the same response as a new one, and is stored once
    const stored = await submissions('jobApplication')
    const twice = await send(new File(['%PDF-1.7'], 'cv.pdf'))
    expect([twice.status, await twice.json()]).toMatchObject([200, { next: '/en/application-sent' }])
    expect(await submissions('jobApplication')).toEqual(stored)
    const disguised = await send(new File(['MZ program'], 'cv2.pdf'))
    expect([disguised.status, await disguised.json()]).toMatchObject([422, { errors: { cv: [expect.any(String)] } }])
    const large = await send(new File(['%PDF-1.7', new Uint8Array(6_000_000)], 'cv3.pdf'))
    expect([large.status, await large.json()]).toMatchObject([422, { errors: { cv: [expect.stringContaining('5')] } }])
  })

  // F233, F460
  test('an unknown form returns 404 and an invalid body 400, with a message', async () => {
    const unknown = await visitor.post('/api/fr/content/form', { _form: 'nothing' })
    expect([unknown.status, await unknown.json()]).toMatchObject([
      404,
      { title: expect.stringContaining('formulaire') },
    ])
    for (const body of [[1], { _form: { a: 1 } }, 'x', { _form: 'contact', message: 'x'.repeat(30_000) }]) {
      const answer = await visitor.post('/api/en/content/form', body)
      expect(answer.status, JSON.stringify(body).slice(0, 40)).toBe(400)
    }
    const empty = await visitor.post('/api/en/content/form', {})
    expect(empty.status).toBe(404)
  })
})

describe('submissions of arbitrary clients', () => {
  const [node] = runtimes
  if (!node) throw new Error('no shop')
  const visitor = visitorOf(node)
  const { origin } = new URL(node.url)
  const from = { origin, 'sec-fetch-site': 'same-origin', accept: 'application/json' }
  const names = ['fullName', 'email', 'subject', 'message', 'privacy', 'pageUrl', 'reference', '_form']
  const handles = ['contact', 'jobApplication', 'newsletter']

  /** Each string in four ways: as every value, as a field name, next to values of other types, and as a file with that name. */
  function requestsOf(attack: string, at: number): RequestInit[] {
    const form = handles[at % handles.length] ?? ''
    const values = Object.fromEntries(names.map((name) => [name, attack]))
    const odd = [null, 1e308, [attack], { [attack]: attack }, true][at % 5]
    const file = new FormData()
    for (const [name, value] of [
      ['_form', 'jobApplication'],
      ['applicant.firstName', attack],
      [`languages[${attack}]`, attack],
    ] as const)
      file.append(name, value)
    file.append('cv', new File([attack], attack, { type: attack.replace(/[^\x20-\x7e]/g, '') }))
    const json = (body: unknown): RequestInit => ({
      body: JSON.stringify(body),
      headers: { ...from, 'content-type': 'application/json' },
    })
    return [
      json({ ...values, _form: form }),
      json({ _form: form, [attack]: attack, ['__proto__']: attack, constructor: attack }),
      json({ _form: at % 2 ? form : odd, email: odd, message: odd, 'applicant.lastName': odd }),
      { body: file, headers: from },
    ]
  }

  test('1,556 hostile submissions are accepted or rejected with a message, without server errors', async () => {
    const requests = attacks.flatMap((attack, at) => requestsOf(attack, at))
    expect(requests).toHaveLength(1_556)
    const odd: unknown[] = []
    const next = requests.entries()
    const work = async () => {
      for (const [index, request] of next) {
        const answer = await visitor.ask('/api/de/content/form', { method: 'POST', ...request })
        const body = (await answer.json()) as { title?: unknown; notice?: unknown }
        const hasMessage = typeof (answer.ok ? body.notice : body.title) === 'string'
        if (![200, 400, 404, 413, 422].includes(answer.status) || !hasMessage) odd.push([index, answer.status, body])
      }
    }
    await Promise.all(Array.from({ length: 8 }, work))
    expect(odd.slice(0, 5)).toEqual([])
    expect((await visitor.ask('/de/kontakt')).status).toBe(200)
  })
})
