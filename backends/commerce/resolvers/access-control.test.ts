// Calls each operation as every kind of customer who must not have access, then as the owner. An operation without a row fails.
import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import * as commerce from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestCommerce, type TestCommerce } from '../testing/shop.ts'

type Own = Record<
  | 'order'
  | 'quote'
  | 'invoice'
  | 'list'
  | 'address'
  | 'line'
  | 'product'
  | 'user'
  | 'invitation'
  | 'standing'
  | 'standingDate'
  | 'approval'
  | 'approved'
  | 'returned'
  | 'recall'
  | 'buyer',
  string
>
type Row = {
  for: 'anyone' | 'customers' | 'owner' | 'staff'
  given?: (own: Own) => Record<string, unknown>
  /** Data of the company: an administrator of it has the same access as the owner. */
  isShared?: true
  /** Document with the field, if none has its name. */
  document?: string
}

const anyone = (given: object = {}): Row => ({ for: 'anyone', given: () => ({ ...given }) })
const customers = (given: object = {}): Row => ({ for: 'customers', given: () => ({ ...given }) })
/** No token of a customer opens it. */
const staff = (given: object = {}): Row => ({ for: 'staff', given: () => ({ ...given }) })
/** Operates on data of one customer: other customers get NOT_FOUND or an empty result. */
const owner = (given: (own: Own) => Record<string, unknown>): Row => ({ for: 'owner', given })
const shared = (row: Row): Row => ({ ...row, isShared: true })

const email = 'nadia@brasserie-nova.example'
const password = 'not-her-password'
const street = 'Geheimstraat 1'
const listName = 'Own list'
const place = { firstName: 'N', lastName: 'B', address1: street, city: 'Gent', postcode: '9000', country: 'BE' }
const address = { ...place, phone: '+32 9 555 01 99', defaultAddress: false }
const one = (product: string) => ({ productId: product, amount: 1 })
const company = { companyName: 'X', email, phoneNumber: '1', activity: 'x', vatNumber: 'BE0123456749' }
const seat = { ...place, address1: 'Elders 1', phone: '1' }
const request = { company, user: { email, firstName: 'N', lastName: 'B' }, address: seat }
const delivery = ({ address: id }: Pick<Own, 'address'>) => ({
  input: { billingAddressId: id, shippingAddressId: id, shippingMethod: 'delivery_delivery' },
})

const preparedDate = '2099-01-06'
const standingInput = ({ address: id, product: productId }: Pick<Own, 'address' | 'product'>) => ({
  ...{ ...delivery({ address: id }).input, lines: [{ productId, quantity: 1 }] },
  ...{ weekdays: [2, 3], everyWeeks: 1, startDate: '2027-12-01', isAutomatic: true },
})

