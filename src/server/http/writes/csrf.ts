/** Rejects writes that do not come from the shop's own pages: checks Sec-Fetch-Site, else Origin. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../context/env.ts'

/** Whether the browser reports this origin as the source. Clients without cookies may write with a bearer token. */
export function isSameOriginWrite(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const from = headers.get('origin')
  if (from) return from === origin
  return headers.has('authorization') && !headers.has('cookie')
}

/** Called by other systems, with a token or a signature instead of a cookie. */
const signedPaths = new Set(['/api/purge', '/api/operator/orders', '/api/operator/quotes'])

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Methods for diagnosis, which fetch does not support either. */
const unsupportedMethods = new Set(['TRACE', 'CONNECT', 'TRACK'])

export const csrf: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (unsupportedMethods.has(c.req.method)) return c.text('Method Not Allowed', 405, { allow: 'GET, HEAD, POST' })
  if (safeMethods.has(c.req.method) || signedPaths.has(c.req.path) || c.req.path.startsWith('/graphql/')) return next()
  if (isSameOriginWrite(c.req.raw.headers, c.var.origin)) return next()
  c.var.services.log('warn', 'csrf.refused', { req: c.var.requestId, path: c.req.path })
  const { refuseWrite } = await import('./refuse-write.ts')
  return refuseWrite(c, 403, 'problems.otherSite')
}
