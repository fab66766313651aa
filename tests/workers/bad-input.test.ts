import { expect, test } from 'vitest'
import { headingOf } from '../support/head.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { sendRawRequest } from '../support/socket.ts'
import { createLoggedInVisitor, visitorOf, waitForCached } from '../support/visit.ts'

describeEachRuntime('bad input', (runtime) => {
  const visitor = visitorOf(runtime)

  // F489, F490, F491
  test('an unknown path, product or category returns 404 in the language of its path', async () => {
    const words = {
      '/geen-pagina': 'Deze pagina bestaat niet',
      '/en/no/such/page': 'Page not found',
      '/de/products/gibt-es-nicht': 'Seite nicht gefunden',
      '/fr/products/rien/du-tout': 'Page introuvable',
      '/en/offer/p/nothing': 'Page not found',
    }
    for (const [path, text] of Object.entries(words)) {
      const answer = await visitor.ask(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(headingOf(await answer.text())).toBe(text)
    }
    for (const [path, message] of [
      ['/en/no/such/page?from=mail', 'Page not found: /en/no/such/page<'],
      ['/en/offer/p/nothing', 'Page Not Found: /en/offer/p/nothing<'],
      ['/en/range/nothing?page=2', 'Page Not Found: /en/range/nothing?page=2<'],
    ] as const)
      expect([path, (await (await visitor.ask(path)).text()).includes(message)]).toEqual([path, true])
  })

  test('an invalid page, filter or sort order is ignored', async () => {
    for (const query of [
      'page=abc',
      'page=-1',
      'page=0',
      'page=1e9',
      'filters=%25%25%25',
      'filters=%',
      `filters=${'a'.repeat(5_000)}`,
      'sort=%00',
      'filters=brands%3A%27%3B--',
      'page=2&page=3',
    ]) {
      const answer = await visitor.ask(`/en/range?${query}`)
      // a number that is not a valid page redirects to the clean URL
      const clean = answer.status === 307 ? await visitor.ask(answer.headers.get('location') ?? '') : answer
      expect([query, clean.status]).toEqual([query, 200])
    }
  })

  // F351
  test('quantities outside 1 to 9999 return 422 at their field, and the cart is unchanged', async () => {
    const customer = await createLoggedInVisitor(runtime)
    const before = await (await customer.ask('/api/en/cart')).text()
    for (const quantity of ['0', '-1', '1e9', '99999', 'two', '', '1.5', null]) {
      const answer = await customer.post('/api/en/cart/items', { productId: '1', quantity })
      expect([quantity, answer.status]).toEqual([quantity, 422])
      expect(await answer.json()).toMatchObject({ errors: { quantity: [expect.any(String)] } })
    }
    expect(await (await customer.ask('/api/en/cart')).text()).toBe(before)
  })

  test('bodies that are too large return 413, invalid JSON 400 with a message', async () => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const large = await visitor.ask('/api/en/cart/items', {
      method: 'POST',
      headers,
      body: `{"productId":"${'x'.repeat(1_000_000)}"}`,
    })
    expect(large.status).toBe(413)
    const broken = await visitor.ask('/api/de/cart/items', { method: 'POST', headers, body: '{"productId":' })
    expect(broken.status).toBe(400)
    expect(await broken.json()).toMatchObject({ title: expect.stringContaining('gelesen') })
  })

  test('a page is HTML for every Accept header', async () => {
    for (const path of ['/en/range', '/en/login', '/en/range?q=oil'])
      for (const accept of ['application/json', 'image/webp', 'text/plain;q=0.1']) {
        const answer = await visitor.ask(path, { headers: { accept } })
        expect([path, accept, answer.status]).toEqual([path, accept, 200])
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
        expect(headingOf(await answer.text())).toBeTruthy()
      }
  })

  test('unusual paths, methods and encodings cause no server error', async () => {
    for (const path of [
      '/%',
      '/%E0%A4%A',
      '/en/%00',
      '/en/offer/p/%2e%2e%2f',
      `/en/${'a/'.repeat(300)}`,
      `/en?${'x=1&'.repeat(500)}`,
      '/dashboard/x.css',
      `/_page/${'a'.repeat(600)}.js`,
    ]) {
      const { status } = await visitor.ask(path)
      expect([path.slice(0, 40), status < 500]).toEqual([path.slice(0, 40), true])
    }
    for (const method of ['PUT', 'DELETE', 'PATCH', 'POST']) {
      const answer = await visitor.ask('/en', { method, headers: { 'sec-fetch-site': 'same-origin' } })
      expect([method, answer.status]).toEqual([method, 405])
    }
    expect((await visitor.ask('/api/xx/cart')).status).toBe(404)
    expect((await visitor.ask('/api/en/nothing')).status).toBe(404)
  })

  test('an invalid cart cookie does not affect responses to guests and customers', async () => {
    for (const junk of ['%E2%82%AC', 'x%0d%0ay', 'a'.repeat(2_000), '../..']) {
      const answer = await visitor.ask('/api/en/cart', { headers: { cookie: `pv_c=${junk}` } })
      expect([junk.slice(0, 12), answer.status]).toEqual([junk.slice(0, 12), 200])
    }
    expect((await visitor.ask('/api/en/catalogue/listing?page=3')).status).toBe(200)
    expect((await visitor.ask('/de')).status).toBe(200)
  })

  test('a form with thousands of fields returns 400 within 3 s', async () => {
    const names = Array.from({ length: 30_000 }, (_, index) => `f${index}=`).join('&')
    const started = performance.now()
    const answer = await visitor.ask('/api/nl/cart/items', {
      method: 'POST',
      body: names.slice(0, 250_000),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    })
    expect(answer.status).toBe(400)
    expect(performance.now() - started).toBeLessThan(3_000)
  })

  test('a write that does not read its body keeps the connection', async () => {
    const customer = await createLoggedInVisitor(runtime)
    for (let index = 0; index < 10; index++) {
      const answer = await customer.post('/api/en/account/sessions/end', { padding: 'x'.repeat(200_000) })
      expect(answer.status).toBe(200)
      await answer.text()
    }
  })

  test('arbitrary URLs store nothing in the durable cache', async () => {
    const before = (await runtime.kvKeys()).length
    for (let index = 0; index < 5; index++) {
      for (const path of [
        `/en/made-up-${index}`,
        `/en/${'a/'.repeat(200)}${index}`,
        `/en/range?filters=brands:${9_000 + index}`,
      ]) {
        await (await visitor.ask(path)).text()
      }
    }
    await new Promise((done) => setTimeout(done, 1_500))
    const newKeys = (await runtime.kvKeys()).filter((key) => /made-up|page:.*filters|page-data/.test(key))
    expect(newKeys.filter((key) => key.includes('made-up') || key.includes('filters'))).toEqual([])
    expect((await runtime.kvKeys()).length - before).toBeLessThan(20)
  })

  test('an arbitrary host name stores nothing in the durable cache', async () => {
    const { hostname, port } = new URL(runtime.url)
    const raw = (host: string) =>
      `GET /en/brands HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: x\r\nConnection: close\r\n\r\n`
    expect(await sendRawRequest(hostname, Number(port), raw('made-up.example'))).toMatch(/^HTTP\/1\.1 200/)
    await waitForCached(visitor, '/en/brands')
    await expect.poll(() => runtime.kvKeys().then((keys) => keys.some((key) => key.includes('/en/brands')))).toBe(true)
    expect((await runtime.kvKeys()).filter((key) => key.includes('made-up.example'))).toEqual([])
  })

  test('no spelling of a path redirects to another site', async () => {
    for (const path of [
      '/%5Cevil.example/',
      '/nl/%5Cevil.example',
      '/%09/evil.example/',
      '/%0d%0aSet-Cookie:x=1/',
      '/%00/',
    ]) {
      const answer = await visitor.ask(path)
      const target = new URL(answer.headers.get('location') ?? '/', runtime.url)
      expect([path, target.origin, answer.status < 500]).toEqual([path, new URL(runtime.url).origin, true])
    }
  })
})
