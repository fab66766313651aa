// A contender: react-dom's own stream of a listing, its data in memory; no router, no data fetching, no hydration. Bundled by ../build.ts.
import { renderToReadableStream } from 'react-dom/server'
import { loadTranslator } from '#i18n/translator.ts'
import type { ListingData } from '../listing-data.ts'
import { ListingDocument } from './listing-document.tsx'

declare const LISTING: ListingData

const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' }

export default {
  async fetch(): Promise<Response> {
    const t = await loadTranslator('en')
    return new Response(await renderToReadableStream(<ListingDocument data={LISTING} t={t} />), { headers })
  },
}
