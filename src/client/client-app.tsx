import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pageDataRel, reloadedKey, stockTimeMark } from '#protocol/protocol.ts'
import { getRouter } from '#src/router.tsx'
import lateStylesheet from '#ui/styles/deferred.css?url'
import { hydrateRouter } from './hydrate-router.ts'
import { interceptLinks } from './intercept-links.ts'
import { preloadRoutes } from './preload-routes.ts'

/** Around the page, not beside it: ids that React makes tell the place in the tree, which the server drew without it. */
function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

/** Styles of what only the app shows; pages that were drawn for one visitor link them already. */
function linkDeferredStyles() {
  if (document.querySelector(`link[href="${lateStylesheet}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = lateStylesheet
  document.head.append(link)
}

/** A page served from the cache keeps its data in a file of its own; when that is gone, the page is loaded anew, once. */
async function loadPageData(file: string) {
  try {
    await import(/* @vite-ignore */ file)
  } catch (error) {
    console.warn('Failed page data loading', error)
    if (navigator.onLine && isFirstTime(file)) location.reload()
    throw error
  }
}

/** What is private of a page for every customer stands at its end. */
const wholeDocument = async () => {
  if (document.readyState === 'loading') await new Promise((done) => addEventListener('DOMContentLoaded', done))
}

/** False where nothing can be remembered: rather a page without the app than one that loads itself for ever. */
function isFirstTime(file: string): boolean {
  try {
    const isFirst = sessionStorage.getItem(reloadedKey) !== file
    sessionStorage.setItem(reloadedKey, file)
    return isFirst
  } catch {
    return false
  }
}

/** Brings the page that is already there to life; resolves once React's handlers answer. Called by bootstrap.ts. */
export async function hydrateApp() {
  const data = document.querySelector<HTMLLinkElement>(`link[rel=${pageDataRel}]`)?.href
  const page = data && Promise.all([loadPageData(data), wholeDocument()])
  const [router] = await Promise.all([getRouter(), page])
  await hydrateRouter(router)
  await new Promise<void>((done) =>
    hydrateRoot(
      document,
      <StrictMode>
        <Hydrated then={done}>
          <RouterProvider router={router} />
        </Hydrated>
      </StrictMode>,
    ),
  )
  linkDeferredStyles()
  // a navigation inside the app reads newer stock statuses than those of the document
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (hrefChanged) document.documentElement.removeAttribute(stockTimeMark)
  })
  interceptLinks(router)
  preloadRoutes(router, self.requestIdleCallback ?? setTimeout)
}
