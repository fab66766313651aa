// Where the technical sheet of a product is, in one language each. Called by the seeder, the product resolvers and route.ts.
import { type Locale, locales } from '../../graphql/locales.ts'

const folder = '/files/technical'

/** Address as it is stored, for every language. */
export const technicalFile = (number: string) => `${folder}/${number}-{locale}.pdf`

/** The stored address in one language; addresses elsewhere stay as they are. */
export const inLanguage = (stored: string | null, locale: Locale, shopOrigin: string): string | null => {
  const address = stored?.replace('{locale}', locale) ?? null
  return address?.startsWith('/') ? shopOrigin + address : address
}

/** What an address asks for; null when it is none of a sheet. */
export function readTechnicalFile(path: string): { number: string; locale: Locale } | null {
  const [, number, language] = /^\/files\/technical\/([\w.-]{1,40})-([a-z]{2})\.pdf$/.exec(path) ?? []
  const locale = locales.find((one) => one === language)
  return number && locale ? { number, locale } : null
}
