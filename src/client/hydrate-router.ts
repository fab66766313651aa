/** Hydrates the router. TanStack Start's own function would load the client of server functions, which the shop does not use. */
import type { AnyRouter } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'

export async function hydrateRouter(router: AnyRouter): Promise<void> {
  try {
    await hydrate(router)
  } finally {
    // frees hydration data that is no longer needed
    window.$_TSR?.h()
  }
}
