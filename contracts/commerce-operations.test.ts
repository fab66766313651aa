// Each commerce operation of the specification: the arguments that it sends and the fields that it requests.
import { readFileSync } from 'node:fs'
import { buildSchema, parse, print, validate } from 'graphql'
import { expect, test } from 'vitest'
import {
  callsOf,
  type Document,
  findMissingFields,
  type OperationCase,
  operation,
  operationOf,
} from '#tests/support/documents.ts'
import * as commerce from './generated/commerce.ts'
import { extensions } from './generated/extensions.ts'

const schema = buildSchema(readFileSync('contracts/commerce.graphql', 'utf8'))

const cart = 'cart.id cart.items.id cart.items.quantity cart.items.product.id'
const list = 'id name products.pivot.amount products.product.id'
const inList = list.replaceAll(/\S+/g, 'productList.$&')

const mutations: OperationCase[] = [
  operation(
    commerce.customerLogin,
    'input: {email: $email, password: $password, remember: $remember}',
    'status success accessToken tokenType expiresIn customer.id customer.email',
  ),
  operation(commerce.forgotPassword, 'input: {email: $email}', 'status success'),
  operation(commerce.requestAccess, 'input: $input', 'errors.field errors.message status success'),
  operation(
    commerce.resetPassword,
    'input: {token: $token, email: $email, password: $password, confirmPassword: $confirmPassword}',
    'success',
  ),
  operation(
    commerce.updateAccount,
    'input: {firstName: $firstName, lastName: $lastName, gender: $gender, email: $email, phone: $phone, preferredUnit: $preferredUnit, currentPassword: $currentPassword, progressMails: $progressMails}',
    'status message customer.preferred_unit.id customer.preferred_unit.label',
  ),
  operation(commerce.validateToken, 'token: $token', 'success email token'),
  operation(
    commerce.addItemToCart,
    'input: {productId: $productId, quantity: $quantity, lineId: $lineId}',
    `status ${cart}`,
  ),
  operation(
    commerce.updateItemToCart,
    'input: {qty: [{cartItemId: $cartItemId, quantity: $quantity}]}',
    `status ${cart}`,
  ),
  operation(commerce.removeCartItem, 'id: $id', `status ${cart}`),
  operation(commerce.removeAllCartItem, '', `status message ${cart}`),
  operation(commerce.requestApproval, 'input: $input', 'id status'),
  operation(commerce.withdrawApproval, 'id: $id', 'id status'),
  operation(commerce.changeApproval, 'id: $id, input: $input', 'id status'),
  operation(commerce.approveOrder, 'id: $id, input: $input', 'id status order.id'),
  operation(commerce.returnApproval, 'id: $id, reason: $reason', 'id status'),
  operation(commerce.convertApprovalToCart, 'id: $id', cart),
  operation(commerce.acceptQuote, 'id: $id, input: $input', 'success redirectUrl selectedMethod order.id'),
  operation(commerce.declineQuote, 'id: $id, text: $text', 'id status'),
  operation(commerce.replyToQuote, 'id: $id, text: $text', 'id status'),
  operation(commerce.createStandingOrder, 'input: $input', 'status message standingOrder.id'),
  operation(commerce.updateStandingOrder, 'id: $id, input: $input', 'status message standingOrder.id'),
  operation(commerce.changeStandingOrderDate, 'id: $id, input: $input', 'status message standingOrder.id'),
  operation(commerce.confirmRecall, 'id: $id', 'id lot'),
  operation(commerce.changeStandingOrderState, 'id: $id, state: $state', 'status message standingOrder.id'),
  operation(commerce.convertStandingOrderToCart, 'id: $id, date: $date', cart),
  operation(commerce.offerRequest, 'input: $input', 'success redirectUrl selectedMethod order.id'),
  operation(commerce.placeOrder, 'input: $input', 'success redirectUrl selectedMethod order.id'),
  operation(commerce.convertOrderToCart, 'id: $id, replace: $replace', cart),
  operation(commerce.createProductList, 'name: $name, shared: $shared', `success ${inList}`),
  operation(commerce.updateProductList, 'id: $id, name: $name, version: $version', list),
  operation(commerce.removeProductList, 'id: $id', 'success'),
  operation(commerce.addToProductList, 'id: $id, products: $products', `success ${inList}`),
  operation(commerce.updateProductListProduct, 'id: $id, product: $product', 'pivot.amount product.id'),
  operation(commerce.removeProductFromList, 'id: $id, productId: $productId', list),
  operation(commerce.convertProductListToCart, 'id: $id, replace: $replace', cart),
]

