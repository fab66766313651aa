import { beforeEach, expect, test } from 'vitest'
import { loadTranslator } from '#i18n/translator.ts'
import { createRequestedQuote } from '../support/requested-quote.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createStaff } from '../support/staff.ts'
import { createLoggedInVisitor, lena, tom, type Visitor, visitorOf } from '../support/visit.ts'

const t = await loadTranslator('en')
const missing = '/en/desk-test/about-us'
const secret = 's'.repeat(43)
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const loginSentence = 'Log in as a member of staff to see this page.'

describeEachRuntime('desk', (runtime) => {
  const guest = () => visitorOf(runtime)
  let number = ''
  let company = ''
  let quote = ''
  let mail = 0
  const stateOf = async () => {
    const sql = `SELECT o.status, (SELECT status FROM companies WHERE id = 3) AS request, (SELECT sum(quote_version) FROM orders) AS quotes,
      (SELECT count(*) FROM outbox WHERE status = 'failed') AS mails, (SELECT group_concat(state) FROM order_progress WHERE order_id = o.id) AS states FROM orders o WHERE number = ?`
    const paths = await runtime.sql('SHOP_DB', 'SELECT path FROM missing_paths WHERE path = ?', missing)
    return { ...(await runtime.sql('COMMERCE_DB', sql, Number(number.slice(3))))[0], paths }
  }
  beforeEach(async () => {
    await runtime.sql('COMMERCE_DB', 'DELETE FROM login_failures')
    const [row] = await runtime.sql<{ number: number; name: string }>(
      'COMMERCE_DB',
      `SELECT o.number, c.name FROM orders o JOIN companies c ON c.id = o.company_id WHERE o.status = 'completed' ORDER BY o.number LIMIT 1`,
    )
    number = `PV-${row?.number}`
    company = row?.name ?? ''
    quote = await createRequestedQuote(runtime)
    await runtime.sql('COMMERCE_DB', "DELETE FROM outbox WHERE recipient LIKE '%@desk.example'")
    const [failed] = await runtime.sql<{ id: number }>(
      'COMMERCE_DB',
      `INSERT INTO outbox (recipient, locale, subject, text, html, created_at, status, attempts, failure)
        VALUES ('chef@desk.example', 'en', 'Choose a password', ?, '<p>', '2026-11-20T08:00:00.000Z', 'failed', 5, '550 mailbox full') RETURNING id`,
      `Choose:\nhttps://shop.example/en/reset-password?token=${secret}`,
    )
    mail = failed?.id ?? 0
    await runtime.sql(
      'SHOP_DB',
      `INSERT INTO missing_paths (path, hits, came_from, seen_at) VALUES (?, 99999, 'old.example', 1790000000000)
        ON CONFLICT (path) DO UPDATE SET hits = 99999`,
      missing,
    )
  })
  const logIn = (
    visitor: Visitor,
    { email, password }: { email: string; password: string },
    code: string,
    locale = 'en',
  ) => visitor.submit(`/desk/${locale}/login`, { email, password, code }, `/desk/${locale}/login`)
  async function enter() {
    const staff = await createStaff(runtime)
    const visitor = guest()
    expect((await logIn(visitor, staff, staff.code())).status).toBe(303)
    return { visitor, staff }
  }
  const routes = () => [
    '/desk/en',
    `/desk/en?status=all&search=${number}`,
    `/desk/en/orders/${number}`,
    `/desk/en/print?list=pick&status=all&search=${number}`,
    `/desk/en/print?list=delivery&status=all&search=${number}`,
    '/desk/en/password',
    '/desk/en/access',
    '/desk/en/access/3',
    '/desk/en/quotes',
    `/desk/en/quotes/${quote}`,
    '/desk/en/mails?status=waiting',
    `/desk/en/mails/${mail}`,
    '/desk/en/not-found',
    `/desk/en/not-found/path?source=${missing}`,
  ]
  const writes = (): [path: string, fields: Record<string, string>][] => [
    [`/desk/en/orders/${number}`, { state: 'received' }],
    ['/desk/en/password', { password: 'another-password', confirmPassword: 'another-password' }],
    ['/desk/en/access/3/approve', {}],
    ['/desk/en/access/3/reject', { reason: 'No' }],
    [`/desk/en/quotes/${quote}`, { version: '0', until: dayAhead(7), text: 'Forged' }],
    [`/desk/en/mails/${mail}/resend`, {}],
    ['/desk/en/not-found/redirect', { source: missing, target: '/en', status: '301' }],
    ['/desk/en/not-found/remove', { source: missing }],
  ]
  /** Every route is refused with a sentence, without data and without an effect. */
  async function expectRefusal(visitor: Visitor) {
    const before = await stateOf()
    for (const path of routes()) {
      const answer = await visitor.ask(path)
      const html = await answer.text()
      expect([path, answer.status, html.includes(loginSentence)]).toEqual([path, 401, true])
      expect(html).not.toContain(company)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
    for (const [path, fields] of writes()) {
      const answer = await visitor.submit(path, fields, path)
      expect([path, answer.status, (await answer.text()).includes(loginSentence)]).toEqual([path, 401, true])
    }
    expect(await stateOf()).toEqual(before)
  }

  // F670
  test('guests and customers are refused on every route', async () => {
    await expectRefusal(guest())
    for (const email of [tom, lena]) await expectRefusal(await createLoggedInVisitor(runtime, email))
  })

  // F670
  test('a token of a customer in the cookie of the desk is refused, and a token of staff opens no account', async () => {
    const { visitor } = await enter()
    const token = visitor.cookies.get('pv_k') ?? ''
    expect(token.length).toBeGreaterThan(30)
    const ask = (query: string, bearer: string) =>
      guest().post('/graphql/commerce', { query }, { authorization: `Bearer ${bearer}` })
    expect(await (await ask('{ accountInfo { status } }', token)).text()).toContain('UNAUTHENTICATED')
    const query = `mutation { customerLogin(input: { email: "${tom}", password: "proviant-demo" }) { accessToken } }`
    const { data } = (await (await guest().post('/graphql/commerce', { query })).json()) as {
      data: { customerLogin: { accessToken: string } }
    }
    const other = guest()
    other.cookies.set('pv_k', data.customerLogin.accessToken)
    await expectRefusal(other)
  })

  // F669
  test('an expired session and one that has logged out are refused', async () => {
    const { visitor, staff } = await enter()
    expect((await visitor.ask('/desk/en')).status).toBe(200)
    const left = guest()
    left.cookies.set('pv_k', visitor.cookies.get('pv_k') ?? '')
    await runtime.sql(
      'COMMERCE_DB',
      `UPDATE staff_sessions SET expires_at = '2020' WHERE staff_id = (SELECT id FROM staff WHERE email = ?)`,
      staff.email,
    )
    await expectRefusal(visitor)
    await expectRefusal(left)

    const { visitor: leaving } = await enter()
    const copy = guest()
    copy.cookies.set('pv_k', leaving.cookies.get('pv_k') ?? '')
    expect((await leaving.submit('/desk/en/logout', {}, '/desk/en')).status).toBe(303)
    expect(leaving.cookies.has('pv_k')).toBe(false)
    await expectRefusal(copy)
  })

  // F667, F668
  test('a password without its code and a repeated code are refused, and what was typed is kept', async () => {
    const staff = await createStaff(runtime)
    const visitor = guest()
    for (const code of ['', '000 00', 'abcdef']) {
      const answer = await logIn(visitor, staff, code, 'de')
      const html = await answer.text()
      expect([answer.status, html.includes('role="alert"'), html.includes(staff.email)]).toEqual([422, true, true])
      expect(visitor.cookies.has('pv_k')).toBe(false)
    }
    const code = staff.code()
    expect((await logIn(guest(), staff, code)).status).toBe(303)
    const again = await logIn(visitor, staff, code)
    expect([again.status, (await again.text()).includes('has been used already')]).toEqual([422, true])
    expect(visitor.cookies.has('pv_k')).toBe(false)
    await expectRefusal(visitor)
  })

  // F669
  test('the first password is replaced before anything else', async () => {
    const staff = await createStaff(runtime, { isNew: true })
    const visitor = guest()
    const entered = await logIn(visitor, staff, staff.code())
    expect(entered.headers.get('location')).toBe('/desk/en/password')
    for (const path of [
      '/desk/en',
      `/desk/en/orders/${number}`,
      '/desk/en/access',
      `/desk/en/not-found/path?source=${missing}`,
    ])
      expect((await visitor.ask(path)).headers.get('location')).toBe('/desk/en/password')
    const change = (password: string) =>
      visitor.submit('/desk/en/password', { password, confirmPassword: password }, '/desk/en/password')
    expect((await change('short')).status).toBe(422)
    expect((await change('a-password-of-my-own')).status).toBe(303)
    expect((await visitor.ask('/desk/en')).status).toBe(200)
  })

  // F668, F669
  test('the cookie is limited to the desk, and a write from another site is refused', async () => {
    const staff = await createStaff(runtime)
    const answer = await logIn(guest(), staff, staff.code())
    expect(answer.headers.getSetCookie().find((line) => line.startsWith('pv_k='))).toMatch(
      /; Max-Age=43200; Path=\/desk; HttpOnly; SameSite=Strict$/,
    )
    const { visitor } = await enter()
    const before = await stateOf()
    for (const [path, fields] of writes()) {
      const forged = await visitor.ask(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      })
      expect([path, forged.status, await stateOf()]).toEqual([path, 403, before])
    }
  })

  // F671, F672, F673, F674
  test('staff finds an order, changes it, sees the log and prints, without scripts', async () => {
    const { visitor, staff } = await enter()
    const list = await (await visitor.ask(`/desk/fr?status=all&search=${number}`)).text()
    expect(list).toContain(`href="/desk/fr/orders/${number}"`)
    const path = `/desk/en/orders/${number}`
    const page = await (await visitor.ask(path)).text()
    const [, sku = ''] = /name="delivered\.([^"]+)"/.exec(page) ?? []
    expect(page).toContain(company)
    const wrong = await visitor.submit(path, { state: '', [`delivered.${sku}`]: '99999' }, path)
    expect([wrong.status, (await wrong.text()).includes(`for ${sku}.`)]).toEqual([422, true])
    const typed = await visitor.submit(path, { state: 'received', [`delivered.${sku}`]: 'two' }, path)
    const typedPage = await typed.text()
    expect([
      typed.status,
      typedPage.includes(t('desk.wholeNumber', { sku })),
      typedPage.includes('value="two"'),
    ]).toEqual([...[422, true, true]])
    expect((await visitor.submit(path, { state: 'received', [`delivered.${sku}`]: '0' }, path)).status).toBe(303)
    const after = await (await visitor.ask(path)).text()
    expect(after).toContain(staff.email)
    expect(await stateOf()).toMatchObject({ status: 'completed', states: expect.stringContaining('received') })
    for (const list of ['pick', 'delivery'])
      expect(await (await visitor.ask(`/desk/en/print?list=${list}&status=all&search=${number}`)).text()).toContain(sku)
    expect((await visitor.ask('/desk/en/orders/PV-1')).status).toBe(404)
  })

  // F677
  test('a rejected value has its sentence beside its field, which gets the focus, and what was typed is kept', async () => {
    const { visitor } = await enter()
    /** The field of a page by its name: its tag, and the text that describes it. */
    const fieldOf = (html: string, name: string) => {
      const tag =
        new RegExp(`<(?:input|textarea)[^>]* name="${name.replaceAll('.', '\\.')}"[^>]*>`).exec(html)?.[0] ?? ''
      const id = /aria-describedby="([^" ]+)/.exec(tag)?.[1]
      return {
        tag,
        sentence: id ? (new RegExp(`id="${id}"[^>]*>(?:<svg.*?</svg>)?([^<]*)<`).exec(html)?.[1] ?? '') : '',
      }
    }
    const path = `/desk/en/orders/${number}`
    const [, sku = ''] = /name="delivered\.([^"]+)"/.exec(await (await visitor.ask(path)).text()) ?? []
    const password = { password: 'short', confirmPassword: 'short' }
    for (const [path, fields, name, sentence] of [
      [
        `/desk/en/orders/${number}`,
        { state: '', [`delivered.${sku}`]: 'two' },
        `delivered.${sku}`,
        t('desk.wholeNumber', { sku }),
      ],
      [`/desk/en/orders/${number}`, { state: '', [`delivered.${sku}`]: '99999' }, `delivered.${sku}`, sku],
      ['/desk/en/password', password, 'password', '10'],
      ['/desk/en/access/3/reject', { reason: ' ' }, 'reason', t('desk.access.reasonMissing')],
      ['/desk/en/login', { email: 'an@shop.example', password: 'x', code: '' }, 'code', t('desk.fillIn')],
    ] as const) {
      const answer = await visitor.submit(path, fields, path)
      const html = await answer.text()
      const { tag, sentence: shown } = fieldOf(html, name)
      expect([path, answer.status, html.includes(t('desk.checkFields'))]).toEqual([path, 422, true])
      expect(tag).toMatch(/aria-invalid="true"/)
      expect(tag).toMatch(/autofocus/i)
      expect(shown).toContain(sentence)
    }
  })

  // F679, F680
  test('staff answers a quote with a price, a text and a day, without scripts', async () => {
    const { visitor, staff } = await enter()
    const path = `/desk/en/quotes/${quote}`
    const list = await (await visitor.ask('/desk/en/quotes')).text()
    expect(list.includes(`href="${path}"`)).toBe(true)
    const html = await (await visitor.ask(path)).text()
    const [, sku = ''] = /name="price\.([^"]+)"/.exec(html) ?? []
    const [, version = ''] = /name="version" value="(\d+)"/.exec(html) ?? []
    const input = { version, until: dayAhead(7), text: 'For <June>', [`price.${sku}`]: '6,51' }
    const wrongAnswers: readonly (readonly [Record<string, string>, string])[] = [
      [{ ...input, [`price.${sku}`]: '1.000,50' }, t('desk.quotes.wrongPrice', { sku })],
      [{ ...input, [`price.${sku}`]: '0' }, t('desk.quotes.wrongPrice', { sku })],
      [{ ...input, until: '2020-01-01' }, '2020-01-01 is in the past.'],
      [{ ...input, text: 'x'.repeat(2001) }, 'The text has 2001 characters'],
    ]
    for (const [wrong, sentence] of wrongAnswers) {
      const answer = await visitor.submit(path, wrong, path)
      const page = await answer.text()
      expect([answer.status, page.includes(sentence), page.includes('aria-invalid="true"')]).toEqual([422, true, true])
      expect(page).toContain(`value="${wrong[`price.${sku}`]}"`)
    }
    expect((await visitor.submit(path, input, path)).headers.get('location')).toBe(path)
    const after = await (await visitor.ask(path)).text()
    for (const text of ['value="6.51"', 'For &lt;June&gt;', `${sku}: 6.51`, staff.email])
      expect([text, after.includes(text)]).toEqual([text, true])
    const again = await visitor.submit(path, input, path)
    expect([again.status, (await again.text()).includes('was changed at the same time')]).toEqual([409, true])
    expect((await visitor.ask(`/desk/en/quotes/${number}`)).status).toBe(404)
  })

  // F681, F682
  test('staff finds a failed mail, sees it without its token and sends it again, without scripts', async () => {
    const { visitor, staff } = await enter()
    const path = `/desk/en/mails/${mail}`
    const list = await (await visitor.ask('/desk/en/mails?status=failed&search=CHEF@desk')).text()
    expect([list.includes(`href="${path}"`), list.includes('550 mailbox full')]).toEqual([true, true])
    expect(await (await visitor.ask('/desk/en/mails?status=sent&search=chef@desk')).text()).not.toContain(
      `href="${path}"`,
    )
    const html = await (await visitor.ask(path)).text()
    expect(html).toContain('https://shop.example/en/reset-password?•••')
    expect(html).not.toContain(secret)
    const done = await visitor.submit(`${path}/resend`, {}, path)
    expect([done.status, done.headers.get('location')]).toEqual([303, path])
    expect(await (await visitor.ask(path)).text()).toContain(staff.email)
    const [row] = await runtime.sql<{ status: string }>('COMMERCE_DB', 'SELECT status FROM outbox WHERE id = ?', mail)
    expect(row?.status).not.toBe('failed')
    expect((await visitor.submit(`${path}/resend`, {}, path)).status).toBe(409)
    expect((await visitor.ask('/desk/en/mails/999999')).status).toBe(404)
  })

  // F688, F689
  test('staff redirects a missing page with one click, and removes another, without scripts', async () => {
    const { visitor, staff } = await enter()
    const pathPage = `/desk/en/not-found/path?${new URLSearchParams({ source: missing })}`
    const redirect = (target: string, status = '301', source = missing) =>
      visitor.submit('/desk/en/not-found/redirect', { source, target, status }, pathPage)
    const list = await (await visitor.ask('/desk/en/not-found')).text()
    expect([list.includes(`>${missing}</a>`), list.includes('name="target" value="/en/about-us"')]).toEqual([
      true,
      true,
    ])
    for (const [answer, field, sentence] of [
      [await redirect('/en/no-such-page'), 'target', t('operator.targetMissing')],
      [await redirect('javascript:alert(1)'), 'target', t('operator.targetInvalid')],
      [await redirect(missing), 'target', t('operator.redirectLoop')],
      [await redirect('/en/about-us', '999'), 'status', t('desk.fillIn')],
    ] as const) {
      const html = await answer.text()
      const tag = new RegExp(`<(?:input|select)[^>]* name="${field}"[^>]*>`).exec(html)?.[0] ?? ''
      expect([answer.status, tag.includes('aria-invalid="true"'), html.includes(sentence)]).toEqual([422, true, true])
    }
    expect((await guest().ask(missing)).status).toBe(404)
    const done = await redirect('/en/about-us')
    expect([done.status, done.headers.get('location')]).toEqual([303, '/desk/en/not-found'])
    const moved = await guest().ask(missing)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/en/about-us'])
    const after = await (await visitor.ask('/desk/en/not-found')).text()
    expect(after.includes(`>${missing}</a>`)).toBe(false)
    expect(after).toContain(`${staff.email}: redirected: ${missing} → /en/about-us (301)`)

    const other = `${missing}-2`
    await runtime.sql('SHOP_DB', 'INSERT OR REPLACE INTO missing_paths VALUES (?, 99999, NULL, 1790000000000)', other)
    expect((await visitor.submit('/desk/en/not-found/remove', { source: other }, pathPage)).status).toBe(303)
    expect(await runtime.sql('SHOP_DB', 'SELECT path FROM missing_paths WHERE path = ?', other)).toEqual([])
    expect((await visitor.ask('/desk/en/not-found/path?source=/en/unknown')).status).toBe(404)
  })

  // F675, F676, F678
  test('staff rejects a request with a reason and approves another, without scripts', async () => {
    const { visitor, staff } = await enter()
    const ids = await runtime.sql<{ id: number }>(
      'COMMERCE_DB',
      `INSERT INTO companies (name, email, vat_number, status, price_group, created_at)
        VALUES ('Bakkerij Wit', 'wit@desk.example', hex(randomblob(8)), 'pending', 'B', '2026-11-20T08:00:00.000Z'),
          ('Bakkerij Zwart', 'zwart@desk.example', hex(randomblob(8)), 'pending', 'B', '2026-11-20T09:00:00.000Z') RETURNING id`,
    )
    const [white, black] = ids.map(({ id }) => `/desk/en/access/${id}`)
    if (!white || !black) throw new Error('no requests')
    const list = await (await visitor.ask('/desk/en/access')).text()
    expect(list).toContain(`href="${white}"`)
    expect(list).toMatch(/aria-current="page">Access requests<span class="desk-count">\d+/)

    const done = await visitor.submit(`${white}/reject`, { reason: 'Outside of our region' }, white)
    expect([done.status, done.headers.get('location')]).toEqual([303, white])
    const rejected = await (await visitor.ask(white)).text()
    expect(rejected).toContain('Outside of our region')
    expect(rejected).toContain(staff.email)
    expect(rejected).not.toContain('<form method="post" action="/desk/en/access')
    expect((await visitor.submit(`${black}/approve`, {}, black)).status).toBe(303)
    expect(await (await visitor.ask(black)).text()).toContain(t('desk.access.statuses.approved'))
    const again = await visitor.submit(`${black}/reject`, { reason: 'Too late' }, black)
    expect([again.status, (await again.text()).includes('has been decided already')]).toEqual([409, true])
    expect((await visitor.ask('/desk/en/access/999999')).status).toBe(404)
    await runtime.sql('COMMERCE_DB', "DELETE FROM companies WHERE email LIKE '%@desk.example'")
  })

  // F670
  test('an outage of the commerce backend is a sentence with status 503, and what was typed is kept', async () => {
    const { visitor, staff } = await enter()
    await runtime.sql('COMMERCE_DB', 'ALTER TABLE staff RENAME TO staff_away')
    try {
      for (const path of routes()) {
        const answer = await visitor.ask(path)
        expect([path, answer.status, (await answer.text()).includes(t('desk.down'))]).toEqual([path, 503, true])
      }
      const login = await logIn(guest(), staff, staff.code())
      const html = await login.text()
      expect([login.status, html.includes(t('desk.down')), html.includes(staff.email)]).toEqual([503, true, true])
    } finally {
      await runtime.sql('COMMERCE_DB', 'ALTER TABLE staff_away RENAME TO staff')
    }
    expect((await visitor.ask('/desk/en')).status).toBe(200)
  })

  // F668
  test('the desk is in no sitemap and not indexed', async () => {
    const login = await guest().ask('/desk/en/login')
    expect([login.headers.get('x-robots-tag'), login.headers.get('cache-control')]).toEqual([
      'noindex, nofollow',
      'private, no-store',
    ])
    expect(await (await guest().ask('/robots.txt')).text()).toContain('Disallow: /desk')
    expect((await guest().ask('/desk')).status).toBe(302)
    expect((await guest().ask('/desk/xx')).status).toBe(404)
    expect((await guest().ask('/desk/en/nothing')).status).toBe(404)
  })
})
