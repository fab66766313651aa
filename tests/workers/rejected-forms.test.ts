import { expect, test } from 'vitest'
import { elementsOf, mainOf, textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, tom, visitorOf } from '../support/visit.ts'

describeEachRuntime('rejected form without scripts', (runtime) => {
  test('a form of the account, sent after the session has ended, shows the login page with a message', async () => {
    const answer = await visitorOf(runtime).submit('/api/fr/lists', { name: 'Été' }, '/fr/dashboard/orderLists')
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(elementsOf(html, 'h1').map(({ text }) => text)).toEqual(['Se connecter'])
    expect(html).toContain('Connectez-vous pour continuer.')
    expect(mainOf(html)).toContain(`redirect=${encodeURIComponent('/fr/dashboard/orderLists')}`)
  })

  test('a form of the account shows the login page if the backend has ended the session', async () => {
    const customer = await createLoggedInVisitor(runtime, tom)
    await runtime.sql(
      'COMMERCE_DB',
      'UPDATE access_tokens SET epoch = -1 WHERE customer_id = (SELECT id FROM customers WHERE email = ?)',
      tom,
    )
    const answer = await customer.submit('/api/en/lists', { name: 'Summer' }, '/en/dashboard/orderLists')
    const html = await answer.text()
    expect([answer.status, elementsOf(html, 'h1').map(({ text }) => text)]).toEqual([422, ['Log in']])
    expect(html).toContain('Your session has ended.')
  })

  test('a form of a page for guests too, sent after the session has ended, focuses the message', async () => {
    for (const [from, how] of [
      ['/fr/products', 'revoked'],
      ['/fr/checkout', 'revoked'],
      ['/fr/checkout', 'expired'],
    ] as const) {
      const customer = await createLoggedInVisitor(runtime, tom)
      const revoke =
        'UPDATE access_tokens SET epoch = -1 WHERE customer_id = (SELECT id FROM customers WHERE email = ?)'
      await runtime.sql('COMMERCE_DB', revoke, tom)
      // a page that is opened meanwhile ends the session of the browser
      if (how === 'expired') await (await customer.ask('/fr/login')).text()
      const answer = await customer.submit('/api/fr/lists', { name: 'Été' }, from)
      const html = await answer.text()
      expect([from, how, answer.status]).toEqual([from, how, 422])
      expect(html).toMatch(/class="notice notice-(warn|error)"[^>]* autofocus=/)
    }
  })

  test('a form that its page no longer contains shows the page with a message', async () => {
    const customer = await createLoggedInVisitor(runtime)
    await customer.post('/api/en/cart/clear', {})
    for (const [from, title] of [
      ['/en/cart', 'Your cart'],
      ['/en/about-us', 'About us'],
    ] as const) {
      const answer = await customer.submit('/api/en/cart/items/123456/remove', {}, from)
      const html = await answer.text()
      expect([from, answer.status, textOf(html).includes(title)]).toEqual([from, 422, true])
      expect(html).toMatch(/class="wrap served"><div[^>]*class="notice notice-error/)
    }
  })

  test('a form from a page that redirects shows the home page with a message', async () => {
    const guest = visitorOf(runtime)
    const answer = await guest.submit('/api/en/cart/items', { productId: '1', quantity: 'x' }, '/en/about-us/')
    const html = await answer.text()
    expect([answer.status, answer.headers.get('location')]).toEqual([422, null])
    expect(html).toMatch(/class="wrap served"><div[^>]*class="notice notice-error/)
  })

  test('a form of another site or with a large body is rejected with a page in the language of its path', async () => {
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
    const send = (path: string, more: Record<string, string>, body: string) =>
      visitorOf(runtime).ask(path, { method: 'POST', body, headers: { ...headers, ...more } })
    for (const [path, lang, text] of [
      ['/api/de/cart/items', 'de', 'Diese Anfrage kommt nicht von einer Seite dieses Shops.'],
      ['/desk/fr/login', 'fr', 'Cette demande ne provient pas d’une page de cette boutique.'],
      ['/en/about-us', 'en', 'This request does not come from a page of this shop.'],
    ]) {
      const foreign = await send(path ?? '', { 'sec-fetch-site': 'cross-site' }, 'a=1')
      const html = await foreign.text()
      expect([path, foreign.status, html.includes(`lang="${lang}"`)]).toEqual([path, 403, true])
      expect(textOf(html)).toContain(text)
    }
    const broken = await visitorOf(runtime).ask('/desk/de/login', {
      method: 'POST',
      body: 'a=1',
      headers: { ...headers, 'content-type': 'multipart/form-data', 'sec-fetch-site': 'same-origin' },
    })
    expect([broken.status, textOf(await broken.text())]).toEqual([400, expect.stringContaining('gelesen')])
    const large = await send('/api/nl/cart/items', { 'sec-fetch-site': 'same-origin' }, `a=${'x'.repeat(300_000)}`)
    expect([large.status, textOf(await large.text())]).toEqual([413, expect.stringContaining('te groot')])
  })
})
