import type { Locale } from '../../graphql/locales.ts'

type Paths = {
  login: string
  invitation: string
  resetPassword: string
  forgotPassword: string
  orders: string
  account: string
}

export const getShopPaths: Record<Locale, Paths> = {
  nl: {
    login: '/inloggen',
    invitation: '/uitnodiging',
    resetPassword: '/reset-wachtwoord',
    forgotPassword: '/paswoord-vergeten',
    orders: '/dashboard/orders',
    account: '/dashboard/account',
  },
  en: {
    login: '/en/login',
    invitation: '/en/invitation',
    resetPassword: '/en/reset-password',
    forgotPassword: '/en/forgot-password',
    orders: '/en/dashboard/orders',
    account: '/en/dashboard/account',
  },
  de: {
    login: '/de/auth/login',
    invitation: '/de/auth/invitation',
    resetPassword: '/de/auth/resetPassword',
    forgotPassword: '/de/auth/forgotPassword',
    orders: '/de/dashboard/orders',
    account: '/de/dashboard/account',
  },
  fr: {
    login: '/fr/auth/login',
    invitation: '/fr/auth/invitation',
    resetPassword: '/fr/auth/resetPassword',
    forgotPassword: '/fr/auth/forgotPassword',
    orders: '/fr/dashboard/orders',
    account: '/fr/dashboard/account',
  },
}
