import { afterEach, beforeEach, expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { headingOf } from '../support/head.ts'
import { newestMail } from '../support/newest-mail.ts'
import { escapeText, textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, findOrderableProducts, lena, visitorOf } from '../support/visit.ts'

const sofie = 'sofie@brasserie-nova.example'
const email = 'jan@brasserie-nova.example'
const person = {
  firstName: 'Jan',
  lastName: 'Peeters',
  password: 'a-long-password',
  confirmPassword: 'a-long-password',
}

describeEachRuntime('users of a company', (runtime) => {
  const clear = async () => {
    await runtime.sql('COMMERCE_DB', 'DELETE FROM login_failures')
    await runtime.sql('COMMERCE_DB', 'DELETE FROM invitations WHERE email = ?', email)
    await runtime.sql('COMMERCE_DB', "DELETE FROM customers WHERE email = ? OR email LIKE '%removed.invalid'", email)
  }
  beforeEach(clear)
  afterEach(clear)
  const linkOf = async () => /href="([^"]*token=[^"]*)"/.exec((await newestMail(runtime, email))?.html ?? '')?.[1] ?? ''

  // F591, F592, F593, F594
  test.each(locales)(
    'without scripts a person is invited, accepts, gets another role and is removed (%s)',
    async (locale) => {
      const t = await loadTranslator(locale)
      const nadia = await createLoggedInVisitor(runtime)
      nadia.cookies.set('js', '0')
      const screen = localize(locale, 'dashboardUsers')
      const path = `/api/${locale}/account/users`
      const invited = await nadia.submit(`${path}/invitations`, { email, role: 'buyer' }, screen)
      expect([invited.status, invited.headers.get('location')]).toEqual([303, screen])
      const listed = textOf(await (await nadia.ask(screen)).text())
      for (const text of [email, 'Nadia Benali', 'Tom Verbeke', t('users.roles.buyer'), t('users.roles.bookkeeper')])
        expect(listed).toContain(escapeText(text))

      const link = await linkOf()
      expect(link).toMatch(/token=[\w-]{43}$/)
      expect(link.split('?')[0]).toBe(localize(locale, 'invitation'))
      const guest = visitorOf(runtime)
      guest.cookies.set('js', '0')
      const form = await (await guest.ask(link)).text()
      expect(headingOf(form)).toBe(escapeText(t('users.invitationTitle')))
      expect(textOf(form)).toContain(email)
      const given = { ...person, token: link.split('token=')[1] ?? '' }
      const refused = await guest.submit(`/api/${locale}/account/invitation`, { ...given, lastName: ' ' }, link)
      const shown = await refused.text()
      expect([refused.status, textOf(shown).includes(escapeText(t('forms.required')))]).toEqual([422, true])
      expect([shown.includes('value="Jan"'), shown.includes(person.password)]).toEqual([true, false])
      const accepted = await guest.submit(`/api/${locale}/account/invitation`, given, link)
      expect([accepted.status, accepted.headers.get('location')]).toEqual([303, localize(locale, 'dashboard')])
      expect((await guest.ask(localize(locale, 'dashboardOrders'))).status).toBe(200)
      const again = await visitorOf(runtime).submit(`/api/${locale}/account/invitation`, given, link)
      expect([again.status, headingOf(await again.text())]).toEqual([422, escapeText(t('account.linkOver'))])

      const [user] = await runtime.sql<{ id: number }>('COMMERCE_DB', 'SELECT id FROM customers WHERE email = ?', email)
      const changed = await nadia.submit(
        `${path}/${user?.id}/role`,
        { role: 'bookkeeper' },
        `${screen}?user=${user?.id}`,
      )
      expect([changed.status, changed.headers.get('location')]).toEqual([303, screen])
      expect((await guest.ask(`/api/${locale}/orders`)).status).toBe(401)
      expect((await nadia.submit(`${path}/${user?.id}/remove`, {}, screen)).status).toBe(303)
      expect(await (await nadia.ask(screen)).text()).not.toContain(email)
    },
  )

  // F589, F595
  test('a bookkeeper reads orders and invoices of the company, and gets 403 with a sentence for cart and checkout', async () => {
    const [productId] = await findOrderableProducts(runtime, 1)
    const visitor = await createLoggedInVisitor(runtime, sofie)
    visitor.cookies.set('js', '0')
    const sentence = 'Mit Ihrer Rolle können Sie nicht bestellen.'
    for (const path of ['/de/cart', '/de/checkout']) {
      const page = await visitor.ask(path)
      expect([path, page.status, (await page.text()).includes(sentence)]).toEqual([path, 403, true])
    }
    // a form without scripts returns its page
    const written = await visitor.submit(
      '/api/de/cart/items',
      { productId: productId ?? '', quantity: '1' },
      '/de/products',
    )
    expect([written.status, (await written.text()).includes(sentence)]).toEqual([422, true])
    for (const path of ['/de', '/de/products', '/de/dashboard', '/de/dashboard/account', '/de/dashboard/orders'])
      expect([path, (await visitor.ask(path)).status]).toEqual([path, 200])
    const orders = await (await visitor.ask('/de/dashboard/orders')).text()
    expect([orders.includes('Nadia Benali'), orders.includes('cart=1')]).toEqual([true, false])
    const { invoices } = (await (await visitor.ask('/api/de/invoices')).json()) as { invoices: { id: string }[] }
    const invoice = await (await visitor.ask(`/de/dashboard/invoices?invoice=${invoices[0]?.id}`)).text()
    expect(textOf(invoice)).toContain('Nadia Benali')
    const overview = await (await visitor.ask('/de/dashboard')).text()
    expect(overview).not.toContain(`href="${localize('de', 'dashboardUsers')}`)
    expect(overview).not.toMatch(/action="\/api\/de\/(?:cart|orders|planning)/)
    const users = await visitor.ask('/de/dashboard/users')
    expect([users.status, (await users.text()).includes('Nur ein Administrator')]).toEqual([403, true])
  })

  // F595
  test('a buyer has the cart and no invoices', async () => {
    await runtime.sql('COMMERCE_DB', "UPDATE customers SET role = 'buyer' WHERE email = ?", sofie)
    const visitor = await createLoggedInVisitor(runtime, sofie)
    await runtime.sql('COMMERCE_DB', "UPDATE customers SET role = 'buyer' WHERE email = ?", sofie)
    visitor.cookies.set('js', '0')
    const statusOf = async (path: string) => (await visitor.ask(path)).status
    expect([await statusOf('/en/cart'), await statusOf('/en/dashboard'), await statusOf('/en')]).toEqual([
      200, 200, 200,
    ])
    const invoices = await visitor.ask('/en/dashboard/invoices')
    expect([invoices.status, (await invoices.text()).includes('see the invoices of your company')]).toEqual([403, true])
    expect(await (await visitor.ask('/en/dashboard')).text()).not.toContain('/en/dashboard/invoices')
    await runtime.sql('COMMERCE_DB', "UPDATE customers SET role = 'bookkeeper' WHERE email = ?", sofie)
  })

  // F591, F592
  test('bad input returns 4xx with a sentence and changes nothing', async () => {
    const nadia = await createLoggedInVisitor(runtime)
    const stranger = await createLoggedInVisitor(runtime, lena)
    const post = async (visitor: typeof nadia, path: string, body: object) => {
      const answer = await visitor.post(`/api/en/account/${path}`, body)
      return [answer.status, ((await answer.json()) as { title?: string }).title] as const
    }
    const snapshot = async () => [
      await runtime.sql('COMMERCE_DB', 'SELECT id, email, role, epoch, is_active FROM customers ORDER BY id'),
      await runtime.sql('COMMERCE_DB', 'SELECT email, role FROM invitations ORDER BY id'),
    ]
    const before = await snapshot()
    const [open] = await runtime.sql<{ id: number }>('COMMERCE_DB', 'SELECT id FROM invitations')
    const rows: [typeof nadia, string, object, number][] = [
      [nadia, 'users/invitations', { email: 'no address', role: 'buyer' }, 422],
      [nadia, 'users/invitations', { email, role: 'owner' }, 422],
      [nadia, 'users/invitations', { email, role: '' }, 422],
      [nadia, 'users/invitations', { email: sofie, role: 'buyer' }, 422],
      [nadia, 'users/invitations', { email: lena, role: 'buyer' }, 422],
      [nadia, 'users/3/role', { role: 'buyer' }, 404],
      [nadia, 'users/2/role', { role: 'owner' }, 422],
      [nadia, 'users/none/remove', {}, 404],
      [nadia, 'users/invitations/none/withdraw', {}, 404],
      [stranger, 'users/2/remove', {}, 404],
      [stranger, 'users/3/remove', {}, 409],
      [stranger, 'users/3/role', { role: 'buyer' }, 409],
      [stranger, `users/invitations/${open?.id}/withdraw`, {}, 404],
      [visitorOf(runtime), 'invitation', { ...person, token: 'altered' }, 422],
      [visitorOf(runtime), 'invitation', { ...person, token: 'x'.repeat(600) }, 422],
    ]
    for (const [visitor, path, body, expected] of rows) {
      const [status, title = ''] = await post(visitor, path, body)
      expect([path, body, status, title.length > 10]).toEqual([path, body, expected, true])
    }
    expect(await snapshot()).toEqual(before)
  })
})
