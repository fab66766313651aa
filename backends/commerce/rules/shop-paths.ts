// Where mails lead: the paths of the shop that the specification fixes in each language. Called by what writes mails.
import type { Locale } from '../../graphql/locales.ts'

export const pathsOf: Record<Locale, { login: string; resetPassword: string; forgotPassword: string }> = {
  nl: { login: '/inloggen', resetPassword: '/reset-wachtwoord', forgotPassword: '/paswoord-vergeten' },
  en: { login: '/en/login', resetPassword: '/en/reset-password', forgotPassword: '/en/forgot-password' },
  de: { login: '/de/auth/login', resetPassword: '/de/auth/resetPassword', forgotPassword: '/de/auth/forgotPassword' },
  fr: { login: '/fr/auth/login', resetPassword: '/fr/auth/resetPassword', forgotPassword: '/fr/auth/forgotPassword' },
}
