import type { Locale } from '../../graphql/locales.ts'

type Paths = { login: string; resetPassword: string; forgotPassword: string; orders: string; account: string }

export const getShopPaths: Record<Locale, Paths> = {
  nl: {
    login: '/inloggen',
    resetPassword: '/reset-wachtwoord',
    forgotPassword: '/paswoord-vergeten',
    orders: '/dashboard/orders',
    account: '/dashboard/account',
  },
  en: {
    login: '/en/login',
    resetPassword: '/en/reset-password',
    forgotPassword: '/en/forgot-password',
    orders: '/en/dashboard/orders',
    account: '/en/dashboard/account',
  },
  de: {
    login: '/de/auth/login',
    resetPassword: '/de/auth/resetPassword',
    forgotPassword: '/de/auth/forgotPassword',
    orders: '/de/dashboard/orders',
    account: '/de/dashboard/account',
  },
  fr: {
    login: '/fr/auth/login',
    resetPassword: '/fr/auth/resetPassword',
    forgotPassword: '/fr/auth/forgotPassword',
    orders: '/fr/dashboard/orders',
    account: '/fr/dashboard/account',
  },
}
