/** The rule of `/`: which language a first visit gets. Nothing else in the shop is decided by a header. */
import { parseAccept } from 'hono/utils/accept'
import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts'
import { localeCookie } from '#protocol/protocol.ts'

/** The first of our languages by descending q; English when none is wanted. */
export function preferredLocale(acceptLanguage: string): Locale {
  const wanted = parseAccept(acceptLanguage)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.slice(0, 2).toLowerCase())
  return wanted.find(isLocale) ?? defaultLocale
}

const crawler = /bot|crawl|spider|slurp|facebookexternalhit|preview/i

type Visit = { cookie: string | undefined; acceptLanguage: string | undefined; userAgent: string | undefined }

/**
 * The language of a request for `/`.
 * `remember` is set on a first visit: the answer then keeps the choice in the `locale` cookie.
 */
export function homeLanguage({ cookie, acceptLanguage, userAgent }: Visit): { locale: Locale; remember: boolean } {
  if (isLocale(cookie)) return { locale: cookie, remember: false }
  // programs send `*`: no language is named
  if (!acceptLanguage || acceptLanguage.trim() === '*' || crawler.test(userAgent ?? ''))
    return { locale: 'nl', remember: false }
  return { locale: preferredLocale(acceptLanguage), remember: true }
}

/** 365 days, path /, lax; secure only in cross-origin mode, which the shop does not have. */
export const rememberLocale = (locale: Locale) => `${localeCookie}=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`

/** Every other home is below its prefix; the Dutch one is at the root. */
export const homePath = (locale: Locale) => (locale === 'nl' ? '/' : `/${locale}`)
