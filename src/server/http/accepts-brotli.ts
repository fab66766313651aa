/** Whether a client takes brotli (RFC 9110, section 12.5.3): `br;q=0` refuses it. */
import { accepts } from 'hono/accepts'
import type { AppContext } from '../env.ts'

export function acceptsBrotli(c: AppContext): boolean {
  const header = c.req.header('accept-encoding') ?? ''
  // browsers send no weights, and a full parse takes longer than the rest of a cached response
  if (!header.includes('q=')) return /(?:^|[\s,])br(?:$|[\s,])/.test(header)
  return accepts(c, { header: 'Accept-Encoding', supports: ['br'], default: 'identity' }) === 'br'
}
