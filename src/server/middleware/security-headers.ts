/** Puts the headers on that every answer carries, and closes what nobody declared public. */
import type { MiddlewareHandler } from 'hono'
import type { HallEnv } from '../hall.ts'
import { alwaysHeaders, nothingPolicy, strictTransport } from '../security-headers.ts'

export const securityHeaders: MiddlewareHandler<HallEnv> = async (c, next) => {
  await next()
  if (c.get('kept')) return
  const headers = c.res.headers
  // a redirect to another site tells even less of where the visitor came from
  for (const [name, value] of alwaysHeaders) if (!headers.has(name)) headers.set(name, value)
  if (c.get('shop').config.publicOrigin?.startsWith('https:')) headers.set(...strictTransport)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', nothingPolicy)
  if (!headers.has('cache-control') || headers.has('set-cookie')) headers.set('cache-control', 'private, no-store')
}
