/** Code of every screen, so that a signal that fails later costs its data at most. Called by client-app.tsx once the app lives. */
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'

/** How long the code of other screens waits for what this one needs. */
const loadAheadMs = 1_000

type Router = Pick<AnyRouter, 'routesById' | 'loadRouteChunk'>

/** @param whenIdle tells when the browser has nothing else to do */
export function preloadRoutes(router: Router, whenIdle: (run: () => void) => unknown) {
  const load = () => {
    // a browser never asks again for a module that failed: without a signal none is asked for
    if (navigator.onLine === false) return addEventListener('online', load, { once: true })
    for (const route of Object.values<AnyRoute>(router.routesById)) {
      // the router loads the page anew where a screen's code failed
      void Promise.all([router.loadRouteChunk(route), route.options.staticData?.loadAhead?.()]).catch(() => undefined)
    }
  }
  setTimeout(() => whenIdle(load), loadAheadMs)
}
