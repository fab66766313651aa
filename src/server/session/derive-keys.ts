import { createHmac } from 'node:crypto'
import type { Config } from '../config/config.ts'

/**
 * Derives keys for another purpose from the session keys; a derived key does not reveal any other. In the order of the session
 * keys: the first signs, all verify.
 */
export const deriveKeys = (keys: Config['sessionKeys'], purpose: string): Uint8Array[] =>
  keys.map(({ bytes }) => createHmac('sha256', bytes).update(`proviant|v1|${purpose}`).digest())
