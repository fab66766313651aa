// Lists of a company: who sees and changes them, and concurrent changes of two users.
import { beforeEach, expect, test } from 'vitest'
import * as commerce from '#contracts/generated/commerce.ts'
import { type Role, roles } from '#contracts/permissions.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

type Headers = Record<string, string>
type Entry = { productId: string; amount: number; area?: string; par?: number; addOnly?: boolean; placeOnly?: boolean }

let shop: TestCommerce
let ids: Record<string, string>
let nadia: Headers
let tom: Headers
let lena: Headers

const as = async (name: 'nadia' | 'tom' | 'lena') => ({ ...(await shop.login(name)), 'x-locale': 'en' })
const setRole = async (customer: 1 | 2, role: Role) => {
  await shop.db.prepare('UPDATE customers SET role = ?1 WHERE id = ?2').bind(role, customer).run()
}
beforeEach(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
  const { results } = await shop.db.prepare('SELECT sku, id FROM products').all<{ sku: string; id: number }>()
  ids = Object.fromEntries(results.map(({ sku, id }) => [sku, String(id)]))
  nadia = await as('nadia')
  tom = await as('tom')
  lena = await as('lena')
  await shop.db.prepare('DELETE FROM product_lists').run()
})

const id = (sku: string) => ids[sku] ?? sku
async function create(headers: Headers, name: string, shared = true) {
  const { createProductList: made } = await shop.ask(commerce.createProductList, { name, shared }, headers)
  return made?.productList?.id ?? ''
}
const add = (list: string, headers: Headers, ...products: Entry[]) =>
  shop.send(commerce.addToProductList, { id: list, products }, headers)
const set = (list: string, headers: Headers, product: Entry) =>
  shop.send(commerce.updateProductListProduct, { id: list, product }, headers)
const rename = (list: string, headers: Headers, name: string, version?: number) =>
  shop.send(commerce.updateProductList, { id: list, name, ...(version && { version }) }, headers)
const share = (list: string, headers: Headers, shared: boolean) =>
  shop.send(commerce.shareProductList, { id: list, shared }, headers)
const readLists = async (headers: Headers) =>
  (await shop.ask(commerce.productLists, { first: 100 }, headers)).productLists?.data ?? []
const find = async (list: string, headers: Headers) => (await readLists(headers)).find((one) => one.id === list)
const entriesOf = async (list: string, headers = nadia) =>
  (await find(list, headers))?.products?.map(({ product: { sku }, pivot: { amount, area, par } }) => [
    ...[sku, amount, area, par],
  ])
type Sent = Awaited<ReturnType<typeof set>>
const errorOf = async (sent: { errors: Sent['errors'] } | Promise<{ errors: Sent['errors'] }>) => {
  const { errors } = await sent
  return errors[0] && `${errors[0].extensions.code} ${errors[0].message}`
}

// F610
test('a list of the company is visible to all its users with its creator, a personal one to its creator', async () => {
  const shared = await create(nadia, 'Kitchen')
  const personal = await create(nadia, 'Mine', false)
  await add(shared, nadia, { productId: id('200006'), amount: 3 })
  const seen = { id: shared, name: 'Kitchen', isShared: true, createdBy: { name: 'Nadia Benali' } }
  expect(await find(shared, nadia)).toMatchObject(seen)
  expect(await find(personal, nadia)).toMatchObject({ isShared: false, createdBy: { name: 'Nadia Benali' } })
  for (const role of roles) {
    await setRole(2, role)
    expect(await find(shared, tom)).toMatchObject(seen)
    expect(await find(personal, tom)).toBeUndefined()
  }
  expect(await readLists(lena)).toEqual([])
})

// F611
test.each([
  ['administrator', true],
  ['approver', true],
  ['buyer', false],
  ['bookkeeper', false],
] as const)('the role %s changes lists of the company: %s', async (role, isAllowed) => {
  const list = await create(nadia, 'Kitchen')
  await add(list, nadia, { productId: id('200006'), amount: 3 })
  const before = await find(list, nadia)
  await setRole(2, role)
  expect(await find(list, tom)).toMatchObject({ canEdit: isAllowed, canShare: role === 'administrator' })
  const product = { productId: id('200006'), amount: 7 }
  const changes = [
    () => add(list, tom, { productId: id('200002'), amount: 1 }),
    () => set(list, tom, product),
    () => rename(list, tom, 'Taken'),
    () => shop.send(commerce.removeProductFromList, { id: list, productId: product.productId }, tom),
    () => shop.send(commerce.removeProductList, { id: list }, tom),
  ]
  for (const change of changes)
    expect(await errorOf(change())).toEqual(isAllowed ? undefined : expect.stringMatching(/^FORBIDDEN Your role/))
  expect(await find(list, nadia)).toEqual(isAllowed ? undefined : before)
})

