// Status and offers of each page of the URL table for the roles of a company, by permission. A route without an entry does not compile.
import type { Permission } from '#contracts/permissions.ts'
import type { RouteName } from '#i18n/routes.ts'

/** Ids of records of the company. */
export type CompanyIds = { order: string; invoice: string; list: string; user: string }

export type RolePage = {
  /** Query, or the whole path of a page with a variable path. */
  address: string
  /** Roles without it get 403 and a sentence; absent: every role gets the page. */
  needs?: Permission
  /** A part of `<main>` that roles with the permission get, and no other role. */
  offers?: Partial<Record<Permission, string>>
}

const everyRole = (address = ''): RolePage[] => [{ address }]

const lists = '/en/dashboard/orderLists'
/** Links of the side navigation. */
const navigation = { readInvoices: 'href="/en/dashboard/invoices"', manageUsers: 'href="/en/dashboard/users"' }

export const rolePages: Record<RouteName, (ids: CompanyIds) => RolePage[]> = {
  home: () => [{ address: '', offers: { order: `href="${lists}?list=`, editLists: `href="${lists}#new-list"` } }],
  // only for visitors without a session
  forgotPassword: () => everyRole(),
  login: () => everyRole(),
  register: () => everyRole(),
  resetPassword: () => everyRole('?token=none'),
  invitation: () => everyRole('?token=none'),
  registerSuccess: () => everyRole(),
  // shared by all customers: the buttons are those of every role
  brands: () => everyRole(),
  product: () => everyRole('/en/offer/p/vine-tomatoes-red-class-i'),
  category: () => everyRole('/en/range/dairy-eggs'),
  range: () => everyRole(),
  content: () => everyRole('/en/about-us'),
  cart: () => [
    { address: '', needs: 'order', offers: { order: 'href="/en/cart?quickOrder=1"' } },
    { address: '?quickOrder=1', needs: 'order', offers: { order: 'action="/api/en/cart/quick-order"' } },
    { address: '?sheet=allergens', needs: 'order' },
  ],
  checkout: () => [{ address: '', needs: 'order', offers: { order: 'action="/api/en/checkout/order"' } }],
  checkoutSuccess: () => everyRole(),
  dashboard: () => [
    {
      address: '',
      offers: {
        ...{ ...navigation, order: 'href="/en/cart', editLists: `href="${lists}#new-list"` },
        readOrders: 'href="/en/dashboard/orders?order=',
      },
    },
  ],
  dashboardAccount: () => [{ address: '', offers: navigation }],
  dashboardApprovals: () => [{ address: '', needs: 'order', offers: { manageUsers: 'href="/en/dashboard/users"' } }],
  dashboardAssortment: () => [{ address: '', offers: navigation }],
  dashboardInvoices: ({ invoice }) => [
    { address: '', needs: 'readInvoices', offers: { readInvoices: `invoice=${invoice}` } },
    { address: `?invoice=${invoice}`, needs: 'readInvoices', offers: { readInvoices: `/invoices/${invoice}/pdf` } },
  ],
  dashboardOrderLists: ({ list }) => [
    {
      address: '',
      offers: {
        ...{ order: 'cart=1', editLists: 'action="/api/en/lists"', editCompanyLists: 'name="shared"' },
        ...navigation,
      },
    },
    {
      address: `?list=${list}`,
      offers: { order: `list=${list}&amp;cart=1`, editCompanyLists: `action="/api/en/lists/${list}/products"` },
    },
    { address: `?list=${list}&sheet=count`, offers: { order: `action="/api/en/lists/${list}/count"` } },
    {
      address: `?list=${list}&sheet=arrange`,
      offers: { editCompanyLists: `action="/api/en/lists/${list}/arrange"` },
    },
    { address: `?list=${list}&sheet=allergens` },
    { address: `?list=${list}&sheet=price-list` },
    { address: `?list=${list}&cart=1`, needs: 'order', offers: { order: `action="/api/en/lists/${list}/cart"` } },
  ],
  dashboardOrders: ({ order }) => [
    { address: '', offers: { ...navigation, readOrders: `order=${order}`, order: `order=${order}&amp;cart=1` } },
    { address: `?order=${order}`, offers: { order: `order=${order}&amp;cart=1` } },
    { address: `?order=${order}&sheet=allergens` },
    { address: `?order=${order}&cart=1`, needs: 'order', offers: { order: `action="/api/en/orders/${order}/cart"` } },
  ],
  dashboardStandingOrders: ({ order }) => [
    { address: '', needs: 'order' },
    { address: `?from=order:${order}`, needs: 'order', offers: { order: 'action="/api/en/standing-orders"' } },
  ],
  dashboardUsers: ({ user }) => [
    { address: '', needs: 'manageUsers', offers: { manageUsers: 'action="/api/en/account/users/invitations"' } },
    { address: `?user=${user}`, needs: 'manageUsers', offers: { manageUsers: `/users/${user}/role"` } },
  ],
  operatorNotFound: () => everyRole(),
}
