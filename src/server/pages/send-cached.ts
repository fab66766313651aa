/** Sends a guest's page as its bytes are cached. Called by cached-page.ts. */
import type { FoundPage } from '../cache/page-cache.ts'
import type { AppContext } from '../env.ts'
import { completeHeaders } from '../http/security-headers.ts'
import type { Platform } from '../platform/bindings.ts'

const compressed = { encodeBody: 'manual' } as ResponseInit

export function sendCached(c: AppContext, { page, state, ttlSeconds }: FoundPage): Response {
  const brotli = (c.req.header('accept-encoding') ?? '').includes('br')
  const etag = brotli ? `${page.etag.slice(0, -1)}-br"` : page.etag
  const status = `proviant-page; hit; ttl=${Math.round(ttlSeconds)}${state === 'hit' ? '' : `; detail=${state}`}`
  const headers: Record<string, string> = {
    ...completeHeaders(c.var.services.config),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.csp,
    'cache-control': 'no-cache',
    'cache-status': status,
    etag,
    'speculation-rules': '"/speculation-rules.json"',
    vary: 'accept-encoding, cookie',
  }
  c.set('cached', status)
  if (c.req.header('if-none-match')?.includes(page.etag.slice(1, -1)))
    return new Response(null, { status: 304, headers })
  if (!brotli) return new Response(page.bytes, { status: page.status, headers })
  headers['content-encoding'] = 'br'
  // on Node even a look at the headers of a ready answer costs as much as sending it
  const platform: Platform = c.executionCtx
  if ('complete' in platform) platform.complete = true
  return new Response(page.brotli, { ...compressed, status: page.status, headers })
}
