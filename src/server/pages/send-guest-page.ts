import { acceptsEncoding } from '../cache/brotli.ts'
import type { Page } from '../cache/page.ts'
import type { CachedPage, RenderedPage } from '../cache/page-cache.ts'
import type { AppContext } from '../context/env.ts'
import { cachedPageHeaders, serverTiming } from '../http/security-headers.ts'
import type { Platform } from '../platform/bindings.ts'

const compressed = { encodeBody: 'manual' } as ResponseInit

export const sendCached = (c: AppContext, { page, state, ttlSeconds }: CachedPage): Response =>
  send(c, page, `proviant-page; hit; ttl=${Math.round(ttlSeconds)}${state === 'fresh' ? '' : `; detail=${state}`}`)

/** Sends a page that was rendered while the visitor waited. @param detail collapsed: rendered for another request */
export function sendRendered(c: AppContext, { page, isCacheable }: RenderedPage, detail: 'stored' | 'collapsed') {
  if (isCacheable) return send(c, page, `proviant-page; fwd=miss; ${detail}`)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.csp,
    'cache-control': 'private, no-store',
    'cache-status': 'proviant-page; fwd=miss',
  }
  return new Response(page.bytes, { status: page.status, headers })
}

function send(c: AppContext, page: Page, status: string): Response {
  const brotli = page.brotli.length > 0 && acceptsEncoding('br', c.req.header('accept-encoding'))
  const etag = brotli ? `${page.etag.slice(0, -1)}-br"` : page.etag
  const headers: Record<string, string> = {
    ...cachedPageHeaders(c.get('services').config),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.csp,
    'cache-control': 'no-cache',
    'cache-status': status,
    etag,
    'server-timing': serverTiming(),
    'speculation-rules': '"/speculation-rules.json"',
    vary: 'accept-encoding, cookie',
  }
  c.set('cached', status)
  if (c.req.header('if-none-match')?.includes(page.etag.slice(1, -1)))
    return new Response(null, { status: 304, headers })
  if (!brotli) return new Response(page.bytes, { status: page.status, headers })
  headers['content-encoding'] = 'br'
  // on Node, reading the headers of a finished response costs as much as sending it
  const platform: Platform = c.executionCtx
  if ('complete' in platform) platform.complete = true
  return new Response(page.brotli, { ...compressed, status: page.status, headers })
}
