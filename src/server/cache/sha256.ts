/** Hex digest for cache keys that would be too long or would reveal their content. */
import { createHash } from 'node:crypto'

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
