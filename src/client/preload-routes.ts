/** Preloads the code of all routes, so that a later loss of connection affects only their data. */
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'

/** Delay that lets the current page load first. */
const preloadDelayMs = 1_000

type Router = Pick<AnyRouter, 'routesById' | 'loadRouteChunk'>

/** @param whenIdle calls its argument when the browser is idle */
export function preloadRoutes(router: Router, whenIdle: (run: () => void) => unknown) {
  const load = () => {
    // browsers never retry a module that failed to load, so nothing is loaded offline
    if (navigator.onLine === false) return addEventListener('online', load, { once: true })
    for (const route of Object.values<AnyRoute>(router.routesById)) {
      // the router reloads the page if the code of a route failed to load
      void Promise.all([router.loadRouteChunk(route), route.options.staticData?.loadAhead?.()]).catch(() => undefined)
    }
  }
  setTimeout(() => whenIdle(load), preloadDelayMs)
}
