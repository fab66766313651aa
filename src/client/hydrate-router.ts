/** Gives the router the data of the document. Start's own way would load the client of server functions, which the shop does not have. */
import type { AnyRouter } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'

export async function hydrateRouter(router: AnyRouter): Promise<void> {
  try {
    await hydrate(router)
  } finally {
    // removes what is no longer needed of the document's data
    window.$_TSR?.h()
  }
}
