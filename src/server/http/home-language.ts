/** Selects the language of a first visit to `/`. No other URL depends on a header. */
import { parseAccept } from 'hono/utils/accept'
import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts'
import { localeCookie } from '#protocol/protocol.ts'

/** The first supported language by descending q; English if there is none. */
export function preferredLocale(acceptLanguage: string): Locale {
  const wanted = parseAccept(acceptLanguage)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.slice(0, 2).toLowerCase())
  return wanted.find(isLocale) ?? defaultLocale
}

const crawler = /bot|crawl|spider|slurp|facebookexternalhit|preview/i

type Visit = { cookie: string | undefined; acceptLanguage: string | undefined; userAgent: string | undefined }

/** The language of a request for `/`. `remember` is true on a first visit: the response then saves the language in the `locale` cookie. */
export function homeLanguage({ cookie, acceptLanguage, userAgent }: Visit): { locale: Locale; remember: boolean } {
  if (isLocale(cookie)) return { locale: cookie, remember: false }
  // programs send `*`, which names no language
  if (!acceptLanguage || acceptLanguage.trim() === '*' || crawler.test(userAgent ?? ''))
    return { locale: 'nl', remember: false }
  return { locale: preferredLocale(acceptLanguage), remember: true }
}

/** `Set-Cookie` value: 365 days, readable by scripts. */
export const rememberLocale = (locale: Locale) => `${localeCookie}=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`

export const homePath = (locale: Locale) => (locale === 'nl' ? '/' : `/${locale}`)
