import type { Locale } from '../../graphql/locales.ts'

type Paths = {
  login: string
  invitation: string
  resetPassword: string
  forgotPassword: string
  orders: string
  approvals: string
  account: string
  standingOrders: string
}

export const getShopPaths: Record<Locale, Paths> = {
  nl: {
    login: '/inloggen',
    invitation: '/uitnodiging',
    resetPassword: '/reset-wachtwoord',
    forgotPassword: '/paswoord-vergeten',
    orders: '/dashboard/orders',
    approvals: '/dashboard/approvals',
    account: '/dashboard/account',
    standingOrders: '/dashboard/standing-orders',
  },
  en: {
    login: '/en/login',
    invitation: '/en/invitation',
    resetPassword: '/en/reset-password',
    forgotPassword: '/en/forgot-password',
    orders: '/en/dashboard/orders',
    approvals: '/en/dashboard/approvals',
    account: '/en/dashboard/account',
    standingOrders: '/en/dashboard/standing-orders',
  },
  de: {
    login: '/de/auth/login',
    invitation: '/de/auth/invitation',
    resetPassword: '/de/auth/resetPassword',
    forgotPassword: '/de/auth/forgotPassword',
    orders: '/de/dashboard/orders',
    approvals: '/de/dashboard/approvals',
    account: '/de/dashboard/account',
    standingOrders: '/de/dashboard/standing-orders',
  },
  fr: {
    login: '/fr/auth/login',
    invitation: '/fr/auth/invitation',
    resetPassword: '/fr/auth/resetPassword',
    forgotPassword: '/fr/auth/forgotPassword',
    orders: '/fr/dashboard/orders',
    approvals: '/fr/dashboard/approvals',
    account: '/fr/dashboard/account',
    standingOrders: '/fr/dashboard/standing-orders',
  },
}
