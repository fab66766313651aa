import { localize, matchPath } from './paths.ts'
import { routes } from './routes.ts'
import { sameOriginPath } from './same-origin-path.ts'

/** Applies the guards of the URL table. @param address public path with query @returns path to redirect to; null: access is allowed */
export function guardRedirect(address: string, loggedIn: boolean): string | null {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const { locale, route } = matchPath(path)
  const { guard } = routes[route]
  if (guard === 'protected' && !loggedIn) return `${localize(locale, 'login')}?redirect=${encodeURIComponent(address)}`
  if (guard === 'only-not-logged-in' && loggedIn)
    return sameOriginPath(new URLSearchParams(query).get('redirect')) ?? localize(locale, 'dashboard')
  return null
}
