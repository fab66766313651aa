// Expected access of each API route and page by role, and the request that checks it.
import type { RouteName } from '#i18n/routes.ts'
import { nadia } from './visit.ts'

/** Ids of records that belong to one customer. */
type Owned = 'order' | 'invoice' | 'list' | 'address' | 'line' | 'product' | 'sku' | OwnedOfUsers
type OwnedOfUsers = 'user' | 'invitation' | 'standing' | 'approval' | 'recall'
export type OwnedIds = Record<Owned, string>

export type RouteRow = {
  /** `owner`: names a record of one customer, 404 for others. `operator`: 404 without a signed link. */
  for: 'anyone' | 'customers' | 'owner' | 'operator'
  given?: (own: OwnedIds) => Record<string, string>
  query?: (own: OwnedIds) => string
  /** Status for other customers, if not 404. */
  refused?: number
  /** Statuses for guests and pending customers, if not only 401. */
  closed?: number[]
}

/** Texts that only Nadia's responses may contain. */
export const privateValuesOf = { list: 'Nadias own list', street: 'Geheimstraat 1', email: nadia }
export const street = {
  ...{ firstName: 'Nadia', lastName: 'Benali', address1: privateValuesOf.street, postcode: '9000', city: 'Gent' },
  ...{ country: 'BE', phone: '+32 9 555 01 99' },
}

type Given = RouteRow['given']
const anyone = (given?: Given): RouteRow => ({ for: 'anyone', ...(given && { given }) })
const customers = (given?: Given): RouteRow => ({ for: 'customers', ...(given && { given }) })
const owner = (given?: Given): RouteRow => ({ for: 'owner', ...(given && { given }) })
const operator = (given?: Given): RouteRow => ({ for: 'operator', closed: [404], ...(given && { given }) })
const withQuery = (query: NonNullable<RouteRow['query']>, row: RouteRow): RouteRow => ({ ...row, query })
/** Guests have carts too. */
const ofCart = { refused: 422, closed: [401, 422] }
/** Public data, so the response does not depend on an expired session. */
const ignoresSession = { closed: [401, 200] }

const passwords = () => ({ currentPassword: 'x', password: 'a-new-password', confirmPassword: 'a-new-password' })
const order = ({ address }: OwnedIds) => ({
  ...{ shippingAddressId: address, billingAddressId: address, shippingMethod: 'delivery_delivery' },
  key: 'other-customer-0001',
  seen: JSON.stringify({ version: null, subTotal: null, lines: [] }),
})
const wrongLink = { until: '4000000000', signature: '0'.repeat(64) }
/** The only date in the year 2099, which tests prepare. */
export const preparedDate = '2099-01-06'
const standing = ({ address, product }: OwnedIds) => ({
  ...{ everyWeeks: '1', 'weekday:2': '1', startDate: '2027-12-01', how: 'automatic', [`quantity:${product}`]: '1' },
  ...{ shippingAddressId: address, billingAddressId: address, shippingMethod: 'delivery_delivery' },
})
const amount = () => ({ amount: '3' })
const details = () => ({
  ...{ firstName: 'N', lastName: 'B', gender: 'Other', email: nadia, phone: '+32 9 555 01 99', preferredUnit: '' },
})

