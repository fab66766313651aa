import { type AnyRoute, type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followLinks } from './follow-links.ts'
import lateStylesheet from './ui/styles/late.css?url'

/** Around the page, not beside it: ids that React makes tell the place in the tree, which the server drew without it. */
function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

/** Styles of what only the app shows; pages that were drawn for one visitor link them already. */
function linkLateStyles() {
  if (document.querySelector(`link[href="${lateStylesheet}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = lateStylesheet
  document.head.append(link)
}

/** How long the code of other screens waits for what this one needs. */
const loadAheadMs = 1_000

/** Code of every screen, so that a signal that fails later costs its data at most. */
function loadScreens(router: AnyRouter) {
  for (const route of Object.values<AnyRoute>(router.routesById)) {
    // what cannot be had now is asked for when it is needed
    void Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined)
  }
}

/** Brings the page that is already there to life; resolves once React's handlers answer. Called by the starter. */
export async function hydrateApp() {
  // A page served from the cache keeps its data in a file of its own; when that is gone, the page is loaded anew.
  const data = document.querySelector<HTMLLinkElement>('link[rel="page-data"]')?.href
  if (data) {
    try {
      await import(/* @vite-ignore */ data)
    } catch (error) {
      if (navigator.onLine) location.reload()
      throw error
    }
  }
  const router = await hydrateStart()
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
  linkLateStyles()
  followLinks(router)
  setTimeout(() => (self.requestIdleCallback ?? setTimeout)(() => loadScreens(router)), loadAheadMs)
}
