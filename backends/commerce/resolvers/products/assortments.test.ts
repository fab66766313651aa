// cspell:ignore quokkaloaf quokkalaof quokk
import { beforeEach, expect, test } from 'vitest'
import {
  addItemsToCart,
  addItemToCart,
  addToProductList,
  cartDetail,
  categories,
  companyProducts,
  convertProductListToCart,
  createProductList,
  getProductListing,
  getProductListingFacets,
  packingsByCodes,
  productBySlug,
  productLists,
} from '#contracts/generated/commerce.ts'
import { type Headers, openOrdering } from '#tests/support/ordering.ts'
import { importRecords } from '../../testing/import-records.ts'

// company 1: Nadia's and Tom's Brasserie Nova, C10231; company 2: Lena's
const nova = 'C10231'
const adler = 'C10458'
const secret = 'Quokkaloaf'
const product = {
  ...{ unit: 'case', amount: '1', measure: 'kg', weight_g: '1000', price: '17.12', vat: '6', exclusive: 'yes' },
  ...{ category: 'quokka', brand: 'quokka' },
}
const skuOf = (company: string) => `${secret}-${company}`

let ordering: Awaited<ReturnType<typeof openOrdering>>
let lena: Headers
let ids: Record<string, string>
beforeEach(async () => {
  ordering = await openOrdering()
  const { db } = ordering.shop
  lena = { ...(await ordering.shop.login('lena')), 'x-locale': 'nl' }
  const report = await importRecords(db, {
    categories: [
      { type: 'category', code: 'quokka', parent: 'dry', name_en: `${secret} things` },
      { type: 'brand', code: 'quokka', name_en: `${secret} brand` },
    ],
    products: [nova, adler].map((company) => ({
      ...product,
      ...{ sku: skuOf(company), name_nl: `${secret} brood ${company}`, short_nl: secret, picture: secret },
    })),
    stock: [nova, adler].map((company) => ({ sku: skuOf(company), quantity: '20' })),
    assortments: [nova, adler].map((company) => ({ company_code: company, number: skuOf(company) })),
  })
  expect([report.isApplied, report.changedProducts]).toEqual([true, []])
  const { results } = await db.prepare('SELECT sku, id FROM products').all<{ sku: string; id: number }>()
  ids = Object.fromEntries(results.map(({ sku, id }) => [sku, String(id)]))
})

const ask: typeof ordering.shop.send = (document, variables, headers) =>
  ordering.shop.send(document, variables, headers)
const assortmentOf = async (headers: Headers, input = {}) =>
  (await ordering.shop.ask(companyProducts, { first: 10, page: 1, ...input }, headers)).companyProducts?.data.map(
    ({ sku }) => sku,
  )

/** Answers of every public read that could return a product, as text. */
async function readEverything(headers: Headers): Promise<string> {
  const slug = `${secret}-brood-${nova}`.toLowerCase()
  const answers = await Promise.all([
    ask(getProductListing, { first: 100, page: 1 }, headers),
    ask(getProductListing, { first: 100, page: 1, search: secret.slice(0, -1) }, headers),
    ask(getProductListing, { first: 100, page: 1, search: skuOf(nova) }, headers),
    ask(getProductListing, { first: 100, page: 1, sort: 'price' }, headers),
    ask(getProductListingFacets, { search: 'quokk' }, headers),
    ask(getProductListingFacets, {}, headers),
    ask(categories, { first: 500 }, headers),
    ask(packingsByCodes, { codes: [skuOf(nova)] }, headers),
    ask(productBySlug, { slug }, headers),
    ask(productBySlug, { slug: skuOf(nova) }, headers),
  ])
  const [, , , , , , , codes] = answers
  const text = JSON.stringify(answers.map(({ data }) => data))
  // the codes of the request come back
  expect(JSON.stringify(codes?.data)).toContain(skuOf(nova))
  return text.replaceAll(`"code":"${skuOf(nova)}"`, '')
}

// F658
test('no read without a token, or of another company, returns anything of an exclusive product', async () => {
  for (const headers of [{}, { 'x-locale': 'nl' }, lena]) expect(await readEverything(headers)).not.toMatch(/quokka/i)
  const own = JSON.stringify(
    (await ask(productBySlug, { slug: `${secret}-brood-${nova}`.toLowerCase() }, ordering.nadia)).data,
  )
  expect(own).toContain(secret)
})

// F659
test('a company finds its own exclusive products by name, typing error, code and category, and no others', async () => {
  const searches = [
    {},
    { search: 'quokkaloaf brood' },
    { search: 'quokkalaof' },
    { search: skuOf(nova) },
    { url_key: 'droog' },
  ]
  for (const input of searches) {
    expect([input, await assortmentOf(ordering.nadia, input)]).toEqual([input, [skuOf(nova)]])
    const others = input.search === skuOf(nova) ? [] : [skuOf(adler)]
    expect([input, await assortmentOf(lena, input)]).toEqual([input, others])
  }
  expect(await assortmentOf(ordering.nadia, { search: 'nothing like it' })).toEqual([])
  const { errors } = await ask(companyProducts, { first: 10, page: 1 }, {})
  expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  await importRecords(ordering.shop.db, { numbers: [{ company_code: nova, sku: '200006', own_number: 'KEUKEN 7' }] })
  expect([
    await assortmentOf(ordering.nadia, { search: 'keuken' }),
    await assortmentOf(lena, { search: 'keuken' }),
  ]).toEqual([['200006'], []])
})