const rows: Record<string, Row> = {
  'Query.cartDetail': anyone(),
  'Query.cartItems': anyone(),
  'Query.categories': anyone(),
  'Query.countries': anyone(),
  'Query.registration_countries': anyone(),
  'Query.addresses': customers(),
  'Query.customerAddresses': customers(),
  'Query.companyAddresses': customers(),
  'Query.companyProducts': customers({ first: 10, page: 1 }),
  'Query.companyUsers': shared(customers()),
  'Query.orderApprovals': shared(customers()),
  'Query.orderApproval': shared(owner(({ approval }) => ({ id: approval }))),
  'Query.creditHold': { ...anyone(), document: 'cartSummary' },
  'Query.invitation': anyone({ token: 'x'.repeat(43) }),
  'Query.viewInvoices': shared(customers()),
  'Query.invoiceBalance': shared(customers()),
  'Query.returnableArticles': shared(customers()),
  'Query.invoicePdf': shared(owner(({ invoice }) => ({ id: invoice }))),
  'Query.invoiceUbl': shared(owner(({ invoice }) => ({ id: invoice }))),
  'Query.ordersList': shared(customers()),
  'Query.orderYears': shared(customers()),
  'Query.orderProposal': customers(),
  'Query.productChanges': customers(),
  'Query.recalls': shared(customers()),
  'Query.orderDetail': shared(owner(({ order }) => ({ id: order }))),
  'Query.productLists': customers(),
  'Query.productBySlug': anyone({ slug: 'flour' }),
  'Query.getProductListing': anyone(),
  'Query.getProductListingFacets': anyone(),
  'Query.unitoptions': anyone(),
  'Query.accountInfo': customers(),
  'Query.productsByCodes': anyone({ codes: ['200006'] }),
  'Query.deliveryOptions': anyone(),
  'Query.shippingMethods': anyone(),
  'Mutation.customerLogin': anyone({ email, password }),
  'Mutation.forgotPassword': anyone({ email }),
  'Mutation.requestAccess': anyone({ input: request }),
  'Mutation.resetPassword': anyone({ token: 'x'.repeat(43), email, password, confirmPassword: password }),
  'Mutation.changePassword': customers({ currentPassword: password, password, confirmPassword: password }),
  'Mutation.endOtherSessions': customers(),
  'Mutation.updateAccount': customers({ firstName: 'N', lastName: 'B', gender: 'Other', email, phone: '+32 9 555' }),
  'Mutation.updateAllergenProfile': customers({ avoid: ['milk'] }),
  'Mutation.validateToken': anyone({ token: 'x'.repeat(43) }),
  'Mutation.addItemToCart': anyone({ productId: '1', quantity: 1 }),
  'Mutation.addItemsToCart': customers({ items: [] }),
  'Mutation.updateItemToCart': owner(({ line }) => ({ cartItemId: line, quantity: 2 })),
  'Mutation.removeCartItem': owner(({ line }) => ({ id: line })),
  'Mutation.takeFromCart': anyone({ productId: '1', quantity: 1 }),
  'Mutation.removeAllCartItem': anyone(),
  'Mutation.offerRequest': owner(delivery),
  'Mutation.placeOrder': owner(delivery),
  'Mutation.convertOrderToCart': shared(owner(({ order }) => ({ id: order }))),
  'Mutation.announceEmpties': owner(({ order }) => ({ id: order, empties: [] })),
  'Mutation.cancelOrder': owner(({ order }) => ({ id: order, toCart: false })),
  // the cart of an administrator has no limit, and the version is not that of the request
  'Mutation.requestApproval': customers({
    input: { billingAddressId: '1', shippingAddressId: '1', shippingMethod: 'pickup_pickup' },
  }),
  'Mutation.withdrawApproval': owner(({ approval }) => ({ id: approval })),
  'Mutation.convertApprovalToCart': owner(({ returned }) => ({ id: returned })),
  'Mutation.changeApproval': shared(owner(({ approval }) => ({ id: approval, input: { version: 'none', items: [] } }))),
  'Mutation.approveOrder': owner(({ approved }) => ({ id: approved, input: { version: 'none' } })),
  'Mutation.returnApproval': owner(({ returned }) => ({ id: returned, reason: 'No' })),
  'Mutation.acceptQuote': owner(({ quote, address: id }) => ({
    id: quote,
    input: { version: 1, billingAddressId: id, shippingAddressId: id },
  })),
  'Mutation.declineQuote': owner(({ quote }) => ({ id: quote })),
  'Mutation.replyToQuote': owner(({ quote }) => ({ id: quote, text: 'Mine' })),
  'Mutation.createProductList': customers({ name: 'Mine' }),
  'Mutation.updateProductList': owner(({ list }) => ({ id: list, name: 'Taken' })),
  'Mutation.removeProductList': owner(({ list }) => ({ id: list })),
  'Mutation.shareProductList': owner(({ list }) => ({ id: list, shared: true })),
  'Mutation.addToProductList': owner(({ list, product }) => ({ id: list, products: [one(product)] })),
  'Mutation.updateProductListProduct': owner(({ list, product }) => ({ id: list, product: one(product) })),
  'Mutation.removeProductFromList': owner(({ list, product }) => ({ id: list, productId: product })),
  'Mutation.convertProductListToCart': owner(({ list }) => ({ id: list })),
  'Mutation.customerLogout': customers(),
  'Mutation.createAddress': customers({ input: { ...address, address1: 'Elders 1' } }),
  'Query.standingOrders': customers(),
  'Query.standingOrder': owner(({ standing: id }) => ({ id })),
  'Mutation.createStandingOrder': owner((own) => ({ input: standingInput(own) })),
  'Mutation.updateStandingOrder': owner((own) => ({ id: own.standing, input: standingInput(own) })),
  'Mutation.changeStandingOrderDate': owner(({ standing: id, standingDate: date }) => ({
    id,
    input: { date, isSkipped: true },
  })),
  'Mutation.confirmRecall': shared(owner(({ recall }) => ({ id: recall }))),
  'Mutation.changeStandingOrderState': owner(({ standing: id }) => ({ id, state: 'paused' })),
  'Mutation.convertStandingOrderToCart': owner(({ standing: id }) => ({ id, date: preparedDate })),
  'Mutation.updateAddress': owner((own) => ({ id: own.address, input: address })),
  'Mutation.inviteUser': customers({ email: 'new@nowhere.example', role: 'buyer' }),
  'Mutation.withdrawInvitation': shared(owner(({ invitation }) => ({ id: invitation }))),
  'Mutation.changeUserRole': shared(owner(({ user }) => ({ id: user, role: 'buyer' }))),
  'Mutation.changeUserLimits': shared(owner(({ buyer }) => ({ id: buyer, input: { order: 250 } }))),
  'Mutation.removeUser': shared(owner(({ user }) => ({ id: user }))),
  'Mutation.acceptInvitation': anyone({
    ...{ token: 'x'.repeat(43), firstName: 'N', lastName: 'B' },
    ...{ password, confirmPassword: password },
  }),
  'Mutation.deleteAddress': owner((own) => ({ id: own.address })),
  'Query.deskStaff': staff(),
  'Query.deskOrders': staff({ input: { status: 'all', search: 'PV' } }),
  'Query.deskOrder': staff({ number: 'PV-240001' }),
  'Query.deskAccessRequests': staff(),
  'Query.deskAccessRequest': staff({ id: '3' }),
  'Mutation.deskApproveAccess': staff({ id: '3' }),
  'Mutation.deskRejectAccess': staff({ id: '3', reason: 'No' }),
  'Query.deskQuotes': staff(),
  'Query.deskQuote': staff({ number: 'PV-240011' }),
  'Mutation.deskAnswerQuote': staff({ input: { number: 'PV-240011', version: 0, until: '2099-01-01' } }),
  'Query.deskMails': staff({ input: {} }),
  'Query.deskMail': staff({ id: '1' }),
  'Mutation.deskResendMail': staff({ id: '1' }),
  'Query.deskNotFoundLog': staff(),
  'Mutation.deskRecordNotFound': staff({ input: { action: 'unlisted', path: '/x', detail: '' } }),
  'Query.deskCustomers': staff({ input: {} }),
  'Query.deskCustomer': staff({ id: '1' }),
  'Mutation.deskStartOrder': staff({ userId: '1' }),
  'Mutation.deskLogin': anyone({ input: { email, password, code: '000000' } }),
  'Mutation.deskLogout': staff(),
  'Mutation.deskChangePassword': staff({ input: { password: 'a-new-password', confirmPassword: 'a-new-password' } }),
  'Mutation.deskUpdateOrder': staff({ input: { number: 'PV-240001', state: 'picked' } }),
}