export const accessRows: Record<string, RouteRow> = {
  'GET /content/site': anyone(),
  'POST /content/newsletter': anyone(),
  'POST /content/form': anyone(),
  'GET /content/redirects': anyone(),
  'GET /content/captchas': anyone(),
  'GET /content/entry': anyone(),
  'GET /catalogue/departments': anyone(),
  'GET /catalogue/category': anyone(),
  'GET /catalogue/brands': anyone(),
  'GET /catalogue/listing': anyone(),
  'GET /catalogue/facets': anyone(),
  'GET /catalogue/prices': customers(),
  'GET /catalogue/named': withQuery(() => '?codes=300255', anyone()),
  'GET /catalogue/named/prices': withQuery(() => '?codes=300255', customers()),
  'GET /catalogue/new': anyone(),
  'GET /catalogue/new/prices': customers(),
  'GET /catalogue/home/prices': customers(),
  'GET /catalogue/filter': anyone(),
  'GET /catalogue/search': anyone(),
  'GET /catalogue/products': anyone(),
  'GET /catalogue/products/previews': withQuery(() => '?slugs=vine-tomatoes-red-class-i', anyone()),
  'GET /catalogue/products/prices': withQuery(() => '?slug=vine-tomatoes-red-class-i', customers()),
  'GET /catalogue/allergen-profile': customers(),
  'POST /catalogue/allergen-profile': customers(),
  'POST /cart/quick-order/read': anyone(() => ({ text: '200006;1' })),
  'POST /cart/quick-order': anyone(() => ({ text: '' })),
  'GET /cart': anyone(),
  'GET /cart/promise': anyone(),
  'GET /cart/delivery-rule': anyone(),
  'GET /cart/allergens': anyone(),
  'GET /cart/allergens/csv': anyone(),
  'GET /cart/summary': anyone(),
  'POST /cart/items': anyone(({ product }) => ({ productId: product, quantity: '1' })),
  'POST /cart/sets': anyone(({ product }) => ({ items: `${product}:1` })),
  'POST /cart/undo-add': anyone(({ product }) => ({ productId: product, quantity: '1' })),
  'POST /cart/items/:id': { ...owner(() => ({ quantity: '9' })), ...ofCart },
  'POST /cart/items/:id/remove': { ...owner(), ...ofCart },
  'POST /cart/items/:id/replace': { ...owner(({ product }) => ({ productId: product, quantity: '1' })), ...ofCart },
  'POST /cart/clear': anyone(),
  'GET /lists': customers(),
  'GET /lists/overview': customers(),
  'GET /lists/summary': customers(),
  'GET /lists/save': withQuery(({ sku }) => `?sku=${sku}`, { ...customers(), ...ignoresSession }),
  'GET /lists/:id': owner(),
  'GET /lists/:id/reorder-preview': owner(),
  'POST /lists': customers(() => ({ name: 'Mine' })),
  'POST /lists/save': owner(({ product, list }) => ({ productId: product, list })),
  'POST /lists/save-to-new': customers(({ product }) => ({ productId: product, name: 'Mine' })),
  'POST /lists/:id': owner(() => ({ name: 'Taken' })),
  'POST /lists/:id/remove': owner(),
  'POST /lists/:id/share': owner(() => ({ shared: '1' })),
  'POST /lists/:id/cart': owner(),
  'POST /lists/:id/products': owner(({ sku }) => ({ code: sku })),
  'POST /lists/:id/products/:productId': owner(amount),
  'POST /lists/:id/products/:productId/remove': owner(),
  'POST /lists/:id/products/:productId/restore': owner(amount),
  'GET /lists/:id/csv': owner(),
  'GET /lists/:id/allergens': owner(),
  'GET /lists/:id/allergens/csv': owner(),
  'POST /lists/:id/count': owner(),
  'POST /lists/:id/arrange': owner(),
  'GET /orders': customers(),
  'GET /orders/csv': customers(),
  'GET /orders/filters': customers(),
  'GET /orders/recalls': customers(),
  'POST /orders/recalls/:id/confirm': owner(),
  'GET /orders/recent': customers(),
  'GET /planning': customers(),
  'POST /planning/cart': customers(({ product }) => ({ [`line:${product}:1`]: '1' })),
  // writes only a cookie
  'POST /planning/dismissals': {
    ...customers(({ product }) => ({ day: '2026-03-03', productId: product })),
    ...ignoresSession,
  },
  'GET /orders/last': customers(),
  'GET /orders/:id': owner(),
  'GET /orders/:id/allergens': owner(),
  'GET /orders/:id/allergens/csv': owner(),
  'GET /orders/:id/reorder-preview': owner(),
  'POST /orders/:id/cancel': owner(),
  'POST /orders/:id/empties': owner(),
  'POST /orders/:id/decline': owner(),
  'POST /orders/:id/reply': owner(() => ({ text: 'Mine' })),
  'POST /orders/:id/cart': owner(),
  'GET /invoices': customers(),
  'GET /invoices/balance': customers(),
  'GET /invoices/filters': customers(),
  'GET /invoices/owed': customers(),
  'GET /invoices/recent': customers(),
  'GET /invoices/csv': customers(),
  'GET /invoices/:id': owner(),
  'GET /invoices/:id/pdf': owner(),
  'GET /invoices/:id/ubl': owner(),
  'GET /addresses': customers(),
  'GET /addresses/form/:id': owner(),
  'POST /addresses': customers(() => street),
  'POST /addresses/:id': owner(() => street),
  'POST /addresses/:id/default': owner(),
  'POST /addresses/:id/remove': owner(),
  'POST /account/forgot-password': anyone(() => ({ email: 'unknown@nowhere.example' })),
  'GET /account/reset-token': withQuery(() => '?token=none', anyone()),
  'POST /account/reset-password': anyone(() => ({ token: 'none', email: nadia, ...passwords() })),
  'GET /account/registration-countries': anyone(),
  'POST /account/register/contact': anyone(),
  'POST /account/register/company': anyone(),
  'POST /account/register/address': anyone(),
  'POST /account/register': anyone(),
  'GET /account/profile': customers(),
  'POST /account/profile': customers(details),
  'GET /account/security': { ...customers(), ...ignoresSession },
  'GET /account/assortment': customers(),
  'GET /account/approvals': customers(),
  'GET /account/approvals/waiting': customers(),
  'GET /account/approvals/:id': owner(),
  'POST /account/approvals/:id': owner(() => ({ as: 'approve', version: 'none' })),
  'POST /account/approvals/:id/return': owner(() => ({ reason: 'No' })),
  'POST /account/approvals/:id/withdraw': owner(),
  'POST /account/approvals/:id/cart': owner(),
  'GET /account/users': customers(),
  'POST /account/users/invitations': customers(() => ({ email: 'new@nowhere.example', role: 'buyer' })),
  'POST /account/users/invitations/:id/withdraw': owner(),
  'POST /account/users/:id/role': owner(() => ({ role: 'buyer' })),
  'POST /account/users/:id/limits': owner(() => ({ orderLimit: '250', monthLimit: '' })),
  'POST /account/users/:id/remove': owner(),
  'GET /account/invitation': withQuery(() => '?token=none', anyone()),
  'POST /account/invitation': anyone(() => ({ token: 'none', firstName: 'N', lastName: 'B', ...passwords() })),
  'POST /account/password': customers(passwords),
  'POST /account/sessions/end': customers(),
  'POST /account/login': anyone(() => ({ email: 'unknown@nowhere.example', password: 'x' })),
  'POST /account/logout': anyone(),
  'GET /checkout': customers(),
  'POST /checkout/order': { ...owner(order), refused: 422 },
  'GET /checkout/unconfirmed': anyone(),
  'POST /checkout/unconfirmed': { ...customers(), ...ignoresSession },
  'GET /checkout/placed': anyone(),
  'GET /standing-orders': customers(),
  'GET /standing-orders/prepared': customers(),
  'GET /standing-orders/draft': withQuery(() => '?from=cart', customers()),
  'GET /standing-orders/:id': owner(),
  'POST /standing-orders': customers(standing),
  'POST /standing-orders/:id': owner(standing),
  'POST /standing-orders/:id/state': owner(() => ({ state: 'paused' })),
  'POST /standing-orders/:id/dates/:date': owner(() => ({ skip: '1' })),
  'POST /standing-orders/:id/dates/:date/cart': owner(),
  'GET /search': withQuery(() => '?q=tomato', anyone()),
  'GET /search/prices': withQuery(() => '?q=tomato', customers()),
  'GET /operator/not-found': withQuery(() => `?${new URLSearchParams(wrongLink)}`, operator()),
  'POST /operator/not-found/remove': operator(() => ({ ...wrongLink, path: '/en/nothing' })),
  'POST /operator/redirects': operator(() => ({
    ...wrongLink,
    ...{ source: '/en/nothing', target: '/en/news', status: '301' },
  })),
}

