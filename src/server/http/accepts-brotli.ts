/** Whether a client takes brotli (RFC 9110, section 12.5.3): `br;q=0` refuses it. */
import { accepts } from 'hono/accepts'
import type { AppContext } from '../env.ts'

export const acceptsBrotli = (c: AppContext): boolean =>
  accepts(c, { header: 'Accept-Encoding', supports: ['br'], default: 'identity' }) === 'br'
