import { beforeEach, expect, test } from 'vitest'
import {
  addToProductList,
  createProductList,
  productLists,
  removeProductFromList,
  removeProductList,
  updateProductList,
  updateProductListProduct,
} from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

type Headers = Record<string, string>

let shop: TestCommerce
let ids: Record<string, string>
let nadia: Headers
let tom: Headers

beforeEach(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
  const { results } = await shop.db.prepare('SELECT sku, id FROM products').all<{ sku: string; id: number }>()
  ids = Object.fromEntries(results.map(({ sku, id }) => [sku, String(id)]))
  nadia = { ...(await shop.login('nadia')), 'x-locale': 'en' }
  tom = { ...(await shop.login('tom')), 'x-locale': 'en' }
})

const id = (sku: string) => ids[sku] ?? sku
const create = async (name: string, headers = nadia) => {
  const { createProductList: made } = await shop.ask(createProductList, { name }, headers)
  expect(made).toMatchObject({ success: true, productList: { name: name.trim(), products: [] } })
  return made?.productList?.id ?? ''
}
const put = (list: string, products: { productId: string; amount: number; area?: string | null; par?: number }[]) =>
  shop.ask(addToProductList, { id: list, products }, nadia)
const listsOf = async (headers: Headers) => (await shop.ask(productLists, { first: 100 }, headers)).productLists
const namesOf = async (headers: Headers) => (await listsOf(headers))?.data.map(({ name }) => name)
const articlesOf = async (list: string) =>
  (await listsOf(nadia))?.data
    .find((one) => one.id === list)
    ?.products?.map(({ product, pivot }) => [product.sku, pivot.amount])

// F182, F421, F422, F423
test('creates, renames and removes a list; lists are sorted by name', async () => {
  const first = (await namesOf(nadia)) ?? []
  const list = await create('  Bakery ')
  expect(await namesOf(nadia)).toEqual([...first, 'Bakery'].toSorted((a, b) => a.localeCompare(b)))
  const { updateProductList: renamed } = await shop.ask(updateProductList, { id: list, name: 'Zest' }, nadia)
  expect(renamed).toMatchObject({ id: list, customerId: '1', name: 'Zest' })
  expect(await shop.ask(removeProductList, { id: list }, nadia)).toEqual({ removeProductList: { success: true } })
  expect(await namesOf(nadia)).toEqual(first)
})

// F425
test('updateProductListProduct rejects a product that is not on the list', async () => {
  const list = await create('Monday')
  await put(list, [{ productId: id('200006'), amount: 3 }])
  const other = { id: list, product: { productId: id('200002'), amount: 4 } }
  const { errors } = await shop.send(updateProductListProduct, other, nadia)
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND'])
  expect(await articlesOf(list)).toEqual([['200006', 3]])
})

// F439, F500
test('lists are paginated', async () => {
  // one of his own, and the one that Nadia shares
  expect(await namesOf(tom)).toEqual(['Schoonmaak', 'Zondagsbrunch'])
  for (const name of ['Zander', 'Zest']) await shop.ask(createProductList, { name }, tom)
  const page = async (page: number) => (await shop.ask(productLists, { first: 3, page }, tom)).productLists
  expect(await page(1)).toMatchObject({ paginatorInfo: { count: 3, currentPage: 1, lastPage: 2, total: 4 } })
  expect(await page(2)).toMatchObject({
    paginatorInfo: { count: 1, currentPage: 2, lastPage: 2, total: 4 },
    data: [{ name: 'Zondagsbrunch' }],
  })
  const all = (await shop.ask(productLists, { first: 4, page: 1 }, tom)).productLists
  expect(all?.paginatorInfo).toMatchObject({ count: 4, lastPage: 1, total: 4 })
})

