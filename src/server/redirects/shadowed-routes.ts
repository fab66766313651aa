/** Redirects of the CMS that hide a screen of the shop, such as the cart. */
import type { Locale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { type FixedRouteName, type RouteName, routes } from '#i18n/routes.ts'
import { findRedirect, isGone, type RedirectTable } from './redirect-table.ts'

const openRoutes: readonly RouteName[] = ['product', 'category', 'content']
const fixedRoutes = (Object.keys(routes) as RouteName[]).filter((name) => !openRoutes.includes(name))

export const findShadowedRoutes = (table: RedirectTable, locale: Locale): { path: string; target: string | null }[] =>
  (fixedRoutes as FixedRouteName[]).flatMap((route) => {
    const path = localize(locale, route)
    const outcome = findRedirect(table, path, '')
    return outcome ? [{ path, target: isGone(outcome) ? null : outcome.target }] : []
  })