const callers = [
  ['a guest', null],
  ['who waits for approval', 'wacht'],
  ['a stranger', 'lena'],
  ['a colleague', 'tom'],
] as const
type Answer = {
  data?: Record<string, { status?: unknown; success?: unknown } | null> | null
  errors?: { extensions: { code: string } }[]
}

let shop: TestCommerce
let nadia: Record<string, string>
let product: string
beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
  nadia = await shop.login('nadia')
  const found = await shop.db.prepare("SELECT id FROM products WHERE sku = '200006'").first<{ id: number }>()
  product = String(found?.id)
})

/** Creates Nadia's data again, because an operation may have consumed it. */
async function makeOwn(): Promise<Own> {
  // a customer can keep 100 lists
  await shop.db.prepare('DELETE FROM product_lists WHERE name = ?1').bind(listName).run()
  const { createProductList: list } = await shop.ask(commerce.createProductList, { name: listName }, nadia)
  const products = [one(product)]
  await shop.ask(commerce.addToProductList, { id: list?.productList?.id ?? '', products }, nadia)
  const { createAddress: made } = await shop.ask(commerce.createAddress, { input: address }, nadia)
  await shop.db.prepare('UPDATE stock SET quantity = 500').run()
  const { addItemToCart: put } = await shop.ask(commerce.addItemToCart, { productId: product, quantity: 1 }, nadia)
  const { ordersList: orders } = await shop.ask(commerce.ordersList, { first: 1 }, nadia)
  const { viewInvoices: invoices } = await shop.ask(commerce.viewInvoices, {}, nadia)
  const insertUser = `INSERT INTO customers (company_id, email, password_hash, first_name, last_name, created_at, updated_at)
    VALUES (1, lower(hex(randomblob(8))) || '@brasserie-nova.example', 'x', 'Eva', 'Claes', '', '') RETURNING id`
  const insertInvitation = `INSERT INTO invitations (token_hash, company_id, email, role, invited_by, created_at, expires_at)
    VALUES (hex(randomblob(8)), 1, hex(randomblob(8)), 'buyer', 1, '', '2099') RETURNING id`
  const idOf = async (sql: string) => String(await shop.db.prepare(sql).first<number>('id'))
  const quote = await shop.db
    .prepare(
      `UPDATE orders SET status = 'offer_sent', quote_version = 1, quote_until = '2099-01-01'
        WHERE id = (SELECT id FROM orders WHERE status LIKE 'offer%' AND customer_id = 1
          AND id NOT IN (SELECT quote_id FROM orders WHERE quote_id IS NOT NULL) LIMIT 1)
        RETURNING id`,
    )
    .first<{ id: string }>()
  const input = standingInput({
    address: made?.addresses?.find(({ address1 }) => address1 === street)?.id ?? '',
    product,
  })
  await shop.db.prepare("UPDATE standing_orders SET state = 'ended'").run()
  const { createStandingOrder: created } = await shop.ask(commerce.createStandingOrder, { input }, nadia)
  const standing = created?.standingOrder?.id ?? ''
  await shop.db
    .prepare("INSERT INTO standing_order_dates VALUES (?1, ?2, 'prepared', NULL, NULL, '')")
    .bind(standing, preparedDate)
    .run()
  const { standingOrder } = await shop.ask(commerce.standingOrder, { id: standing }, nadia)
  const insertApproval = (status: string) =>
    idOf(`INSERT INTO order_approvals (id, company_id, customer_id, status, fingerprint, cart_version, exceeded, shipping_method,
        delivery_date, billing_address, shipping_address, created_at, expires_at, decided_by)
      SELECT hex(randomblob(8)), 1, 1, '${status}', '', 1, 'order', shipping_method, delivery_date, billing_address, shipping_address,
        created_at, '2099', CASE WHEN '${status}' <> 'waiting' THEN 1 END FROM order_approvals LIMIT 1 RETURNING id`)
  const returned = await insertApproval('returned')
  await shop.db
    .prepare(
      `INSERT INTO order_approval_items (approval_id, position, product_id, sku, name, requested_quantity, quantity, price_cents, article)
        VALUES (?1, 0, ?2, 'x', 'x', 1, 1, 100, '{}')`,
    )
    .bind(returned, Number(product))
    .run()
  const approved = await insertApproval('approved')
  const buyer = await idOf(insertUser)
  await shop.db.prepare("UPDATE customers SET role = 'buyer' WHERE id = ?1").bind(Number(buyer)).run()
  const order = orders?.data[0]?.id ?? ''
  const lot = crypto.randomUUID()
  await shop.db
    .prepare(
      'INSERT INTO order_item_lots (order_item_id, lot, quantity) SELECT id, ?2, 1 FROM order_items WHERE order_id = ?1 LIMIT 1',
    )
    .bind(order, lot)
    .run()
  const recall = await shop.db
    .prepare("INSERT INTO recalls (lot, texts, started_at) VALUES (?1, ?2, '') RETURNING id")
    .bind(lot, '{"en":{"reason":"Glass","instruction":"Do not use"}}')
    .first<number>('id')
  return {
    recall: String(recall),
    standing,
    standingDate: standingOrder?.dates.find(({ state }) => state === 'planned')?.date ?? '',
    approval: await insertApproval('waiting'),
    approved,
    returned,
    buyer,
    user: await idOf(insertUser),
    invitation: await idOf(insertInvitation),
    quote: quote?.id ?? '',
    order,
    invoice: invoices?.[0]?.id ?? '',
    list: list?.productList?.id ?? '',
    address: made?.addresses?.find(({ address1 }) => address1 === street)?.id ?? '',
    line: put?.cart?.items?.[0]?.id ?? '',
    product,
  }
}

