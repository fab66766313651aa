import { createHash, randomBytes } from 'node:crypto'

/** 256 bits, for access tokens. */
export const generateToken = (): string => randomBytes(32).toString('base64url')

/** 120 bits in hex, for unguessable ids of carts and orders. */
export const generateId = (): string => randomBytes(15).toString('hex')

/** SHA-256 in hex, stored instead of the token. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
