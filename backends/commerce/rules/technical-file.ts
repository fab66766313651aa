// URLs of product data sheets, one per language.
import { type Locale, locales } from '../../graphql/locales.ts'

const folder = '/files/technical'

/** Stored URL with a placeholder for the language. */
export const technicalFileTemplate = (number: string) => `${folder}/${number}-{locale}.pdf`

/** The stored URL in one language; external URLs stay unchanged. */
export const localizeFileUrl = (stored: string | null, locale: Locale, shopOrigin: string): string | null => {
  const address = stored?.replace('{locale}', locale) ?? null
  return address?.startsWith('/') ? shopOrigin + address : address
}

/** Product number and language of a data sheet's path; null for other paths. */
export function parseTechnicalFilePath(path: string): { number: string; locale: Locale } | null {
  const [, number, language] = /^\/files\/technical\/([\w.-]{1,40})-([a-z]{2})\.pdf$/.exec(path) ?? []
  const locale = locales.find((one) => one === language)
  return number && locale ? { number, locale } : null
}
