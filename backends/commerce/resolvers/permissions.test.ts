// Sends every operation of the contract as each role, and compares the response with the permissions listed here.
import {
  buildSchema,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import sdl from '#contracts/commerce.graphql?raw'
import {
  onBehalfOperations,
  type Permission,
  permissions,
  permissionTable,
  type Role,
  roles,
} from '#contracts/permissions.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import type { Context } from '../context/context.ts'
import { enforcePermissions } from '../context/permissions.ts'
import { openOnBehalf, openStaff } from '../testing/on-behalf.ts'
import { openTestCommerce, type TestCommerce } from '../testing/shop.ts'

const operationsOf: Record<Permission, readonly string[]> = {
  order: [
    ...['cartDetail', 'cartItems', 'orderProposal', 'addItemToCart', 'addItemsToCart', 'updateItemToCart'],
    ...['removeCartItem', 'takeFromCart', 'removeAllCartItem', 'offerRequest', 'placeOrder', 'cancelOrder'],
    ...['convertOrderToCart', 'convertProductListToCart', 'acceptQuote', 'declineQuote', 'replyToQuote'],
    'announceEmpties',
    ...['standingOrders', 'standingOrder', 'createStandingOrder', 'updateStandingOrder', 'changeStandingOrderDate'],
    ...['changeStandingOrderState', 'convertStandingOrderToCart'],
    ...['requestApproval', 'withdrawApproval', 'convertApprovalToCart', 'orderApprovals', 'orderApproval'],
  ],
  readOrders: ['ordersList', 'orderYears', 'orderDetail', 'productChanges', 'recalls', 'confirmRecall'],
  readInvoices: ['viewInvoices', 'invoiceBalance', 'invoicePdf', 'invoiceUbl'],
  manageUsers: ['companyUsers', 'inviteUser', 'withdrawInvitation', 'changeUserRole', 'changeUserLimits', 'removeUser'],
  editLists: [
    ...['createProductList', 'updateProductList', 'removeProductList'],
    ...['addToProductList', 'updateProductListProduct', 'removeProductFromList'],
  ],
  editCompanyLists: ['shareProductList'],
  approveOrders: ['changeApproval', 'approveOrder', 'returnApproval'],
}
/** What staff may do in the name of a customer. */
const onBehalf = [
  ...['accountInfo', 'addresses', 'customerAddresses', 'companyAddresses', 'creditHold', 'unitoptions'],
  ...['categories', 'countries', 'registration_countries', 'getProductListing', 'getProductListingFacets'],
  ...['productBySlug', 'productsByCodes', 'companyProducts', 'productLists', 'orderProposal', 'productChanges'],
  ...['recalls', 'ordersList', 'orderYears', 'orderDetail', 'deliveryOptions', 'shippingMethods'],
  ...['cartDetail', 'cartItems', 'addItemToCart', 'addItemsToCart', 'updateItemToCart', 'removeCartItem'],
  ...['takeFromCart', 'removeAllCartItem', 'convertOrderToCart', 'convertProductListToCart'],
  ...['placeOrder', 'offerRequest', 'returnableArticles', 'customerLogout'],
]
const permissionsOf: Record<Role, readonly Permission[]> = {
  administrator: permissions,
  buyer: ['order', 'readOrders', 'editLists'],
  approver: ['order', 'readOrders', 'editLists', 'editCompanyLists', 'approveOrders'],
  bookkeeper: ['readOrders', 'readInvoices'],
}

const schema = buildSchema(sdl)
const fieldsOf = {
  query: schema.getQueryType()?.getFields() ?? {},
  mutation: schema.getMutationType()?.getFields() ?? {},
}
const queries = new Map(
  (['query', 'mutation'] as const).flatMap((kind) =>
    Object.values(fieldsOf[kind]).map(({ name, args, type }) => {
      const given = args.filter((arg) => isNonNullType(arg.type)).map((arg) => `${arg.name}: ${toLiteral(arg.type)}`)
      const selected = isCompositeType(getNamedType(type)) ? '{ __typename }' : ''
      return [name, `${kind} { ${name}${given.length > 0 ? `(${given.join()})` : ''} ${selected} }`] as const
    }),
  ),
)

/** A literal that the schema accepts and that names no record. */
function toLiteral(type: GraphQLInputType): string {
  if (isNonNullType(type)) return toLiteral(type.ofType)
  if (isListType(type)) return `[${toLiteral(type.ofType)}]`
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type))
    return `{${fields.map((field) => `${field.name}: ${toLiteral(field.type)}`).join()}}`
  }
  return { Int: '1', Float: '1', Boolean: 'false' }[getNamedType(type).name] ?? '"none"'
}

let shop: TestCommerce
beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
})

/** A new session, because some operations end theirs. */
async function logIn(role: Role) {
  await shop.db.prepare('UPDATE customers SET role = ?1 WHERE id = 2').bind(role).run()
  return { ...(await shop.login('tom')), 'x-locale': 'en' }
}

const send = async (role: Role, query: string) => sendAs(await logIn(role), query)

