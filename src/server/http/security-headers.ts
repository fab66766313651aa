/** Sets the security headers of every response, and the time of pages; responses without cache-control become private. */
import type { MiddlewareHandler } from 'hono'
import { serverTimeMetric } from '#protocol/protocol.ts'
import type { Config } from '../config/config.ts'
import type { AppEnv } from '../context/env.ts'

export const commonHeaders: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  [
    'permissions-policy',
    'accelerometer=(), camera=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  ],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
]

export const hstsHeader = ['strict-transport-security', 'max-age=63072000; includeSubDomains'] as const

const always = Object.fromEntries(commonHeaders)
const alwaysSecure = { ...always, [hstsHeader[0]]: hstsHeader[1] }

/** All of them as one record, for cached pages, which skip the middleware. */
export const cachedPageHeaders = ({ publicOrigin }: Config): Record<string, string> =>
  publicOrigin?.startsWith('https:') ? alwaysSecure : always

/** For delivery promises in browsers whose clock is wrong. */
export const serverTiming = () => `${serverTimeMetric};desc=${Date.now()}`

export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'"

export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.get('cached')) return
  const headers = c.res.headers
  // a redirect to another site has set a stricter referrer-policy
  for (const [name, value] of commonHeaders) if (!headers.has(name)) headers.set(name, value)
  if (c.var.services.config.publicOrigin?.startsWith('https:')) headers.set(...hstsHeader)
  if (headers.get('content-type')?.startsWith('text/html')) headers.set('server-timing', serverTiming())
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', denyAllPolicy)
  if (!headers.has('cache-control') || headers.has('set-cookie')) headers.set('cache-control', 'private, no-store')
}
