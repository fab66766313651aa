/** Keys for another purpose than sessions, made of the session keys: whoever has one of them learns nothing of the others. Called by services.ts. */
import { createHmac } from 'node:crypto'
import type { Config } from '../config/config.ts'

/** In the order of the session keys: the first signs, all are believed. */
export const deriveKeys = (keys: Config['sessionKeys'], purpose: string): Uint8Array[] =>
  keys.map(({ bytes }) => createHmac('sha256', bytes).update(`proviant|v1|${purpose}`).digest())
