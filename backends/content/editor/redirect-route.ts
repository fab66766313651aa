// Stores a redirect from the shop's operator page. Only reachable in process: no public URL routes here.
import type { Sql } from '../../sql/database.ts'
import { upsertRedirect } from '../sql/redirects.ts'

type Given = { siteId?: unknown; source?: unknown; target?: unknown; status?: unknown }

/** Returns null for other requests. */
export const createRedirectRoute =
  (db: Sql) =>
  async (request: Request): Promise<Response | null> => {
    if (new URL(request.url).pathname !== '/redirects' || request.method !== 'POST') return null
    const { siteId, source, target, status } = (await request.json()) as Given
    const isRule = typeof siteId === 'number' && typeof source === 'string' && source.startsWith('/')
    if (isRule && status === 410) await upsertRedirect(db, siteId, { source, target: null, code: status })
    else if (isRule && typeof target === 'string' && (status === 301 || status === 302))
      await upsertRedirect(db, siteId, { source, target, code: status })
    else return new Response(null, { status: 400 })
    return new Response(null, { status: 204 })
  }
