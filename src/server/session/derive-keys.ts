import { createHmac } from 'node:crypto'
import type { Config } from '../config/config.ts'

/** Keys for another purpose, which do not reveal the session keys. In their order: the first signs, all verify. */
export const deriveKeys = (keys: Config['sessionKeys'], purpose: string): Uint8Array[] =>
  keys.map(({ bytes }) => createHmac('sha256', bytes).update(`proviant|v1|${purpose}`).digest())
