import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pageDataRel, reloadedKey, stockTimeAttr } from '#protocol/protocol.ts'
import { getRouter } from '#src/router.tsx'
import lateStylesheet from '#ui/styles/deferred.css?url'
import { hydrateRouter } from './hydrate-router.ts'
import { interceptLinks } from './intercept-links.ts'
import { moveFocus } from './move-focus.ts'
import { movePictures } from './move-pictures.ts'
import { preloadProductScreen, preloadProducts } from './preload-products.ts'
import { preloadRoutes } from './preload-routes.ts'

/** Wraps the router instead of being its sibling: useId depends on the position in the tree, and the server renders without this component. */
function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

/** Links the stylesheet of app-only content; pages that were rendered for one visitor include it already. */
function linkDeferredStyles() {
  if (document.querySelector(`link[rel=stylesheet][href="${lateStylesheet}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = lateStylesheet
  document.head.append(link)
}

/** Loads the hydration data of a cached page. If the file is gone, the page is reloaded once. */
async function loadPageData(file: string) {
  try {
    await import(/* @vite-ignore */ file)
  } catch (error) {
    console.warn('Failed page data loading', error)
    if (navigator.onLine && isFirstTime(file)) location.reload()
    throw error
  }
}

const documentParsed = async () => {
  if (document.readyState === 'loading') await new Promise((done) => addEventListener('DOMContentLoaded', done))
}

/** False without session storage: the page stays without the app instead of reloading indefinitely. */
function isFirstTime(file: string): boolean {
  try {
    const isFirst = sessionStorage.getItem(reloadedKey) !== file
    sessionStorage.setItem(reloadedKey, file)
    return isFirst
  } catch {
    return false
  }
}

/** When the browser is idle, and after 200 ms at the latest: while React hydrates the rest of the page in slices, it is never idle. */
const soon = (run: () => void) =>
  'requestIdleCallback' in self ? requestIdleCallback(run, { timeout: 200 }) : setTimeout(run)

export async function hydrateApp() {
  const data = document.querySelector<HTMLLinkElement>(`link[rel=${pageDataRel}]`)?.href
  const page = data && Promise.all([loadPageData(data), documentParsed()])
  const [router] = await Promise.all([getRouter(), page])
  preloadProductScreen(router)
  await hydrateRouter(router)
  const { href } = router.latestLocation
  // a page that is left before all of it is hydrated is rendered again
  const onRecoverableError = (error: unknown) =>
    router.latestLocation.href === href ? reportError(error) : console.warn(error)
  await new Promise<void>((done) =>
    // a transition is rendered in slices; React hydrates at once what an event is for
    startTransition(
      () =>
        void hydrateRoot(
          document,
          <StrictMode>
            <Hydrated then={done}>
              <RouterProvider router={router} />
            </Hydrated>
          </StrictMode>,
          { onRecoverableError },
        ),
    ),
  )
  linkDeferredStyles()
  // a navigation inside the app reads newer stock statuses than those of the document
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (hrefChanged) document.documentElement.removeAttribute(stockTimeAttr)
  })
  interceptLinks(router)
  moveFocus(router)
  movePictures(router)
  preloadProducts(router, soon)
  preloadRoutes(router, self.requestIdleCallback ?? setTimeout)
}
