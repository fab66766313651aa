/** Sends a guest's page as its bytes are kept. Called by pages.ts. */
import type { FoundPage } from './cache/page-cache.ts'
import { createCookieJar } from './cookie-jar.ts'
import { type Hall, isSecure } from './request-context.ts'
import { completeHeaders } from './security-headers.ts'

const compressed = { encodeBody: 'manual' } as ResponseInit

export function sendKept(hall: Hall, { page, state, ttlSeconds }: FoundPage): Response {
  const brotli = (hall.req.header('accept-encoding') ?? '').includes('br')
  const etag = brotli ? `${page.etag.slice(0, -1)}-br"` : page.etag
  const status = `proviant-page; hit; ttl=${Math.round(ttlSeconds)}${state === 'hit' ? '' : `; detail=${state}`}`
  const headers: Record<string, string> = {
    ...completeHeaders(hall.get('shop').config),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.csp,
    'cache-control': 'no-cache',
    'cache-status': status,
    etag,
    vary: 'accept-encoding, cookie',
  }
  hall.set('kept', status)
  if (hall.req.header('if-none-match')?.includes(page.etag.slice(1, -1)))
    return new Response(null, { status: 304, headers })
  if (!brotli) return new Response(page.bytes, { status: page.status, headers })
  headers['content-encoding'] = 'br'
  // on Node even a look at the headers of a ready answer costs as much as sending it
  const lent = hall.executionCtx as { complete?: boolean }
  if ('complete' in lent) lent.complete = true
  return new Response(page.brotli, { ...compressed, status: page.status, headers })
}

/** Takes a cookie away that is no session, or no longer. */
export function withoutSession(hall: Hall, answer: Response): Response {
  const jar = createCookieJar({ sealer: hall.get('shop').sealer, secure: isSecure(hall), now: Date.now })
  jar.endSession()
  // with cookies of its own the answer is this visitor's
  hall.set('kept', undefined)
  for (const line of jar.lines) answer.headers.append('set-cookie', line)
  return answer
}
