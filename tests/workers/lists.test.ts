import { beforeAll, expect, test } from 'vitest'
import type { OverviewList, ProductList } from '#features/lists/list.ts'
import { json, listActions, screen } from '../support/list-actions.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { type StockedProduct, stockedProducts } from '../support/stocked-products.ts'
import { createLoggedInVisitor, lena, nadia, tom, visitorOf } from '../support/visit.ts'

describeEachRuntime('product lists', (runtime) => {
  const { make, read, amounts, skuOf } = listActions(runtime)
  let first: StockedProduct
  let second: StockedProduct

  beforeAll(async () => {
    const found = await stockedProducts(runtime, 2, 8)
    first = found[0] as StockedProduct
    second = found[1] as StockedProduct
  })

  // F015, F021, F136, F421, F422, F423, F425, F426
  test('with native forms a list is created, filled by SKU, changed, renamed and removed', async () => {
    const customer = await createLoggedInVisitor(runtime)
    const submit = async (path: string, fields: Record<string, string>, from = screen) => {
      const answer = await customer.submit(`/api/en/lists${path}`, fields, from)
      expect([path, answer.status]).toEqual([path, 303])
      return answer.headers.get('location') ?? ''
    }
    const longest = await submit('', { name: 'x'.repeat(80) })
    const idOf = (path: string) => new URL(path, runtime.url).searchParams.get('list') ?? ''
    expect((await customer.submit('/api/en/lists', { name: 'x'.repeat(81) }, screen)).status).toBe(422)
    await submit(`/${idOf(longest)}/remove`, {}, longest)
    const place = await submit('', { name: ' Friday ' })
    expect(place).toMatch(/^\/en\/dashboard\/orderLists\?list=\d+$/)
    const id = idOf(place)
    const empty = await (await customer.ask(place)).text()
    expect(empty).toContain('This list is still empty')
    // each change and its form on the page
    const formsOn = (page: string) =>
      [...page.matchAll(new RegExp(`<form[^>]* action="/api/en/lists/${id}([^"]*)"`, 'g'))].map(([, path]) => path)
    expect(formsOn(empty).sort()).toEqual(['', '/products', '/remove', '/share'])

    expect(await submit(`/${id}/products`, { code: await skuOf(first) }, place)).toBe(place)
    expect(await submit(`/${id}/products/${first.productId}`, { amount: '7' }, place)).toBe(place)
    expect(await read(customer, id)).toMatchObject({
      name: 'Friday',
      lines: [{ productId: first.productId, amount: 7, total: expect.stringMatching(/^€/) }],
    })
    const page = await (await customer.ask(place)).text()
    expect(page).toContain('value="7"')
    const line = `/products/${first.productId}`
    expect(formsOn(page).sort()).toEqual(['', '/products', line, `${line}/remove`, '/remove', '/share'].sort())
    expect(page).toContain(`href="${place}&amp;cart=1#reorder"`)
    await submit(`/${id}`, { name: 'Saturday' }, place)
    expect((await read(customer, id)).name).toBe('Saturday')
    await submit(`/${id}/products/${first.productId}/remove`, {}, place)
    expect(await amounts(customer, id)).toEqual([])
    expect(await submit(`/${id}/remove`, {}, place)).toBe(screen)
    expect((await customer.ask(`/api/en/lists/${id}`)).status).toBe(404)
  })

  test('the overview shows value, pictures and shortages of each list as the opened list does', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    const { lists } = await json<{ lists: OverviewList[] }>(await customer.ask('/api/en/lists/overview'))
    expect(lists.length).toBeGreaterThan(4)
    for (const { id, articles, contents } of lists) {
      const { lines, orderable } = await json<ProductList>(await customer.ask(`/api/en/lists/${id}`))
      expect(contents).toEqual({
        pictures: lines.slice(0, 4).map(({ productId, picture, tint }) => ({ id: productId, source: picture, tint })),
        total: orderable.total,
        soldOut: articles - orderable.articles,
      })
    }
    const page = await (await customer.ask(screen)).text()
    for (const { name, contents } of lists) expect([name, page.includes(contents?.total ?? '?')]).toEqual([name, true])
  })

  test('the overview names all lists, and shows the contents of the first twenty', async () => {
    const customer = await createLoggedInVisitor(runtime)
    const made: string[] = []
    while (made.length < 21) made.push(await make(customer, `Many ${made.length}`))
    const { lists } = await json<{ lists: OverviewList[] }>(await customer.ask('/api/en/lists/overview'))
    expect(lists.map(({ id }) => id)).toEqual(expect.arrayContaining(made))
    expect(lists.filter(({ contents }) => contents)).toHaveLength(20)
    for (const id of made) await customer.submit(`/api/en/lists/${id}/remove`, {}, screen)
  })

  test('invalid input returns 422 with the page, the input and the error', async () => {
    const customer = await createLoggedInVisitor(runtime)
    const id = await make(customer, 'Refused', [[first, 2]])
    const from = `${screen}?list=${id}`
    const long = 'x'.repeat(81)
    for (const [path, fields, typed, words] of [
      ['', { name: long }, long, 'Give the list a name of at most 80 characters.'],
      [`/${id}`, { name: long }, long, 'Give the list a name of at most 80 characters.'],
      [`/${id}/products`, { code: 'no such code' }, 'no such code', 'No item found with number no such code.'],
      [`/${id}/products/${first.productId}`, { amount: 'seven' }, 'seven', 'Enter a whole number from 1 to 9999.'],
    ] as const) {
      const answer = await customer.submit(`/api/en/lists${path}`, fields, path === '' ? screen : from)
      const page = await answer.text()
      expect([path, answer.status]).toEqual([path, 422])
      expect(page).toContain(`value="${typed}"`)
      expect(page).toContain(words)
      // the menu that contains the form is open
      expect(page.includes('<details class="dropdown align-left menu-form no-print" name="list" open=""')).toBe(
        path === `/${id}`,
      )
    }
    expect(await amounts(customer, id)).toEqual([[first.productId, 2]])
    await customer.post(`/api/en/lists/${id}/remove`, {})
  })

  // F424
  test('without scripts a bookmark opens a choice of lists; saving a product again keeps its amount', async () => {
    const customer = await createLoggedInVisitor(runtime)
    const id = await make(customer, 'Saved', [[first, 6]])
    const listingPath = '/en/range?page=2'
    const address = `${screen}?${new URLSearchParams({ save: await skuOf(first), redirect: listingPath })}`
    const page = await (await customer.ask(address)).text()
    expect(page).toContain(`name="redirect" value="${listingPath}"`)
    expect(page).toContain(`name="productId" value="${first.productId}"`)
    expect(page).toMatch(new RegExp(`<button[^>]* value="${id}"[^>]* name="list"`))
    for (const [redirect, next] of [
      [listingPath, listingPath],
      ['https://evil.example/', `${screen}?list=${id}`],
      ['//evil.example', `${screen}?list=${id}`],
    ] as const) {
      const fields = { productId: first.productId, list: id, redirect }
      const again = await customer.submit('/api/en/lists/save', fields, address)
      expect([again.status, again.headers.get('location')]).toEqual([303, next])
    }
    const range = await (await customer.ask(listingPath)).text()
    expect(range).toMatch(/orderLists\?save=[^"&]+&amp;redirect=%2Fen%2Frange%3Fpage%3D2"/)
    expect(await amounts(customer, id)).toEqual([[first.productId, 6]])
    const onNew = await customer.submit(
      '/api/en/lists/save-to-new',
      { productId: second.productId, name: 'New' },
      screen,
    )
    const made = new URL(onNew.headers.get('location') ?? '', runtime.url).searchParams.get('list') ?? ''
    expect(await amounts(customer, made)).toEqual([[second.productId, 1]])
    for (const list of [id, made]) await customer.post(`/api/en/lists/${list}/remove`, {})
    const unknown = await customer.ask(`${screen}?save=no-such-code`)
    expect(unknown.status).toBeLessThan(500)
  })

  // F439
  test('a list returns 404 to colleagues and other companies, and guests get 401', async () => {
    const owner = await createLoggedInVisitor(runtime)
    const id = await make(owner, 'Secret of Nadia', [[first, 3]])
    const { productId } = first
    const writes: [string, object][] = [
      [`/${id}`, { name: 'Mine' }],
      [`/${id}/remove`, {}],
      [`/${id}/products`, { code: await skuOf(first) }],
      [`/${id}/products/${productId}`, { amount: '9' }],
      [`/${id}/products/${productId}/remove`, {}],
      [`/${id}/products/${productId}/restore`, { amount: '9' }],
      ['/save', { productId, list: id }],
      [`/${id}/cart`, { how: 'add' }],
    ]
    for (const email of [tom, lena]) {
      const other = await createLoggedInVisitor(runtime, email)
      for (const path of [`/${id}`, `/${id}/reorder-preview`])
        expect([path, (await other.ask(`/api/en/lists${path}`)).status]).toEqual([path, 404])
      for (const [path, fields] of writes)
        expect([path, (await other.post(`/api/en/lists${path}`, fields)).status]).toEqual([path, 404])
      const page = await other.ask(`${screen}?list=${id}&cart=1`)
      expect(page.status).toBe(404)
      expect(await page.text()).not.toContain('Secret of Nadia')
    }
    const guest = visitorOf(runtime)
    for (const [path, fields] of writes)
      expect([path, (await guest.post(`/api/en/lists${path}`, fields)).status]).toEqual([path, 401])
    expect((await guest.ask('/api/en/lists')).status).toBe(401)
    expect((await guest.ask(`${screen}?list=${id}`)).headers.get('location')).toMatch(/^\/en\/login\?redirect=/)
    expect(await amounts(owner, id)).toEqual([[productId, 3]])
    await owner.post(`/api/en/lists/${id}/remove`, {})
  })

  // F421, F424
  test('invalid ids, names and amounts return 4xx with a message, and create nothing', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    const countOf = async () => (await json<{ lists: object[] }>(customer.ask('/api/en/lists'))).lists.length
    const before = await countOf()
    const texts = ['', ' ', '0', '-1', '1e9', '🧀', '\u0000', "1' OR 1=1", 'x'.repeat(5000)]
    for (const text of texts) {
      for (const [path, fields] of [
        ['/save', { productId: text, list: text }],
        ['/save-to-new', { productId: text, name: text.repeat(2) }],
        ['/999999', { name: text }],
        ['/999999/products', { code: text }],
        [`/1/products/${encodeURIComponent(text.slice(0, 60))}`, { amount: text }],
        ['/1/cart', { how: text }],
      ] as const) {
        const { status } = await customer.post(`/api/en/lists${path}`, fields)
        expect([path, text.slice(0, 20), status >= 400 && status < 500]).toEqual([path, text.slice(0, 20), true])
      }
    }
    const query = new URLSearchParams({ list: "1' OR 1=1", save: '\u0000🧀', cart: 'x'.repeat(500) })
    expect((await customer.ask(`${screen}?${query}`)).status).toBe(404)
    expect(await countOf()).toBe(before)
  })
})