// F421, F422
test('accepts list names of 1 to 80 characters and rejects others', async () => {
  const list = await create('Name')
  const longest = 'x'.repeat(80)
  expect((await shop.ask(createProductList, { name: longest }, nadia)).createProductList?.success).toBe(true)
  expect((await shop.ask(updateProductList, { id: list, name: longest }, nadia)).updateProductList?.name).toBe(longest)
  for (const name of ['', '   ', 'x'.repeat(81)]) {
    for (const sent of [
      await shop.send(createProductList, { name }, nadia),
      await shop.send(updateProductList, { id: list, name }, nadia),
    ])
      expect(sent.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', validation: { name: [/\S/] } })
  }
})

// F182, F424, F425, F426
test('entries keep the order in which they were added, and a repeated product gets the new amount', async () => {
  const list = await create('Friday')
  await put(list, [
    { productId: id('200006'), amount: 3, area: 'cold room', par: 5 },
    { productId: id('200001-2'), amount: 1 },
  ])
  const { addToProductList: added } = await put(list, [
    { productId: id('200002'), amount: 2 },
    { productId: id('200006'), amount: 9 },
  ])
  expect(added?.success).toBe(true)
  expect(await articlesOf(list)).toEqual([
    ['200006', 9],
    ['200001-2', 1],
    ['200002', 2],
  ])
  expect(added?.productList?.products?.[0]?.pivot).toEqual({ amount: 9, area: 'cold room', par: 5, position: 0 })
  const cleared = { id: list, product: { productId: id('200006'), amount: 4, area: null } }
  const { updateProductListProduct: changed } = await shop.ask(updateProductListProduct, cleared, nadia)
  expect(changed).toMatchObject({ product: { sku: '200006' }, pivot: { amount: 4, area: null, par: 5 } })
  const { removeProductFromList: rest } = await shop.ask(
    removeProductFromList,
    { id: list, productId: id('200001-2') },
    nadia,
  )
  expect(rest?.products?.map(({ product }) => product.sku)).toEqual(['200006', '200002'])
})

// F424
test('rejects products that cannot be ordered and amounts outside 1 to 9999', async () => {
  const list = await create('Refused')
  const code = async (productId: string, amount: number) =>
    (await shop.send(addToProductList, { id: list, products: [{ productId, amount }] }, nadia)).errors[0]?.extensions
      .code
  expect(await code(id('200006'), 0)).toBe('BAD_USER_INPUT')
  expect(await code(id('200006'), 10_000)).toBe('BAD_USER_INPUT')
  expect(await code(id('200001'), 1)).toBe('BAD_USER_INPUT')
  expect(await code(id('200008'), 1)).toBe('BAD_USER_INPUT')
  expect(await code('999999', 1)).toBe('NOT_FOUND')
  expect(await code('x', 1)).toBe('NOT_FOUND')
  expect(await articlesOf(list)).toEqual([])
})

test('rejects lists of a colleague and unknown lists as not found; a guest has none', async () => {
  const list = await create('Private')
  await put(list, [{ productId: id('200006'), amount: 1 }])
  expect(await namesOf(tom)).not.toContain('Private')
  const product = { productId: id('200006'), amount: 7 }
  const tries = (own: string, headers: Headers) => [
    shop.send(updateProductList, { id: own, name: 'Mine' }, headers),
    shop.send(removeProductList, { id: own }, headers),
    shop.send(addToProductList, { id: own, products: [product] }, headers),
    shop.send(updateProductListProduct, { id: own, product }, headers),
    shop.send(removeProductFromList, { id: own, productId: product.productId }, headers),
  ]
  for (const { errors } of await Promise.all([...tries(list, tom), ...tries('999', tom), ...tries("1' OR 1", tom)])) {
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND')
    expect(errors[0]?.message).toBe('This list does not exist or no longer exists.')
  }
  const asGuest = [
    ...tries(list, {}),
    shop.send(productLists, {}, {}),
    shop.send(createProductList, { name: 'Guest' }, {}),
  ]
  for (const { errors } of await Promise.all(asGuest)) expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect(await articlesOf(list)).toEqual([['200006', 1]])
})

// F169
test("isInWishlist is true if a packing of the product is on one of the customer's lists", async () => {
  const saved = async (headers: Headers) =>
    Object.fromEntries(
      (
        (await shop.read('{ getProductListing(first: 50) { data { sku isInWishlist } } }', headers)) as {
          getProductListing: { data: { sku: string; isInWishlist: boolean }[] }
        }
      ).getProductListing.data.map(({ sku, isInWishlist }) => [sku, isInWishlist]),
    )
  const list = await create('Wine')
  await put(list, [{ productId: id('200001-2'), amount: 1 }])
  expect(await saved(nadia)).toMatchObject({ '200001': true, '200006': false })
  expect(await saved(tom)).toMatchObject({ '200001': false })
  expect(await saved({})).toMatchObject({ '200001': false })
})