async function sendAs(headers: Record<string, string>, query: string) {
  const response = await shop.post({ query }, headers)
  const { data, errors = [] } = (await response.json()) as {
    data: Record<string, unknown> | null
    errors?: { message: string; extensions: { code: string } }[]
  }
  return { data, error: errors[0] }
}

/** What differs from the expectation, as `role operation`. */
async function findDifferences(role: Role, operations: Iterable<string>): Promise<string[]> {
  const found: string[] = []
  for (const name of operations) {
    const { error } = await send(role, queries.get(name) ?? '')
    const needed = permissions.find((permission) => operationsOf[permission].includes(name))
    const isAllowed = needed === undefined || permissionsOf[role].includes(needed)
    const isForbidden = error?.extensions.code === 'FORBIDDEN'
    if (isForbidden === isAllowed) found.push(`${role} ${name}`)
    if (isForbidden && !/role|administrator/.test(error?.message ?? '')) found.push(`${name}: ${error?.message}`)
  }
  return found
}

async function readPermissions(role: Role) {
  const { data } = await send(role, '{ accountInfo { customer { role permissions } } }')
  return (data as { accountInfo: { customer: unknown } }).accountInfo.customer
}

// F588, F589
test.each(roles)('each operation of the contract is allowed or FORBIDDEN for the role %s, as listed', async (role) => {
  expect(queries.size).toBeGreaterThan(60)
  expect(await findDifferences(role, queries.keys())).toEqual([])
  expect(await readPermissions(role)).toEqual({ role, permissions: permissionsOf[role] })
})

test('the opposite of each cell of the table is noticed', async () => {
  const unnoticed: string[] = []
  for (const role of roles)
    for (const permission of permissions) {
      const cell = permissionTable[role]
      cell[permission] = !cell[permission]
      const operations = operationsOf[permission]
      const differences = await findDifferences(role, operations)
      const listed = JSON.stringify(await readPermissions(role))
      const isListed = listed !== JSON.stringify({ role, permissions: permissionsOf[role] })
      cell[permission] = !cell[permission]
      if (differences.length !== operations.length || !isListed) unnoticed.push(`${role} ${permission}`)
    }
  expect(unnoticed).toEqual([])
})

// F691
test('each operation of the contract is allowed or FORBIDDEN for staff in the name of a customer, as listed', async () => {
  await logIn('administrator')
  const staff = await openStaff(shop)
  const found: string[] = []
  for (const [name, query] of queries) {
    // a token of its own, because logging out ends it
    const { error } = await sendAs(await openOnBehalf(shop, staff, '2'), query)
    const isForbidden = error?.extensions.code === 'FORBIDDEN'
    if (isForbidden === onBehalf.includes(name)) found.push(name)
    if (isForbidden && !error?.message.startsWith('Only the customer can do this.')) found.push(error?.message ?? '')
  }
  expect(found).toEqual([])
  const { data } = await sendAs(
    await openOnBehalf(shop, staff, '2'),
    '{ accountInfo { customer { role permissions } } }',
  )
  const customer = { role: 'administrator', permissions: ['order', 'readOrders'] }
  expect(data).toEqual({ accountInfo: { customer } })
})

// F691
test('an operation of the contract that is added later is refused to staff in the name of a customer', async () => {
  const known = new Set([...queries.keys()])
  for (const operation of onBehalfOperations) expect(known).toContain(operation.split('.')[1])
  const { Query } = enforcePermissions({ Query: { added: () => 'done' } })
  const context = (row: object | null) => ({ locale: 'en', customer: async () => row }) as unknown as Context
  const call = Query.added as unknown as (...given: unknown[]) => Promise<unknown>
  expect(await call(null, {}, context({ on_behalf: null }), null)).toBe('done')
  await expect(call(null, {}, context({ on_behalf: '{}' }), null)).rejects.toThrow('Only the customer')
})

test('an unknown role allows nothing, and guests keep their cart', async () => {
  const { error } = await send('owner' as Role, '{ cartDetail { id } }')
  expect(error?.extensions.code).toBe('FORBIDDEN')
  const guest = { 'x-cart-token': '0123456789abcdef0123456789abcdef' }
  const response = await shop.post({ query: '{ cartDetail { id } }' }, guest)
  expect(await response.json()).toEqual({ data: { cartDetail: null } })
})

test('the guest cart is not merged for a role that does not order', async () => {
  const guest = { 'x-cart-token': '0123456789abcdef0123456789abcdef' }
  const add = 'mutation { addItemToCart(input: { productId: 3, quantity: 1 }) { status } }'
  await shop.post({ query: add }, guest)
  await shop.db.prepare('DELETE FROM carts WHERE customer_id = 2').run()
  const count = () => shop.db.prepare('SELECT count(*) AS n FROM carts WHERE token_hash IS NULL').first<number>('n')
  await shop.post({ query: '{ deliveryOptions { __typename } }' }, { ...(await logIn('bookkeeper')), ...guest })
  expect(await count()).toBe(0)
})
