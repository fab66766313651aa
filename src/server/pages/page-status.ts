/** What a drawn page answers while a backend is down: it stands in words, and says 503 instead of blaming the shop. */
import { type RouteName, routes } from '#i18n/routes.ts'
import type { Used } from '../env.ts'

const catalogue: readonly RouteName[] = ['range', 'category', 'product', 'brands']
const own: readonly RouteName[] = ['cart', 'checkout', 'checkoutSuccess']

/** Whether a page lacks what it is for: content stands without commerce, the catalogue without what is a customer's own. */
function lacksItsPoint(route: RouteName, { missing }: Used): boolean {
  if (catalogue.includes(route)) return missing
  return own.includes(route) || routes[route].guard === 'protected'
}

/** @param drawn as the renderer answered, before any deferred part of a stream failed */
export const statusOf = (route: RouteName, drawn: number, used: Used): number =>
  used.outage && (drawn === 500 || (drawn === 200 && lacksItsPoint(route, used))) ? 503 : drawn
