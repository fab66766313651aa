// Baseline: bytes and headers of a cached page from a minimal Hono app, with a log line like the shop's if the request asks for one.
// The build inserts the page as STATIC_PAGE.
import { Hono } from 'hono'

declare const STATIC_PAGE: StaticPage

/** A page as sent, plain and with brotli. */
export type StaticPage = {
  headers: Record<string, string>
  etags: { plain: string; brotli: string }
  html: string
  /** Base64. */
  brotli: string
}

const { headers, etags, html, brotli } = STATIC_PAGE
const plain = {
  body: new TextEncoder().encode(html),
  init: { headers: { ...headers, etag: etags.plain } },
}
const compressed = {
  body: Uint8Array.from(atob(brotli), (letter) => letter.charCodeAt(0)),
  // already compressed: keeps workerd from compressing again; Node ignores it
  init: { headers: { ...headers, etag: etags.brotli, 'content-encoding': 'br' }, encodeBody: 'manual' as const },
}

function logRequest(path: string) {
  const facts = { req: crypto.randomUUID(), method: 'GET', path, status: 200, ms: 0, cache: headers['cache-status'] }
  console.log(JSON.stringify({ ts: new Date().toISOString(), level: 'info', event: 'request', ...facts }))
}

const app = new Hono()
app.get('*', (c) => {
  const { body, init } = c.req.header('accept-encoding')?.includes('br') ? compressed : plain
  if (c.req.header('x-log')) logRequest(c.req.path)
  return new Response(body, init)
})

export default { fetch: app.fetch }