const paginated = 'paginatorInfo.count paginatorInfo.currentPage paginatorInfo.lastPage paginatorInfo.total data.id'
const address = 'address1 addressType country city postcode'.replaceAll(/\S+/g, 'addresses.$&')
const product = 'id name urlKey stock packing_label'
const filters =
  'contains_allergen: $contains_allergen, may_contain_allergen: $may_contain_allergen, does_not_contain_allergen: $does_not_contain_allergen'

const queries: OperationCase[] = [
  operation(commerce.recalls, '', 'id lot reason instruction lines.orderId confirmedAt confirmedBy.name'),
  operation(commerce.cartDetail, '', 'id isGuest itemsQty items.id items.quantity'),
  operation(commerce.cartItems, '', 'id quantity product.id'),
  operation(
    commerce.categories,
    'first: $first, page: $page, input: $input',
    `${paginated} data.name data.urlPath data.children.name data.children.children.name`,
  ),
  operation(commerce.countries, '', 'code name states.code states.defaultName'),
  operation(commerce.registration_countries, '', 'code name vat_mask registration_enabled states.code'),
  operation(commerce.addresses, '', `status message ${address}`),
  operation(commerce.customerAddresses, '', address),
  operation(commerce.companyAddresses, '', address),
  operation(
    commerce.viewInvoices,
    'input: {page: $page, limit: $limit, search: $search, state: $state, from: $from, until: $until}',
    'id incrementId state grandTotal',
  ),
  operation(commerce.invoiceBalance, '', 'openCount formattedOpen overdueSince payment.iban payment.reference'),
  operation(
    commerce.ordersList,
    'first: $first, page: $page, input: {status: $status, search: $search, from: $from, until: $until}',
    `${paginated} data.incrementId data.status`,
  ),
  operation(commerce.orderDetail, 'id: $id', 'id incrementId status items.id items.qtyOrdered'),
  operation(commerce.productLists, 'first: $first, page: $page', `${paginated} data.name data.products.pivot.amount`),
  operation(
    commerce.productBySlug,
    'slug: $slug',
    `${product} categories.id categories.name ${product.replaceAll(/\S+/g, 'relatedProducts.product.$& groupedProducts.product.$&')} groupedProducts.qty`,
  ),
  operation(
    commerce.getProductListing,
    `first: $first, page: $page, input: {search: $search, new: $new, url_key: $url_key, sort: $sort, asc: $asc, ${filters}, is_stock_article: $is_stock_article, brands: $brands}`,
    `${paginated} ${product.replaceAll(/\S+/g, 'data.$&')}`,
  ),
  operation(
    commerce.getProductListingFacets,
    `input: {category: $category, search: $search, on_stock: $on_stock, url_key: $url_key, ${filters}, brands: $brands, sort: "asc"}`,
    'code label type range.min range.max range.avg range.sum options.id options.label options.amount'.replaceAll(
      /\S+/g,
      'attributes.$&',
    ),
  ),
  operation(commerce.unitoptions, '', 'status success unitoptions.id unitoptions.label'),
]

// F408, F409, F410, F411, F412, F413, F414, F415, F416, F417, F418, F419, F420, F421, F422, F423, F424, F425, F426, F427
test.each(mutations)(
  'the mutation %s has the arguments and fields of the specification',
  (name, given, fields, { text, type }) => {
    const document = parse(text)
    expect([type, callsOf(document)]).toEqual(['mutation', [`${name}(${given})`]])
    expect(findMissingFields(document, name, fields)).toEqual([])
    expect(validate(schema, document)).toEqual([])
  },
)

const optional = new Set(extensions.commerce.map((name) => `${name.replace('Query.', '')}()`))

// F428, F429, F430, F431, F432, F433, F434, F435, F436, F437, F438, F439, F440, F441, F442, F443, F447
test.each(queries)(
  'the query %s has the arguments and fields of the specification',
  (name, given, fields, { text, type }) => {
    const document = parse(text)
    // a document may also ask for a query that a backend may lack
    const own = `${name}(${given})`
    const calls = callsOf(document).filter((call) => call === own || !optional.has(call))
    expect([type, calls]).toEqual(['query', [own]])
    expect(findMissingFields(document, name, fields)).toEqual([])
    expect(validate(schema, document)).toEqual([])
  },
)

// F436, F444, F499
test('invoices are requested from page 1 with limit 10, products with 16 per page, unless a call says otherwise', () => {
  const defaultsOf = ({ text }: Document) =>
    operationOf(parse(text)).variableDefinitions?.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [`${variable.name.value}: ${print(defaultValue)}`] : [],
    )
  for (const document of [commerce.viewInvoices, commerce.invoiceSummaries])
    expect(defaultsOf(document)).toEqual(['page: 1', 'limit: 10'])
  expect(defaultsOf(commerce.getProductListing)).toEqual(['first: 16'])
})
