// Random ids and tokens, and the hashes under which secrets are stored. Called by login, cart and orders.
import { createHash, randomBytes } from 'node:crypto'

/** 256 bits, for access tokens. */
export const generateToken = (): string => randomBytes(32).toString('base64url')

/** 120 bits in letters and digits, for ids of carts and orders that nobody can guess. */
export const generateId = (): string => randomBytes(15).toString('hex')

/** SHA-256 in hex: what the database keeps instead of a token. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
