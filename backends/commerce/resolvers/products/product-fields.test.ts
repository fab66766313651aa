// Every entity of the catalogue and the cart with all fields, by value: detects a lost, swapped or empty field.
import { beforeAll, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

let read: TestCommerce['read']
let nadia: Record<string, string>
const guest = { 'x-cart-token': '0123456789abcdef0123456789abcdef', 'x-locale': 'en' }

beforeAll(async () => {
  const shop = await openTestCommerce(openSqliteD1(':memory:'))
  read = shop.read
  nadia = { ...(await shop.login('nadia')), 'x-locale': 'en' }
})

// F169, F171
test('a product has all fields of its page, tile and structured data', async () => {
  const image = (size: string) => `https://shop.example/${size}media/products/200001.webp`
  const texts = {
    description: '<p>First of White wine.</p><p>Second.</p>',
    shortDescription: '<p>Short of White wine &amp; more.</p>',
  }
  const family = { id: '1', sku: '200001', packing_label: 'bottle', variants: [{ id: '2' }, { id: '3' }] }
  const { productBySlug } = (await read(
    `{ productBySlug(slug: "white-wine") {
      id name sku stock urlKey origin technical_file ean13 content_packaging content_value packing_label packing_label_id
      formatted_stock_packing_label description shortDescription isInWishlist brands { name id } inventories { id qty }
      cacheGalleryImages { smallImageUrl mediumImageUrl largeImageUrl originalImageUrl } categories { name }
      parent { id } variants { sku parent { sku id packing_label variants { id } } }
      productFlats { id name sku size weight price width color sizeLabel metaTitle metaKeywords metaDescription
        productNumber description shortDescription } } }`,
    nadia,
  )) as { productBySlug: { productFlats: object[] } }
  const { productFlats, ...product } = productBySlug
  expect(product).toEqual({
    ...texts,
    id: '1',
    name: 'White wine',
    sku: '200001',
    stock: 30,
    urlKey: 'white-wine',
    origin: 'Belgium',
    technical_file: 'https://shop.example/files/technical/200001-en.pdf',
    ean13: '2000200001010',
    content_packaging: 'bag',
    content_value: '750 ml',
    packing_label: 'bottle',
    packing_label_id: '1',
    formatted_stock_packing_label: '30 bottles',
    isInWishlist: true,
    brands: [{ name: 'Château d’Œuvre', id: '1002' }],
    inventories: [{ id: '1', qty: 30 }],
    cacheGalleryImages: [
      {
        smallImageUrl: image('img/413/shop/'),
        mediumImageUrl: image('img/576/shop/'),
        largeImageUrl: image('img/1024/shop/'),
        originalImageUrl: image(''),
      },
    ],
    categories: [{ name: 'White' }],
    parent: null,
    variants: [
      { sku: '200001-1', parent: family },
      { sku: '200001-2', parent: family },
    ],
  })
  expect(productFlats).toHaveLength(4)
  expect(productFlats[0]).toEqual({
    ...texts,
    id: '1-en',
    name: 'White wine',
    sku: '200001',
    size: null,
    weight: 1.2,
    price: 8.6,
    width: null,
    color: null,
    sizeLabel: '750 ml',
    metaTitle: 'White wine',
    metaKeywords: null,
    metaDescription: 'Short of White wine & more.',
    productNumber: '200001',
  })
})

const cart = `id customerEmail customerFirstName customerLastName shippingMethod couponCode isGift itemsCount itemsQty isGuest
  items { id name quantity weight sku type product { id urlKey } }`
const plain = { id: expect.any(String), shippingMethod: null, couponCode: null, isGift: false }

// F172, F173, F386, F428, F429
test('a cart has its owner and quantities, and each line item its fields', async () => {
  const line = {
    id: expect.any(String),
    name: 'White wine',
    quantity: 3,
    weight: 1.2,
    sku: '200001-1',
    type: 'simple',
    product: { id: '2', urlKey: 'white-wine' },
  }
  const sacks = {
    ...line,
    name: 'Wheat flour',
    quantity: 2,
    weight: 25.1,
    sku: '200002',
    product: { id: '4', urlKey: 'wheat-flour' },
  }
  const add = (id: string, quantity: number) =>
    `mutation { addItemToCart(input: {productId: "${id}", quantity: ${quantity}}) { status cart { ${cart} } } }`
  const guestFields = { customerEmail: null, customerFirstName: null, customerLastName: null, isGuest: true }
  await read(add('2', 3), guest)
  const filled = { ...plain, ...guestFields, itemsCount: 2, itemsQty: 5, items: [line, sacks] }
  expect(await read(add('4', 2), guest)).toEqual({ addItemToCart: { status: true, cart: filled } })
  expect(await read(`{ cartDetail { ${cart} } }`, guest)).toEqual({ cartDetail: filled })
  const lines = '{ cartItems { id name quantity weight sku type product { id urlKey } } }'
  expect(await read(lines, guest)).toEqual({ cartItems: [line, sacks] })
  const hers = 'mutation { addItemToCart(input: {productId: "2", quantity: 1}) { cart { CART } } }'
  expect(await read(hers.replace('CART', cart), nadia)).toMatchObject({
    addItemToCart: {
      cart: {
        ...plain,
        customerEmail: 'nadia@brasserie-nova.example',
        customerFirstName: 'Nadia',
        customerLastName: 'Benali',
        isGuest: false,
        itemsCount: 1,
        itemsQty: 1,
      },
    },
  })
})

// F174, F430, F500
test('a category has position, parent and children, and the roots are paginated', async () => {
  const fields =
    'id name position urlPath type productCount externalCode parentId breadcrumbs { url_path name } children { id name parentId }'
  const found = await read(`{ categories(input: {url_path: "drinks/wine"}) { data { ${fields} } } }`)
  expect(found).toEqual({
    categories: {
      data: [
        {
          id: '5',
          name: 'Wine',
          position: 1,
          urlPath: 'drinks/wine',
          type: 'category',
          productCount: 2,
          externalCode: 'wine',
          parentId: '4',
          breadcrumbs: [
            { url_path: 'drinks', name: 'Drinks' },
            { url_path: 'drinks/wine', name: 'Wine' },
          ],
          children: [{ id: '6', name: 'White', parentId: '5' }],
        },
      ],
    },
  })
  const second =
    '{ categories(first: 1, page: 2) { data { name } paginatorInfo { count currentPage lastPage total } } }'
  expect(await read(second)).toEqual({
    categories: { data: [{ name: 'Drinks' }], paginatorInfo: { count: 1, currentPage: 2, lastPage: 2, total: 2 } },
  })
})

// F183, F184, F185, F431, F432, F443
test('countries, registration countries and units have ids and codes', async () => {
  const country = 'id code name translations { locale name } states { id code defaultName }'
  const query = `{ countries { ${country} } registration_countries { ${country} vat_mask registration_enabled }
    unitoptions { status success unitoptions { id label } } }`
  const {
    countries,
    registration_countries: from,
    unitoptions,
  } = (await read(query)) as Record<string, { code: string }[]>
  const belgium = {
    id: 'BE',
    code: 'BE',
    name: 'Belgium',
    translations: [
      { locale: 'nl', name: 'België' },
      { locale: 'en', name: 'Belgium' },
      { locale: 'de', name: 'Belgien' },
      { locale: 'fr', name: 'Belgique' },
    ],
    states: expect.arrayContaining([{ id: 'BE-VOV', code: 'BE-VOV', defaultName: 'Oost-Vlaanderen' }]),
  }
  expect(countries?.find(({ code }) => code === 'BE')).toEqual(belgium)
  const statesOf = (wanted: string) =>
    (countries?.find(({ code }) => code === wanted) as { states?: { code: string }[] } | undefined)?.states
  expect(['BE', 'DE', 'NL'].map((code) => statesOf(code)?.length)).toEqual([11, 16, 0])
  expect(statesOf('DE')).toContainEqual({ id: 'DE-NW', code: 'DE-NW', defaultName: 'Nordrhein-Westfalen' })
  expect(from?.find(({ code }) => code === 'BE')).toEqual({
    ...belgium,
    vat_mask: 'BE9999999999',
    registration_enabled: true,
  })
  const masks = (from as { code: string; vat_mask?: string; registration_enabled?: boolean }[] | undefined)?.map(
    ({ code, vat_mask, registration_enabled }) => [code, vat_mask, registration_enabled],
  )
  expect(masks).toEqual([
    ['BE', 'BE9999999999', true],
    ['DE', 'DE999999999', true],
    ['FR', 'FR**999999999', true],
    ['LU', 'LU99999999', true],
    ['NL', 'NL999999999B99', true],
    ['GB', 'GB999999999', false],
  ])
  const labels = ['bottle', 'case', 'sack', 'layer'].map((label, index) => ({ id: String(index + 1), label }))
  expect(unitoptions).toEqual({ status: true, success: null, unitoptions: labels })
})
