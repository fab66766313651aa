/** The guards of the URL table: who may not see a screen is led elsewhere. Asked by the edge for documents, and by the app before every page (navigation-guard.ts). */
import { localize, matchPath } from './paths.ts'
import { routes } from './routes.ts'
import { sameOriginPath } from './same-origin-path.ts'

/**
 * @param address public path with query
 * @returns where the visitor belongs instead, on this site; null where nothing stands in the way
 */
export function guardedTarget(address: string, loggedIn: boolean): string | null {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const { locale, route } = matchPath(path)
  const { guard } = routes[route]
  if (guard === 'protected' && !loggedIn) return `${localize(locale, 'login')}?redirect=${encodeURIComponent(address)}`
  if (guard === 'only-not-logged-in' && loggedIn)
    return sameOriginPath(new URLSearchParams(query).get('redirect')) ?? localize(locale, 'dashboard')
  return null
}
