// Every screen of the URL table as a page that a visitor opens while a backend fails.
import type { Locale } from '../../../src/i18n/locales.ts'
import { localize } from '../../../src/i18n/paths.ts'
import { type OpenRouteName, type RouteName, routes } from '../../../src/i18n/routes.ts'
import { withDatabase } from '../buyers.ts'

/** `part`: the backend without which the page is useless; `local`: it needs none. `mark`: a text that is on the page if that backend works. */
export type PageTarget = {
  pathOf(locale: Locale): string
  isPrivate: boolean
  part: 'commerce' | 'content' | 'local'
  mark: string
}

/** Texts of the layout, by the backend that they come from. */
export const layoutMarks = { commerce: 'Everything in Fruit & vegetables', content: 'BE 0999.999.922' } as const

const privateScreens: readonly RouteName[] = ['cart', 'checkout', 'checkoutSuccess']
const partOf: Partial<Record<RouteName, PageTarget['part']>> = {
  home: 'content',
  content: 'content',
  login: 'local',
  forgotPassword: 'local',
}
const marks: Partial<Record<RouteName, string>> = {
  home: 'Ordering at the pace of a kitchen',
  content: 'I changed the menu, not the supplier.',
  login: 'Password',
  forgotPassword: 'E-mail address',
  brands: 'Zwarte Haan',
  range: 'products',
  category: 'products',
  dashboard: 'Recent orders',
  dashboardOrders: 'PV-',
}

/** Every screen but those of the operator. @param dataDir data of the backends */
export function listPages(dataDir: string): Map<string, PageTarget> {
  const open: Partial<Record<RouteName, Partial<Record<Locale, string>>>> = {
    ...readCatalogue(dataDir),
    content: { en: 'about-us', de: 'ueber-uns', fr: 'notre-maison' },
  }
  const names = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].guard !== 'operator')
  return new Map(
    names.map((name) => [
      name,
      {
        pathOf: (locale) => localize(locale, name as OpenRouteName, open[name]?.[locale] ?? ''),
        isPrivate: routes[name].guard === 'protected' || privateScreens.includes(name),
        part: partOf[name] ?? 'commerce',
        mark: marks[name] ?? '',
      },
    ]),
  )
}

/** A product and a category in each language. */
function readCatalogue(dataDir: string): Record<'product' | 'category', Record<string, string>> {
  return withDatabase(dataDir, (db) => {
    const byLocale = (rows: Record<string, unknown>[]) =>
      Object.fromEntries(rows.map(({ locale, value }) => [String(locale), String(value)]))
    return {
      product: byLocale(
        db
          .prepare(
            `SELECT locale, url_key AS value FROM product_texts WHERE product_id =
             (SELECT min(id) FROM products WHERE type = 'simple' AND parent_id IS NULL)`,
          )
          .all(),
      ),
      category: byLocale(
        db
          .prepare(
            `SELECT locale, url_path AS value FROM category_texts WHERE category_id =
             (SELECT min(id) FROM categories WHERE type = 'category' AND parent_id IS NULL)`,
          )
          .all(),
      ),
    }
  })
}