type Asked = (own: OwnedIds) => string[]
/** Queries or whole paths of a page. The query of a protected page names a record of one customer. */
const plain: Asked = () => ['']
export const pageRows: Record<RouteName, Asked> = {
  home: plain,
  forgotPassword: plain,
  login: plain,
  register: plain,
  resetPassword: () => ['', '?token=none'],
  invitation: () => ['', '?token=none'],
  registerSuccess: plain,
  brands: plain,
  cart: plain,
  checkout: plain,
  checkoutSuccess: plain,
  product: () => ['/en/offer/p/vine-tomatoes-red-class-i'],
  category: () => ['/en/range/dairy-eggs'],
  range: plain,
  dashboard: plain,
  dashboardAccount: ({ address }) => ['', `?address=${address}`],
  dashboardApprovals: ({ approval }) => ['', `?approval=${approval}`],
  dashboardAssortment: plain,
  dashboardInvoices: ({ invoice }) => ['', `?invoice=${invoice}`],
  dashboardOrderLists: ({ list: id }) => ['', `?list=${id}`, `?list=${id}&cart=1`, `?list=${id}&sheet=allergens`],
  dashboardStandingOrders: ({ standing: id, list }) => ['', `?standing=${id}`, `?from=list:${list}`],
  dashboardUsers: plain,
  dashboardOrders: ({ order: id }) => [
    '',
    `?order=${id}`,
    `?order=${id}&cart=1`,
    `?order=${id}&sheet=allergens`,
    `?order=${id}&sheet=cancel`,
  ],
  operatorNotFound: () => ['', `?${new URLSearchParams(wrongLink)}`],
  content: () => ['/en/about-us'],
}