/** Nadia's data as she reads it, and texts that no other customer's response may contain. */
async function seeOwn() {
  const { accountInfo: account } = await shop.ask(commerce.accountInfo, {}, nadia)
  const { productLists: lists } = await shop.ask(commerce.productLists, { first: 100 }, nadia)
  const { ordersList: orders } = await shop.ask(commerce.ordersList, { first: 100 }, nadia)
  const { viewInvoices: invoices } = await shop.ask(commerce.viewInvoices, {}, nadia)
  const { cartDetail: cart } = await shop.ask(commerce.cartDetail, {}, nadia)
  const secrets = [
    ...[email, street, listName],
    ...(orders?.data ?? []).map(({ incrementId }) => String(incrementId)),
    ...(invoices ?? []).map(({ incrementId }) => String(incrementId)),
  ]
  return { seen: { account, lists, orders, invoices, cart }, secrets }
}

const schema = buildSchema(readFileSync('contracts/commerce.graphql', 'utf8'))
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
)

test('every operation of the contract has a row', () => {
  expect(Object.keys(rows).sort()).toEqual(operations.sort())
})

test.each(Object.entries(rows))(
  '%s works for the roles of its row and neither reveals nor changes data of other customers',
  async (name, row) => {
    const field = name.split('.')[1] ?? ''
    const document = Object.entries(commerce).find(([key]) => key === (row.document ?? field))?.[1]
    if (!document || !('text' in document)) throw new Error(`no document asks for ${name}`)
    const own = await makeOwn()
    const body = { query: document.text, variables: row.given?.(own) ?? {}, operationName: document.name }
    const { seen, secrets } = await seeOwn()
    const ask = async (headers: Record<string, string>) => {
      const text = await (await shop.post(body, { ...headers, 'x-locale': 'en' })).text()
      const { data, errors } = JSON.parse(text) as Answer
      const { status, success } = data?.[field] ?? {}
      const isDone = data?.[field] != null && status !== false && success !== false
      return { text, outcome: errors?.[0]?.extensions.code ?? (isDone ? 'DONE' : 'REFUSED') }
    }

    for (const [caller, who] of callers) {
      const isCustomer = who === 'lena' || who === 'tom'
      const headers = who ? await shop.login(who) : {}
      if (isCustomer) await shop.ask(commerce.addItemToCart, { productId: product, quantity: 1 }, headers)
      const { text, outcome } = await ask(headers)
      const isShared = row.isShared === true && who === 'tom'
      const kept = isShared ? [street, listName] : secrets
      expect([caller, kept.filter((secret) => text.includes(secret))]).toEqual([caller, []])
      const refusal = isCustomer ? /^(?:NOT_FOUND|BAD_USER_INPUT|REFUSED|CONFLICT)$/ : /^(?:UNAUTHENTICATED|REFUSED)$/
      if (isShared) expect([caller, outcome]).toEqual([caller, 'DONE'])
      else if (row.for === 'owner') expect([caller, outcome]).toEqual([caller, expect.stringMatching(refusal)])
      if (row.for === 'staff' || (row.for === 'customers' && !isCustomer))
        expect([caller, outcome]).toEqual([caller, 'UNAUTHENTICATED'])
      if (row.for === 'anyone' && !who) expect([caller, outcome]).not.toEqual([caller, 'UNAUTHENTICATED'])
    }
    expect((await seeOwn()).seen).toEqual(seen)
    // a colleague has used the records that a shared write ends
    if (row.for === 'owner' && !/withdraw|remove(?=User)/.test(name)) expect((await ask(nadia)).outcome).toBe('DONE')
  },
)
