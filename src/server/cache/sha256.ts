/** A fingerprint of a text, in hexadecimal. Called where a cache key would be too long, or would tell what it stands for. */
import { createHash } from 'node:crypto'

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