// F611
test('a role that does not change lists of the company creates and shares none', async () => {
  await setRole(2, 'buyer')
  const refused = /^FORBIDDEN Your role allows you to use the lists of your company, but not to change them\.$/
  const sent = shop.send(commerce.createProductList, { name: 'Mine', shared: true }, tom)
  expect(await errorOf(sent)).toMatch(refused)
  const own = await create(tom, 'Mine', false)
  expect(await find(own, tom)).toMatchObject({ canEdit: true, canShare: false })
  expect(await errorOf(share(own, tom, true))).toMatch(refused)
  expect(await find(own, nadia)).toBeUndefined()
  await setRole(2, 'bookkeeper')
  expect(await find(own, tom)).toMatchObject({ canEdit: false, canShare: false })
})

// F611
test('its creator and an administrator make a list personal again, another approver does not', async () => {
  await setRole(2, 'approver')
  const own = await create(tom, 'Mine', false)
  expect(await find(own, tom)).toMatchObject({ canShare: true })
  expect(await errorOf(share(own, nadia, true))).toMatch(/^NOT_FOUND/)
  expect((await share(own, tom, true)).data).toMatchObject({ shareProductList: { isShared: true, canShare: true } })
  expect(await find(own, nadia)).toMatchObject({ isShared: true, canShare: true })
  // an administrator who did not make it does not see it afterwards
  expect((await share(own, nadia, false)).data).toMatchObject({ shareProductList: { isShared: false } })
  expect(await find(own, nadia)).toBeUndefined()
  expect(await find(own, tom)).toMatchObject({ isShared: false, name: 'Mine' })
  const ofNadia = await create(nadia, 'Kitchen')
  expect(await find(ofNadia, tom)).toMatchObject({ canEdit: true, canShare: false })
  expect(await errorOf(share(ofNadia, tom, false))).toMatch(/^FORBIDDEN Only the person who made this list/)
  // a repeated request changes nothing
  expect(await errorOf(share(ofNadia, nadia, true))).toBeUndefined()
  expect(await errorOf(share(ofNadia, lena, false))).toMatch(/^NOT_FOUND/)
})

// F610
test('the list of a removed creator stays with the company', async () => {
  const list = await create(tom, 'Kitchen')
  const personal = await create(tom, 'Mine', false)
  await shop.ask(commerce.removeUser, { id: '2' }, nadia)
  expect(await find(list, nadia)).toMatchObject({ createdBy: { name: 'Tom Verbeke' }, canEdit: true, canShare: false })
  expect(await find(personal, nadia)).toBeUndefined()
  expect(await errorOf(share(list, nadia, false))).toMatch(
    /^CONFLICT The person who made this list is no longer a user/,
  )
  expect(await errorOf(rename(list, nadia, 'Cold room'))).toBeUndefined()
  expect(await find(list, nadia)).toMatchObject({ name: 'Cold room', isShared: true })
})

// F610
test('a customer keeps at most 100 personal lists, and a company as many shared ones', async () => {
  const fill = (company: number | null) =>
    shop.db
      .prepare(`INSERT INTO product_lists (customer_id, company_id, name, created_at)
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 99) SELECT 1, ?1, 'L' || i, '' FROM n`)
      .bind(company)
      .run()
  await fill(null)
  await fill(1)
  const personal = await create(nadia, 'Last own', false)
  const shared = await create(tom, 'Last shared')
  const most = (name: string, isShared: boolean) =>
    errorOf(shop.send(commerce.createProductList, { name, shared: isShared }, nadia))
  expect(await most('Mine', false)).toBe('BAD_USER_INPUT You can keep at most 100 lists.')
  expect(await most('Ours', true)).toBe('BAD_USER_INPUT Your company can keep at most 100 shared lists.')
  expect(await errorOf(share(personal, nadia, true))).toMatch(/^CONFLICT Your company can keep at most 100/)
  await shop.db.prepare('UPDATE product_lists SET customer_id = 1 WHERE id = ?1').bind(Number(shared)).run()
  expect(await errorOf(share(shared, nadia, false))).toMatch(/^CONFLICT The person who made this list already has 100/)
})

// F612
test('two users who change different lines, or different fields of one, keep both changes', async () => {
  const list = await create(nadia, 'Kitchen')
  const [bread, milk] = [id('200006'), id('200002')]
  await add(list, nadia, { productId: bread, amount: 1 }, { productId: milk, amount: 1 })
  await Promise.all([
    set(list, nadia, { productId: bread, amount: 5 }),
    set(list, tom, { productId: milk, amount: 6 }),
    add(list, nadia, { productId: milk, amount: 1, area: 'cold', placeOnly: true }),
    add(list, tom, { productId: milk, amount: 1, par: 9, placeOnly: true }),
    add(list, tom, { productId: id('200001-2'), amount: 2 }),
  ])
  expect(await entriesOf(list)).toEqual([
    ['200006', 5, null, null],
    ['200002', 6, 'cold', 9],
    ['200001-2', 2, null, null],
  ])
  // the same field: the last one
  await set(list, nadia, { productId: milk, amount: 2 })
  await set(list, tom, { productId: milk, amount: 3 })
  expect((await entriesOf(list))?.[1]).toEqual(['200002', 3, 'cold', 9])
  // an addition does not reset the amount that a colleague has just saved
  await add(list, nadia, { productId: milk, amount: 1, addOnly: true })
  expect((await entriesOf(list))?.[1]).toEqual(['200002', 3, 'cold', 9])
})

