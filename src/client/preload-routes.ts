/** Preloads the code of all routes, one after the other, so that a later loss of connection affects only their data. */
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'

/** Delay that lets the current page load first. */
const preloadDelayMs = 1_000

/** What every page needs, then the screens that guests open most. */
const rank = ({ id }: AnyRoute) => (id === '__root__' ? 0 : id.startsWith('/catalogue') ? 1 : 2)

type Router = Pick<AnyRouter, 'routesById' | 'loadRouteChunk'>

/** @param whenIdle calls its argument when the browser is idle */
export function preloadRoutes(router: Router, whenIdle: (run: () => void) => unknown) {
  const load = () => {
    // browsers never retry a module that failed to load, so nothing is loaded offline
    if (navigator.onLine === false) return addEventListener('online', load, { once: true })
    void loadInOrder()
  }
  const loadInOrder = async () => {
    for (const route of Object.values<AnyRoute>(router.routesById).toSorted((a, b) => rank(a) - rank(b))) {
      // the router reloads the page if the code of a route failed to load
      await Promise.all([router.loadRouteChunk(route), route.options.staticData?.loadAhead?.()]).catch(() => undefined)
    }
  }
  setTimeout(() => whenIdle(load), preloadDelayMs)
}
