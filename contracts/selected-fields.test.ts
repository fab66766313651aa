// Fields of each entity that the shop's own documents request.
import { type DocumentNode, parse, type SelectionSetNode } from 'graphql'
import { expect, test } from 'vitest'
import * as commerce from './generated/commerce.ts'

/** Paths of all fields of a document without its root fields, with their parents: `brands.name`. */
function fieldsOf({ text }: { text: string }): Set<string> {
  const { definitions }: DocumentNode = parse(text)
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === 'FragmentDefinition' ? [[one.name.value, one.selectionSet]] : [])),
  )
  const collect = (set: SelectionSetNode | undefined, above: string): string[] =>
    (set?.selections ?? []).flatMap((one) => {
      if (one.kind === 'FragmentSpread') return collect(fragments.get(one.name.value), above)
      if (one.kind === 'InlineFragment') return collect(one.selectionSet, above)
      const path = above ? `${above}.${one.name.value}` : one.name.value
      return [path, ...collect(one.selectionSet, path)]
    })
  const operation = definitions.find((one) => one.kind === 'OperationDefinition')
  return new Set(
    (operation?.selectionSet.selections ?? []).flatMap((root) =>
      root.kind === 'Field' ? collect(root.selectionSet, '') : [],
    ),
  )
}

/** Writes `a b(c d)` as a, b, b.c and b.d. */
const list = (text: string): string[] =>
  [...text.matchAll(/([\w.]+)(?:\(([^)]*)\))?/g)].flatMap(([, name = '', inside = '']) => [
    name,
    ...inside
      .split(/\s+/)
      .filter(Boolean)
      .map((field) => `${name}.${field}`),
  ])

function expectSelected(document: { name: string; text: string }, text: string, above = '') {
  const fields = fieldsOf(document)
  const missing = list(text).filter((path) => !fields.has(above + path))
  expect([document.name, missing]).toEqual([document.name, []])
}

const packing = `id sku stock ean13 content_packaging content_value packing_label packing_label_id
  formatted_stock_packing_label`
const card = `${packing} name urlKey origin shortDescription isInWishlist brands(id name)
  cacheGalleryImages(smallImageUrl mediumImageUrl largeImageUrl originalImageUrl) categories(id)
  parent(id sku packing_label variants) variants(id sku packing_label)`

// F169, F170, F171, F440
test('the page of a product requests the fields of a product, of its texts, and of related and grouped products', () => {
  const { productBySlug } = commerce
  expectSelected(productBySlug, `${card} technical_file description categories(name urlPath breadcrumbs)`)
  expectSelected(productBySlug, 'productFlats(metaTitle metaDescription productNumber)')
  for (const variants of ['variants.', 'parent.variants.']) expectSelected(productBySlug, packing, variants)
  for (const others of ['relatedProducts', 'groupedProducts']) {
    expectSelected(productBySlug, `${others}(qty product)`)
    expectSelected(productBySlug, card, `${others}.product.`)
  }
})

// F169
test.each([
  ['listing', commerce.getProductListing, 'data.'],
  ['product lists', commerce.productLists, 'data.products.product.'],
] as const)('the %s request the fields of a product tile', (_, document, above) =>
  expectSelected(document, card, above),
)

const cart = `id customerEmail customerFirstName customerLastName shippingMethod couponCode isGift itemsCount itemsQty
  isGuest items`
const cartItem = 'id name quantity weight sku type product(id sku name urlKey packing_label)'

// F172, F173, F428, F429
test('the cart requests its owner, its delivery method, its counts and the fields of its items', () => {
  expectSelected(commerce.cartDetail, cart)
  expectSelected(commerce.cartDetail, cartItem, 'items.')
  expectSelected(commerce.cartItems, cartItem)
})

// F174, F430
test('the categories request their own fields, also three levels deep', () => {
  const category = 'id name position urlPath type productCount externalCode parentId breadcrumbs(url_path name)'
  for (const level of ['', 'children.', 'children.children.'])
    expectSelected(commerce.categories, category, `data.${level}`)
})

const address = `id customerId companyName firstName lastName address1 address2 countryName country city postcode phone
  vatId addressType defaultAddress createdAt updatedAt`

// F175, F176, F177
test('the account requests the fields of a customer, of the company and of the addresses, without secrets', () => {
  const { accountInfo } = commerce
  const customer = `id name firstName lastName gender dateOfBirth email phone status isVerified customerGroupId
    subscribedToNewsLetter preferred_unit(id label) company addresses defaultAddress createdAt updatedAt`
  expectSelected(accountInfo, customer, 'customer.')
  const company = `id companyName activity email external_code is_updated phoneNumber status vatNumber website address`
  expectSelected(accountInfo, company, 'customer.company.')
  for (const place of ['customer.addresses.', 'customer.defaultAddress.', 'customer.company.address.'])
    expectSelected(accountInfo, address, place)
  const fields = fieldsOf(accountInfo)
  for (const secret of ['token', 'apiToken', 'notes']) expect(fields).not.toContain(`customer.${secret}`)
})

// F176, F433, F434, F435
test.each([commerce.addresses, commerce.customerAddresses, commerce.companyAddresses])(
  '$name requests the fields of an address',
  (document) => {
    expectSelected(document, 'status message addresses')
    expectSelected(document, address, 'addresses.')
  },
)

// F178, F179, F438
test('an order requests its own fields and those of its items', () => {
  expectSelected(
    commerce.orderDetail,
    `id status grandTotal totalItemCount totalQtyOrdered createdAt externalCode customer items
     formattedPrice(grandTotal subTotal taxAmount shippingAmount)`,
  )
  const item = `name weight sku qtyOrdered formattedPrice(price basePrice total baseTotal grantTotal baseGrantTotal)
    product(cacheGalleryImages)`
  expectSelected(commerce.orderDetail, item, 'items.')
})

// F180, F181, F436
test('the invoices request their own fields and those of their items', () => {
  expectSelected(
    commerce.viewInvoices,
    'id totalQty subTotal baseSubTotal grandTotal orderId orderAddressId items(id name)',
  )
  const item = 'sku createdAt qty formattedPrice(grandTotal baseTotal price taxAmount total) product(id name)'
  expectSelected(commerce.viewInvoices, item, 'items.')
})

// F182, F439
test('the product lists request name, owner, and each product with its amount', () => {
  expectSelected(commerce.productLists, 'id customerId name products(product pivot)', 'data.')
  expectSelected(commerce.productLists, 'amount', 'data.products.pivot.')
})

// F183, F184, F185, F431, F432, F443
test('countries, countries of registration and units request their fields', () => {
  const country = 'id code name translations(locale name) states(id code defaultName)'
  expectSelected(commerce.countries, country)
  expectSelected(commerce.registration_countries, `${country} vat_mask registration_enabled`)
  expectSelected(commerce.unitoptions, 'status success unitoptions(id label)')
})
