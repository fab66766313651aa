import { expect, test } from 'vitest'
import type { ProductListFieldsFragment } from '#contracts/generated/commerce.ts'
import { apiUnder, makeTestContext, nadia, post } from '#tests/support/api-context.ts'
import { toList, toOrigin } from './list.ts'

type Entry = NonNullable<ProductListFieldsFragment['products']>[number]

const entry = (id: string, pivot: object) => ({ product: { id, sku: id, name: id }, pivot }) as Entry

// F182
test('a line has the quantity of the list; the target stock is another value', () => {
  const products = [entry('a', { amount: 3, par: 8, area: 'cold room' }), entry('b', { amount: 1 })]
  const tree = { departments: [], byPath: new Map(), byId: new Map(), taken: new Map() }
  const { name, articles, packs, lines } = toList(
    { id: '1', customerId: '1', name: 'Friday', products } as ProductListFieldsFragment,
    { locale: 'en', tree },
    { keepsPlaces: true, declares: false },
    { id: '1', editsLists: true },
  )
  expect([name, articles, packs]).toEqual(['Friday', 2, 4])
  expect(lines.map(({ productId, amount, par, area }) => [productId, amount, par, area])).toEqual([
    ['a', 3, 8, 'cold room'],
    ['b', 1, null, null],
  ])
})

test('the orderable part of a list leaves out sold-out lines', () => {
  const priced = (id: string, stockStatus: string, amount: number) => ({
    product: { id, sku: id, stockStatus, priceHtml: { finalPrice: '2.5', currencyCode: 'EUR' } },
    pivot: { amount },
  })
  const list = (...products: object[]) =>
    toList(
      { id: '1', customerId: '1', name: 'Friday', products } as unknown as ProductListFieldsFragment,
      { locale: 'en', tree: { departments: [], byPath: new Map(), byId: new Map(), taken: new Map() } },
      { keepsPlaces: true, declares: false },
      { id: '1', editsLists: true },
    )
  const { articles, packs, orderable, lines } = list(priced('a', 'in_stock', 3), priced('b', 'sold_out', 4))
  expect([articles, packs, orderable]).toEqual([2, 7, { articles: 1, packs: 3, total: '€7.50' }])
  expect(lines.map(({ total }) => total)).toEqual(['€7.50', null])
  expect(list(priced('b', 'sold_out', 4)).orderable).toEqual({ articles: 0, packs: 0, total: null })
})

test('an article added by its code is named in the response, so that every addition has its own message', async () => {
  const product = { id: '7', name: 'Brie', sku: '1001', ean13: null, type: 'simple', variants: [], parent: null }
  const found = [{ code: '1001', product: { ...product, stock: null, packing_label: 'wheel', content_value: null } }]
  const lists = { data: [{ id: '3', name: 'Friday', products: [] }], paginatorInfo: { lastPage: 1 } }
  const answers = { packingsByCodes: found, productListNames: lists, addToProductList: { success: true } }
  const { context } = await makeTestContext(answers, { session: nadia })
  const answer = await apiUnder('/lists').request('/3/products', post({ code: '1001' }), { context })
  expect(await answer.json()).toMatchObject({ notice: 'Saved to Friday', product: 'Brie' })
})

// F439, F500
test('the overview requests the first five lists', async () => {
  const data = [{ id: '3', name: 'Friday', products: [{ pivot: { amount: 2 } }] }]
  const { context, asked } = await makeTestContext({ firstLists: { data } }, { session: nadia })
  const answer = await apiUnder('/lists').request('/summary', {}, { context })
  expect(await answer.json()).toMatchObject({ lists: [{ id: '3', name: 'Friday' }] })
  expect(asked).toMatchObject([{ name: 'firstLists', variables: { first: 5 } }])
})

// F614
test('a backend without lists of a company has personal ones, which the role of the customer may change', () => {
  const reader = { id: '1', editsLists: false }
  const none = { isShared: null, author: null, isOwn: true, canEdit: false, canShare: false, version: null }
  expect(toOrigin({ customerId: '1' }, reader)).toEqual(none)
  expect(toOrigin({ customerId: null }, { ...reader, editsLists: true })).toEqual({ ...none, canEdit: true })
  const shared = { isShared: true, createdBy: { name: 'Tom Verbeke' }, canEdit: false, canShare: true, version: 3 }
  expect(toOrigin({ customerId: '2', ...shared }, { id: '1', editsLists: true })).toEqual({
    ...{ isShared: true, author: 'Tom Verbeke', isOwn: false, canEdit: false, canShare: true, version: 3 },
  })
})

// F614
test('a backend without extensions of lists is sent none, and lists cannot be shared', async () => {
  const extensions = ['addOnly', 'placeOnly'].map((name) => `ProductListProductInput.${name}`)
  const pivot = { amount: 2, area: null, par: null, position: 0 }
  const data = [{ id: '3', customerId: null, name: 'Friday', products: [{ product: { id: '7' }, pivot }] }]
  const answers = { productListNames: { data, paginatorInfo: { lastPage: 1 } }, addToProductList: { success: true } }
  const sent = async (lacks: string[]) => {
    const { context, asked } = await makeTestContext({ ...answers, lacks }, { session: nadia })
    const lists = apiUnder('/lists')
    await lists.request('/3/arrange', post({ 'area-7': 'Cellar' }), { context })
    await lists.request('/save', post({ list: '3', productId: '8' }), { context })
    return asked.filter(({ name }) => name === 'addToProductList').map(({ variables }) => variables)
  }
  const [place, added] = [
    { productId: '7', amount: 2, area: 'Cellar' },
    { productId: '8', amount: 1 },
  ]
  expect(await sent(extensions)).toEqual([
    { id: '3', products: [place] },
    { id: '3', products: [added] },
  ])
  expect(await sent([])).toEqual([
    { id: '3', products: [{ ...place, placeOnly: true }] },
    { id: '3', products: [{ ...added, addOnly: true }] },
  ])
  const { context, asked } = await makeTestContext({ lacks: ['Mutation.shareProductList'] }, { session: nadia })
  for (const [path, fields] of [
    ['/', { name: 'Friday', shared: '1' }],
    ['/3/share', { shared: '1' }],
  ] as const)
    expect((await apiUnder('/lists').request(path, post(fields), { context })).status).toBe(404)
  expect(asked).toEqual([])
})
