// Serves `GET /files/technical/104882-nl.pdf`. The data sheet has no prices, so shared caches may store it.
import type { Sql } from '../../sql/database.ts'
import { parseTechnicalFilePath } from '../rules/technical-file.ts'
import { readCatalogueVersion } from '../sql/catalogue.ts'
import { readDataSheet } from './data-sheet.ts'

/** Part of the ETag; raise it if the layout changes. */
const drawing = 1
const fresh = 'public, max-age=3600, stale-while-revalidate=86400'
// a browser's PDF viewer embeds the file as an object in a page
const policy = "default-src 'none'; object-src 'self'; frame-ancestors 'none'"

const notFound = () => new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } })

/** Returns null for other requests. */
export function createTechnicalFileRoute({ db, shopName }: { db: Sql; shopName: string }) {
  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET' || !pathname.startsWith('/files/')) return null
    const requested = parseTechnicalFilePath(pathname)
    if (!requested) return notFound()
    const { number, locale } = requested
    const version = await readCatalogueVersion(db)
    const etag = `"${version}-${number}-${locale}-${drawing}"`
    const headers = { etag, 'cache-control': fresh, 'content-security-policy': policy }
    const isKnown = request.headers.get('if-none-match')?.replace(/^W\//, '') === etag
    if (isKnown) return new Response(null, { status: 304, headers })
    const sheet = await readDataSheet(db, number, locale, shopName)
    if (!sheet) return notFound()
    const { drawDataSheet } = await import('./draw-data-sheet.ts')
    const file = (await drawDataSheet(sheet)) as Uint8Array<ArrayBuffer>
    const name = `${number}-${locale}.pdf`
    const about = { 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${name}"` }
    return new Response(file, { headers: { ...headers, ...about, 'content-language': locale } })
  }
}
