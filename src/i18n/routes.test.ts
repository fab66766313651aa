import { expect, test } from 'vitest'
import { routes } from './routes.ts'

const specified = {
  forgotPassword: {
    guard: 'only-not-logged-in',
    nl: '/paswoord-vergeten',
    en: '/en/forgot-password',
    de: '/de/auth/forgotPassword',
    fr: '/fr/auth/forgotPassword',
  },
  login: { guard: 'only-not-logged-in', nl: '/inloggen', en: '/en/login', de: '/de/auth/login', fr: '/fr/auth/login' },
  register: {
    guard: 'only-not-logged-in',
    nl: '/registreren',
    en: '/en/register',
    de: '/de/auth/register',
    fr: '/fr/auth/register',
  },
  resetPassword: {
    guard: 'only-not-logged-in',
    nl: '/reset-wachtwoord',
    en: '/en/reset-password',
    de: '/de/auth/resetPassword',
    fr: '/fr/auth/resetPassword',
  },
  invitation: {
    guard: 'only-not-logged-in',
    nl: '/uitnodiging',
    en: '/en/invitation',
    de: '/de/auth/invitation',
    fr: '/fr/auth/invitation',
  },
  registerSuccess: {
    guard: 'only-not-logged-in',
    nl: '/registreren/succes',
    en: '/en/register/success',
    de: '/de/auth/success',
    fr: '/fr/auth/success',
  },
  brands: { guard: null, nl: '/merken', en: '/en/brands', de: '/de/brands', fr: '/fr/brands' },
  cart: { guard: null, nl: '/winkelmandje', en: '/en/cart', de: '/de/cart', fr: '/fr/cart' },
  checkout: { guard: null, nl: '/checkout', en: '/en/checkout', de: '/de/checkout', fr: '/fr/checkout' },
  checkoutSuccess: {
    guard: null,
    nl: '/checkout-success',
    en: '/en/checkout-success',
    de: '/de/checkout-success',
    fr: '/fr/checkout-success',
  },
  category: {
    guard: null,
    nl: '/assortiment/{category...}',
    en: '/en/range/{category...}',
    de: '/de/products/{category...}',
    fr: '/fr/products/{category...}',
  },
  product: {
    guard: null,
    nl: '/aanbod/p/{slug}',
    en: '/en/offer/p/{slug}',
    de: '/de/products/{slug}',
    fr: '/fr/products/{slug}',
  },
  dashboard: { guard: 'protected', nl: '/dashboard', en: '/en/dashboard', de: '/de/dashboard', fr: '/fr/dashboard' },
  dashboardStandingOrders: {
    guard: 'protected',
    nl: '/dashboard/standing-orders',
    en: '/en/dashboard/standing-orders',
    de: '/de/dashboard/standing-orders',
    fr: '/fr/dashboard/standing-orders',
  },
  dashboardUsers: {
    guard: 'protected',
    nl: '/dashboard/users',
    en: '/en/dashboard/users',
    de: '/de/dashboard/users',
    fr: '/fr/dashboard/users',
  },
  dashboardAccount: {
    guard: 'protected',
    nl: '/dashboard/account',
    en: '/en/dashboard/account',
    de: '/de/dashboard/account',
    fr: '/fr/dashboard/account',
  },
  dashboardAssortment: {
    guard: 'protected',
    nl: '/dashboard/assortment',
    en: '/en/dashboard/assortment',
    de: '/de/dashboard/assortment',
    fr: '/fr/dashboard/assortment',
  },
  dashboardApprovals: {
    guard: 'protected',
    nl: '/dashboard/approvals',
    en: '/en/dashboard/approvals',
    de: '/de/dashboard/approvals',
    fr: '/fr/dashboard/approvals',
  },
  dashboardInvoices: {
    guard: 'protected',
    nl: '/dashboard/invoices',
    en: '/en/dashboard/invoices',
    de: '/de/dashboard/invoices',
    fr: '/fr/dashboard/invoices',
  },
  dashboardOrderLists: {
    guard: 'protected',
    nl: '/dashboard/orderLists',
    en: '/en/dashboard/orderLists',
    de: '/de/dashboard/orderLists',
    fr: '/fr/dashboard/orderLists',
  },
  dashboardOrders: {
    guard: 'protected',
    nl: '/dashboard/orders',
    en: '/en/dashboard/orders',
    de: '/de/dashboard/orders',
    fr: '/fr/dashboard/orders',
  },
  content: { guard: null, nl: '/{uri...}', en: '/en/{uri...}', de: '/de/{uri...}', fr: '/fr/{uri...}' },
} as const

// F040, F041, F042, F043, F044, F045, F046, F047, F048, F049, F050, F051, F052, F053, F054, F055, F056, F057, F058, F059, F060, F061, F062, F063, F064, F065, F066, F067, F068, F069, F070, F071, F072, F073, F074, F075, F076, F077, F078, F079, F080, F081, F082, F083, F084, F085, F086, F087, F088, F089, F090, F091, F092, F093, F094, F095, F096, F097, F098, F099, F100, F101, F102, F103, F104, F105, F106, F107, F109, F388, F389, F390, F391, F392, F393, F394, F395, F396, F397
test('every screen has the path and guard of the specification, in every language', () => {
  for (const [name, row] of Object.entries(specified)) expect(routes).toHaveProperty(name, expect.objectContaining(row))
})

test('additional screens are only the home page, the whole catalogue and the operator page', () => {
  expect(Object.keys(routes).filter((name) => !(name in specified))).toEqual(['home', 'range', 'operatorNotFound'])
})