// F660
test('an exclusive product of another company is refused like one that does not exist', async () => {
  const add = async (productId: string, headers: Headers) => {
    const { errors } = await ask(addItemToCart, { productId, quantity: 1 }, headers)
    return errors.map(({ message, extensions: { code } }) => [message, code])
  }
  const id = ids[skuOf(nova)] ?? ''
  for (const headers of [lena, { 'x-locale': 'nl', 'x-cart-token': 'a'.repeat(32) }]) {
    const unknown = await add('999999', headers)
    expect(unknown).toHaveLength(1)
    expect(await add(id, headers)).toEqual(unknown)
  }
  expect(await add(id, ordering.nadia)).toEqual([])
  const many = async (productId: string) => {
    const { data } = await ask(addItemsToCart, { items: [{ productId, quantity: 1 }] }, lena)
    return JSON.stringify([data?.addItemsToCart?.message, data?.addItemsToCart?.skipped]).replaceAll(productId, 'id')
  }
  expect(await many(id)).toEqual(await many('999999'))
  const list = await ordering.shop.ask(createProductList, { name: 'Lijst' }, lena)
  const listId = list.createProductList?.productList?.id ?? ''
  const { errors } = await ask(addToProductList, { id: listId, products: [{ productId: id, amount: 1 }] }, lena)
  expect(errors[0]?.extensions.code).toBe('NOT_FOUND')
})

// F664
test('a product that leaves the assortment is unavailable in cart and list, and cannot be ordered', async () => {
  const id = ids[skuOf(nova)] ?? ''
  const { nadia, shop } = ordering
  await shop.ask(addItemToCart, { productId: id, quantity: 3 }, nadia)
  const made = await shop.ask(createProductList, { name: 'Brood' }, nadia)
  const listId = made.createProductList?.productList?.id ?? ''
  await shop.ask(addToProductList, { id: listId, products: [{ productId: id, amount: 2 }] }, nadia)
  await importRecords(shop.db, { assortments: [{ company_code: nova, number: skuOf(nova), included: 'no' }] })
  const line = (await shop.ask(cartDetail, {}, nadia)).cartDetail?.items?.[0]
  expect([line?.sku, line?.available]).toEqual([skuOf(nova), 0])
  expect((await ordering.place(nadia)).errors).toHaveLength(1)
  const lists = (await shop.ask(productLists, { first: 100, page: 1 }, nadia)).productLists?.data
  const entry = lists?.find((list) => list.id === listId)?.products?.[0]?.product
  expect([entry?.sku, entry?.stockStatus]).toEqual([skuOf(nova), 'sold_out'])
  const converted = (await shop.ask(convertProductListToCart, { id: listId, replace: false }, nadia))
    .convertProductListToCart
  expect(converted?.skipped).toMatchObject([{ sku: skuOf(nova), reason: 'gone', added: 0 }])
  expect(await assortmentOf(nadia)).toEqual([])
})

// F658
test('a public product that becomes exclusive leaves all carts and lists, and is purged', async () => {
  const { nadia, shop } = ordering
  await shop.ask(addItemToCart, { productId: ids['200006'] ?? '', quantity: 1 }, nadia)
  const report = await importRecords(shop.db, { products: [{ sku: '200006', exclusive: 'yes' }] })
  expect([report.isApplied, report.changedProducts]).toEqual([true, ['200006', '200008']])
  expect((await shop.ask(cartDetail, {}, nadia)).cartDetail?.items).toEqual([])
  // with the bundle that contains it
  const { productBySlug: bundle } = await shop.ask(productBySlug, { slug: '200008' }, nadia)
  expect(bundle).toBeNull()
  await importRecords(shop.db, { assortments: [{ company_code: nova, number: '200008' }] })
  expect(await assortmentOf(nadia)).toEqual(expect.arrayContaining(['200006', '200008']))
})

// F665
test('assortments are refused with a reason', async () => {
  const { files } = await importRecords(
    ordering.shop.db,
    {
      assortments: [
        { company_code: 'C0', number: skuOf(nova) },
        { company_code: nova, number: 'nothing' },
        { company_code: nova, number: '200006' },
        { company_code: nova, number: '' },
        { company_code: nova, number: skuOf(nova), included: 'perhaps' },
      ],
    },
    { dryRun: true },
  )
  expect(files.assortments?.rejected.map(({ line, column, reason }) => `${line} ${column}: ${reason}`)).toEqual([
    '2 company_code: there is no customer "C0"; add it to customers.csv',
    '3 number: there is no product "nothing"',
    '4 number: "200006" is not exclusive: every customer can buy it',
    '5 number: is empty',
    '6 included: "perhaps" is neither yes nor no',
  ])
})
