/** The URL table: every screen, its guard, its path inside the router and its public path in each language. */
import type { Locale } from './locales.ts'

export type Guard = 'only-not-logged-in' | 'protected' | 'operator'

type RouteRow = { guard: Guard | null; internal: string } & Record<Locale, string>

/** A screen of the account, with the same path in each language. */
const toDashboardRow = <Name extends string>(name: Name) =>
  ({
    guard: 'protected',
    internal: `/dashboard/${name}`,
    nl: `/dashboard/${name}`,
    en: `/en/dashboard/${name}`,
    de: `/de/dashboard/${name}`,
    fr: `/fr/dashboard/${name}`,
  }) as const

/** `{name}` is one segment, `{name...}` one or more. Dutch has no prefix. */
export const routes = {
  home: { guard: null, internal: '/', nl: '/', en: '/en', de: '/de', fr: '/fr' },
  forgotPassword: {
    guard: 'only-not-logged-in',
    internal: '/forgot-password',
    nl: '/paswoord-vergeten',
    en: '/en/forgot-password',
    de: '/de/auth/forgotPassword',
    fr: '/fr/auth/forgotPassword',
  },
  login: {
    guard: 'only-not-logged-in',
    internal: '/login',
    nl: '/inloggen',
    en: '/en/login',
    de: '/de/auth/login',
    fr: '/fr/auth/login',
  },
  register: {
    guard: 'only-not-logged-in',
    internal: '/register',
    nl: '/registreren',
    en: '/en/register',
    de: '/de/auth/register',
    fr: '/fr/auth/register',
  },
  resetPassword: {
    guard: 'only-not-logged-in',
    internal: '/reset-password',
    nl: '/reset-wachtwoord',
    en: '/en/reset-password',
    de: '/de/auth/resetPassword',
    fr: '/fr/auth/resetPassword',
  },
  invitation: {
    guard: 'only-not-logged-in',
    internal: '/invitation',
    nl: '/uitnodiging',
    en: '/en/invitation',
    de: '/de/auth/invitation',
    fr: '/fr/auth/invitation',
  },
  registerSuccess: {
    guard: 'only-not-logged-in',
    internal: '/register/success',
    nl: '/registreren/succes',
    en: '/en/register/success',
    de: '/de/auth/success',
    fr: '/fr/auth/success',
  },
  brands: { guard: null, internal: '/brands', nl: '/merken', en: '/en/brands', de: '/de/brands', fr: '/fr/brands' },
  cart: { guard: null, internal: '/cart', nl: '/winkelmandje', en: '/en/cart', de: '/de/cart', fr: '/fr/cart' },
  checkout: {
    guard: null,
    internal: '/checkout',
    nl: '/checkout',
    en: '/en/checkout',
    de: '/de/checkout',
    fr: '/fr/checkout',
  },
  checkoutSuccess: {
    guard: null,
    internal: '/checkout-success',
    nl: '/checkout-success',
    en: '/en/checkout-success',
    de: '/de/checkout-success',
    fr: '/fr/checkout-success',
  },
  product: {
    guard: null,
    internal: '/catalogue/product/{slug}',
    nl: '/aanbod/p/{slug}',
    en: '/en/offer/p/{slug}',
    de: '/de/products/{slug}',
    fr: '/fr/products/{slug}',
  },
  category: {
    guard: null,
    internal: '/catalogue/category/{category...}',
    nl: '/assortiment/{category...}',
    en: '/en/range/{category...}',
    de: '/de/products/{category...}',
    fr: '/fr/products/{category...}',
  },
  range: {
    guard: null,
    internal: '/catalogue/category',
    nl: '/assortiment',
    en: '/en/range',
    de: '/de/products',
    fr: '/fr/products',
  },
  dashboard: {
    guard: 'protected',
    internal: '/dashboard',
    nl: '/dashboard',
    en: '/en/dashboard',
    de: '/de/dashboard',
    fr: '/fr/dashboard',
  },
  dashboardAccount: toDashboardRow('account'),
  dashboardApprovals: toDashboardRow('approvals'),
  dashboardAssortment: toDashboardRow('assortment'),
  dashboardInvoices: toDashboardRow('invoices'),
  dashboardOrderLists: {
    guard: 'protected',
    internal: '/dashboard/order-lists',
    nl: '/dashboard/orderLists',
    en: '/en/dashboard/orderLists',
    de: '/de/dashboard/orderLists',
    fr: '/fr/dashboard/orderLists',
  },
  dashboardOrders: toDashboardRow('orders'),
  dashboardStandingOrders: toDashboardRow('standing-orders'),
  dashboardUsers: toDashboardRow('users'),
  operatorNotFound: {
    guard: 'operator',
    internal: '/operator/not-found',
    nl: '/operator/niet-gevonden',
    en: '/en/operator/not-found',
    de: '/de/operator/nicht-gefunden',
    fr: '/fr/operator/introuvables',
  },
  content: {
    guard: null,
    internal: '/content/{uri...}',
    nl: '/{uri...}',
    en: '/en/{uri...}',
    de: '/de/{uri...}',
    fr: '/fr/{uri...}',
  },
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof routes

export type OpenRouteName = 'product' | 'category' | 'content'
export type FixedRouteName = Exclude<RouteName, OpenRouteName>

/** Whether products and categories of a language have the same prefix: a path of one segment below it can be either. */
export const hasSharedCataloguePrefix = (locale: Locale) => routes.product[locale] === `${routes.range[locale]}/{slug}`
