import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Role } from '#contracts/permissions.ts'
import type { NamedList, ProductList } from '#features/lists/list.ts'
import { localize } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { json, listActions, screen } from '../support/list-actions.ts'
import { escapeText, textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { type StockedProduct, stockedProducts } from '../support/stocked-products.ts'
import { createLoggedInVisitor, lena, tom, type Visitor } from '../support/visit.ts'

const sofie = 'sofie@brasserie-nova.example'

describeEachRuntime('lists of a company', (runtime) => {
  const { make, amounts, skuOf } = listActions(runtime)
  let first: StockedProduct
  let second: StockedProduct
  beforeAll(async () => {
    const [one, other] = await stockedProducts(runtime, 2, 8)
    first = one as StockedProduct
    second = other as StockedProduct
  })
  const setRole = (role: Role) => runtime.sql('COMMERCE_DB', 'UPDATE customers SET role = ? WHERE email = ?', role, tom)
  afterEach(async () => {
    await setRole('administrator')
    await runtime.sql('COMMERCE_DB', "DELETE FROM product_lists WHERE name LIKE 'Ours%'")
  })
  const makeShared = async (visitor: Visitor, name: string, entries: [StockedProduct, number][] = []) => {
    const id = await make(visitor, name, entries)
    await json(visitor.post(`/api/en/lists/${id}/share`, { shared: '1' }))
    return id
  }
  const read = (visitor: Visitor, id: string) => json<ProductList>(visitor.ask(`/api/en/lists/${id}`))
  const formsOn = (page: string, id: string) =>
    [...page.matchAll(new RegExp(`<form[^>]* action="/api/\\w+/lists/${id}([^"]*)"`, 'g'))]
      .map(([, path]) => path)
      .sort()

  // F610, F611, F613
  test.each(['nl', 'de'] as const)(
    'without scripts a list is created for the company, used by a buyer and a bookkeeper, and made personal again (%s)',
    async (locale) => {
      const t = await loadTranslator(locale)
      const page = localize(locale, 'dashboardOrderLists')
      const path = `/api/${locale}/lists`
      const nadia = await createLoggedInVisitor(runtime)
      expect(await (await nadia.ask(page)).text()).toContain('name="shared" value="1"')
      const made = await nadia.submit(path, { name: 'Ours', shared: '1' }, page)
      const place = made.headers.get('location') ?? ''
      const id = new URL(place, runtime.url).searchParams.get('list') ?? ''
      await nadia.submit(`${path}/${id}/products`, { code: await skuOf(first) }, place)
      const origin = escapeText(t('lists.ofCompanyBy', { name: 'Nadia Benali' }))
      const own = await (await nadia.ask(place)).text()
      expect(textOf(own)).toContain(origin)
      expect(formsOn(own, id)).toContain('/share')

      for (const [email, role] of [
        [tom, 'buyer'],
        [sofie, 'bookkeeper'],
      ] as const) {
        if (email === tom) await setRole(role)
        const colleague = await createLoggedInVisitor(runtime, email)
        const overview = await (await colleague.ask(page)).text()
        expect([role, textOf(overview).includes(origin)]).toEqual([role, true])
        // a buyer has personal lists
        expect([role, overview.includes(`action="${path}"`)]).toEqual([role, role === 'buyer'])
        expect(overview).not.toContain('name="shared"')
        const opened = await (await colleague.ask(place)).text()
        expect(textOf(opened)).toContain(escapeText(t('lists.readOnly')))
        expect(formsOn(opened, id)).toEqual([])
        expect([role, opened.includes('cart=1#reorder')]).toEqual([role, role === 'buyer'])
        expect([role, opened.includes('sheet=count'), opened.includes('sheet=arrange')]).toEqual([
          ...[role, role === 'buyer', false],
        ])
        for (const sheet of ['price-list', 'stocktake-sheet'])
          expect((await colleague.ask(`${place}&sheet=${sheet}`)).status).toBe(200)
        expect((await colleague.ask(`${path}/${id}/csv`)).status).toBe(200)
        const refused = await colleague.submit(`${path}/${id}`, { name: 'Ours, taken' }, place)
        expect(refused.status).toBe(422)
        expect((await read(nadia, id)).name).toBe('Ours')
      }
      const buyer = await createLoggedInVisitor(runtime, tom)
      const counted = await buyer.submit(`${path}/${id}/count`, { [`left-${first.productId}`]: '0' }, place)
      expect([counted.status, counted.headers.get('location')]).toEqual([303, expect.stringContaining('?quickOrder=')])
      await json(buyer.post(`${path}/${id}/cart`, { how: 'replace' }))
      await json(buyer.post('/api/en/cart/clear', {}))
      const personal = await nadia.submit(`${path}/${id}/share`, { shared: '0' }, place)
      expect([personal.status, personal.headers.get('location')]).toEqual([303, place])
      expect((await buyer.ask(`${path}/${id}`)).status).toBe(404)
      expect(textOf(await (await nadia.ask(place)).text())).toContain(escapeText(t('lists.personal')))
    },
  )

  // F611
  test('a role that does not change lists of the company gets 403 with a sentence, and an unknown list 404', async () => {
    const nadia = await createLoggedInVisitor(runtime)
    const id = await makeShared(nadia, 'Ours', [[first, 3]])
    await setRole('buyer')
    const buyer = await createLoggedInVisitor(runtime, tom)
    const stranger = await createLoggedInVisitor(runtime, lena)
    const { productId } = first
    const writes: [string, Record<string, string>][] = [
      [`/${id}`, { name: 'Ours, taken' }],
      [`/${id}/remove`, {}],
      [`/${id}/share`, { shared: '0' }],
      [`/${id}/products`, { code: await skuOf(second) }],
      [`/${id}/products/${productId}`, { amount: '9' }],
      [`/${id}/products/${productId}/remove`, {}],
      [`/${id}/products/${second.productId}/restore`, { amount: '9' }],
      [`/${id}/arrange`, { [`area-${productId}`]: 'Cellar' }],
      ['/save', { productId: second.productId, list: id }],
    ]
    for (const [path, fields] of writes) {
      const answer = await buyer.post(`/api/en/lists${path}`, fields)
      const { title } = (await answer.json()) as { title: string }
      expect([path, answer.status, title]).toEqual([
        ...[path, 403, 'Your role allows you to use the lists of your company, but not to change them.'],
      ])
      expect([path, (await stranger.post(`/api/en/lists${path}`, fields)).status]).toEqual([path, 404])
    }
    expect((await buyer.post('/api/en/lists', { name: 'Ours', shared: '1' })).status).toBe(403)
    // the choice of lists for a product has those that the buyer may change
    const { lists } = await json<{ lists: NamedList[] }>(buyer.ask('/api/en/lists'))
    expect(lists.find((list) => list.id === id)).toMatchObject({ canEdit: false, author: 'Nadia Benali', isOwn: false })
    const choice = await (await buyer.ask(`${screen}?save=${await skuOf(second)}`)).text()
    expect(choice).not.toMatch(new RegExp(`<button[^>]* value="${id}"`))
    expect(await amounts(nadia, id)).toEqual([[productId, 3]])
    for (const shared of ['', '2', 'true', "1' OR 1=1"])
      expect((await nadia.post(`/api/en/lists/${id}/share`, { shared })).status).toBe(422)
    expect(await read(nadia, id)).toMatchObject({ isShared: true, name: 'Ours' })
  })

  // F611
  test('the overview offers a bookkeeper no additions, and a bookmark the sentence', async () => {
    const bookkeeper = await createLoggedInVisitor(runtime, sofie)
    const page = await (await bookkeeper.ask(screen)).text()
    expect(page).not.toMatch(/action="\/api\/en\/lists/)
    expect(page).not.toContain('cart=1')
    const sentence = 'Your role allows you to use lists, but not to change them.'
    expect(textOf(page)).toContain(sentence)
    const choice = await (await bookkeeper.ask(`${screen}?save=${await skuOf(first)}`)).text()
    expect(textOf(choice)).toContain(sentence)
    expect(choice).not.toMatch(/action="\/api\/en\/lists/)
  })

  // F612
  test('a rename of an older name returns 409 and is shown with the newer name; saved again it replaces it', async () => {
    const nadia = await createLoggedInVisitor(runtime)
    const colleague = await createLoggedInVisitor(runtime, tom)
    const id = await makeShared(nadia, 'Ours')
    const place = `${screen}?list=${id}`
    const { version } = await read(nadia, id)
    const fields = { name: 'Ours, of Nadia', version: String(version) }
    await json(colleague.post(`/api/en/lists/${id}`, { name: 'Ours, of Tom', version: String(version) }))
    const stale = await nadia.post(`/api/en/lists/${id}`, fields)
    expect([stale.status, ((await stale.json()) as { title: string }).title]).toEqual([
      ...[409, 'Meanwhile this list has been renamed to “Ours, of Tom”. Save again to use your name anyway.'],
    ])
    const refused = await nadia.submit(`/api/en/lists/${id}`, fields, place)
    const page = await refused.text()
    expect([refused.status, page.includes('value="Ours, of Nadia"')]).toEqual([422, true])
    expect(textOf(page)).toContain('renamed to “Ours, of Tom”')
    const [, next = ''] = /name="version" value="(\d+)"/.exec(page) ?? []
    expect(Number(next)).toBe((version ?? 0) + 1)
    await nadia.submit(`/api/en/lists/${id}`, { ...fields, version: next }, place)
    expect((await read(colleague, id)).name).toBe('Ours, of Nadia')
    for (const wrong of ['0', 'x', '-1', '1.5'])
      expect((await nadia.post(`/api/en/lists/${id}`, { name: 'Ours', version: wrong })).status).toBe(422)
  })

  // F612
  test('two users who arrange a list at once keep both changes, and an edit of a removed item is a conflict', async () => {
    const nadia = await createLoggedInVisitor(runtime)
    const colleague = await createLoggedInVisitor(runtime, tom)
    const entries: [StockedProduct, number][] = [
      [first, 3],
      [second, 4],
    ]
    const id = await makeShared(nadia, 'Ours', entries)
    const [one, two] = [first.productId, second.productId]
    const sheet = await (await nadia.ask(`${screen}?list=${id}&sheet=arrange`)).text()
    const [, seen = ''] = /name="seen" value="([^"]*)"/.exec(sheet) ?? []
    const shown = { seen: seen.replaceAll('&quot;', '"'), [`area-${one}`]: '', [`par-${one}`]: '', [`area-${two}`]: '' }
    const arrange = (visitor: Visitor, fields: object) =>
      visitor.post(`/api/en/lists/${id}/arrange`, { ...shown, ...fields })
    const places = async () =>
      (await read(nadia, id)).lines.map(({ productId, amount, area, par }) => [productId, amount, area, par])
    await Promise.all([
      arrange(nadia, { [`area-${one}`]: 'Cold room' }),
      arrange(colleague, { [`area-${two}`]: 'Cellar' }),
      colleague.post(`/api/en/lists/${id}/products/${one}`, { amount: '8' }),
    ])
    // a later save of the same page keeps what it did not change
    await arrange(nadia, { [`area-${one}`]: 'Cold room', [`par-${one}`]: '9' })
    expect(await places()).toEqual([
      [one, 8, 'Cold room', 9],
      [two, 4, 'Cellar', null],
    ])
    await json(colleague.post(`/api/en/lists/${id}/products/${two}/remove`, {}))
    const gone = await arrange(nadia, { [`area-${two}`]: 'Attic', [`par-${one}`]: '2' })
    expect([gone.status, ((await gone.json()) as { title: string }).title]).toEqual([
      ...[409, 'An item that you changed is no longer on the list. Check the list and save again.'],
    ])
    for (const [path, fields] of [
      ['', { amount: '9' }],
      ['/remove', {}],
    ] as const) {
      const line = await nadia.post(`/api/en/lists/${id}/products/${two}${path}`, fields)
      expect([line.status, ((await line.json()) as { title: string }).title]).toEqual([
        ...[409, 'This item is no longer on the list.'],
      ])
    }
    expect((await arrange(nadia, { move: `up:${two}` })).status).toBe(409)
    expect(await places()).toEqual([[one, 8, 'Cold room', 9]])
    for (const wrong of ['x', '{"1":1}', '{"1":["a"]}'])
      expect([wrong, (await arrange(nadia, { seen: wrong })).status]).toEqual([wrong, 422])
    await json(colleague.post(`/api/en/lists/${id}/remove`, {}))
    const lost = await nadia.post(`/api/en/lists/${id}/products/${one}`, { amount: '9' })
    expect([lost.status, ((await lost.json()) as { title: string }).title]).toEqual([
      ...[404, 'This list does not exist or no longer exists.'],
    ])
  })
})