// F612
test('an edit of a line or list that a colleague removed is rejected and changes nothing', async () => {
  const list = await create(nadia, 'Kitchen')
  const bread = id('200006')
  await add(list, nadia, { productId: bread, amount: 1 }, { productId: id('200002'), amount: 1 })
  await shop.ask(commerce.removeProductFromList, { id: list, productId: bread }, tom)
  expect(await errorOf(set(list, nadia, { productId: bread, amount: 4 }))).toBe(
    'NOT_FOUND This item is no longer on the list.',
  )
  expect(await errorOf(add(list, nadia, { productId: bread, amount: 4, area: 'x', placeOnly: true }))).toBeUndefined()
  expect(await entriesOf(list)).toEqual([['200002', 1, null, null]])
  await shop.ask(commerce.removeProductList, { id: list }, tom)
  const gone = 'NOT_FOUND This list does not exist or no longer exists.'
  expect(await errorOf(set(list, nadia, { productId: bread, amount: 4 }))).toBe(gone)
  expect(await errorOf(rename(list, nadia, 'Back'))).toBe(gone)
})

// F612
test('a position written for a moved line does not lose the line that a colleague adds', async () => {
  const list = await create(nadia, 'Kitchen')
  const [bread, milk, eggs] = [id('200006'), id('200002'), id('200001-2')]
  await add(list, nadia, { productId: bread, amount: 1 }, { productId: milk, amount: 1 })
  const move = {
    products: [bread, milk].map((productId, at) => ({ productId, amount: 1, position: 1 - at, placeOnly: true })),
  }
  await Promise.all([
    add(list, tom, { productId: eggs, amount: 4 }),
    shop.send(commerce.addToProductList, { id: list, ...move }, nadia),
  ])
  expect((await entriesOf(list))?.map(([sku]) => sku)).toEqual(['200002', '200006', '200001-2'])
})

// F612
test('a rename of an older name is a conflict that names the newer one', async () => {
  const list = await create(nadia, 'Kitchen')
  const { version = 0 } = (await find(list, nadia)) ?? {}
  expect(version).toBe(1)
  expect((await rename(list, tom, 'Cold room', 1)).data).toMatchObject({ updateProductList: { version: 2 } })
  expect(await errorOf(rename(list, nadia, 'Larder', 1))).toMatch(/^CONFLICT Meanwhile .* renamed to “Cold room”/)
  // a response that was lost
  expect((await rename(list, tom, 'Cold room', 1)).data).toMatchObject({ updateProductList: { version: 2 } })
  expect(await find(list, nadia)).toMatchObject({ name: 'Cold room', version: 2 })
  expect(await errorOf(rename(list, nadia, 'Larder', 2))).toBeUndefined()
  // two at once: one of them
  const both = await Promise.all([rename(list, nadia, 'One', 3), rename(list, tom, 'Two', 3)])
  expect(both.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(['CONFLICT'])
})

// F613
test('a buyer adds a list of the company to the cart, and its products are marked as saved for all users', async () => {
  await setRole(2, 'buyer')
  const list = await create(nadia, 'Kitchen')
  const mark = async (headers: Headers) => {
    const listing = '{ getProductListing(first: 50) { data { sku isInWishlist } } }'
    const { getProductListing: found } = (await shop.read(listing, headers)) as {
      getProductListing: { data: { sku: string; isInWishlist: boolean }[] }
    }
    return found.data.find(({ sku }) => sku === '200006')?.isInWishlist
  }
  expect(await mark(tom)).toBe(false)
  await add(list, nadia, { productId: id('200006'), amount: 2 })
  expect([await mark(tom), await mark(nadia), await mark(lena)]).toEqual([true, true, false])
  const convert = commerce.convertProductListToCart as TypedDocument<
    commerce.convertProductListToCartMutation,
    { id: string }
  >
  const { convertProductListToCart: cart } = await shop.ask(convert, { id: list }, tom)
  expect(cart?.cart?.items?.map(({ product, quantity }) => [product.sku, quantity])).toContainEqual(['200006', 2])
  expect(await errorOf(shop.send(convert, { id: list }, lena))).toMatch(/^NOT_FOUND/)
})
