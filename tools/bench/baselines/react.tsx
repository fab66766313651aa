// Baseline: react-dom's stream of a listing with data in memory; no routing, data fetching or hydration.
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToReadableStream } from 'react-dom/server'
import { loadTranslator } from '../../../src/i18n/translator.ts'
import type { ListingData } from '../listing-data.ts'
import { ListingDocument } from './listing-document.tsx'

declare const LISTING: ListingData

const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' }

/** Created once; components read location and context from it. */
const router = createRouter({
  routeTree: createRootRoute(),
  context: { facts: { customer: null, refusedForm: null } },
  history: createMemoryHistory({ initialEntries: [LISTING.path] }),
})

export default {
  async fetch(): Promise<Response> {
    const t = await loadTranslator('en')
    const page = (
      <RouterContextProvider router={router as never}>
        <ListingDocument data={LISTING} t={t} />
      </RouterContextProvider>
    )
    return new Response(await renderToReadableStream(page), { headers })
  },
}
