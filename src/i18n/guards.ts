import { localize, matchPath } from './paths.ts'
import { routes } from './routes.ts'
import { sameOriginPath } from './same-origin-path.ts'

/** Longest path with query that the URL of the login names: proxies limit headers to 8 kB, and its encoding triples a character. */
const maxTargetLength = 2_000

/** Applies the guards of the URL table. @param address public path with query @returns path to redirect to; null: access is allowed */
export function guardRedirect(address: string, loggedIn: boolean): string | null {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const { locale, route } = matchPath(path)
  const { guard } = routes[route]
  if (guard === 'protected' && !loggedIn) {
    const target = address.length > maxTargetLength ? path : address
    return `${localize(locale, 'login')}?redirect=${encodeURIComponent(target)}`
  }
  if (guard === 'only-not-logged-in' && loggedIn)
    return sameOriginPath(new URLSearchParams(query).get('redirect')) ?? localize(locale, 'dashboard')
  return null
}
