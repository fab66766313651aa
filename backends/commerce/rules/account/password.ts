// Password hashes with scrypt.
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** Cost of new hashes: about 150 ms of work. */
const cost = { N: 16_384, r: 8, p: 5 }
type Cost = typeof cost
const maxmem = 64 * 1024 * 1024
const keyBytes = 32

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem }
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** `scrypt$<N>$<r>$<p>$<salt>$<key>`, salt and key base64url. Stored parameters allow a higher cost for new hashes. */
const written = (salt: Buffer, key: Buffer) =>
  ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')

export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  return written(salt, await derive(password, salt, cost))
}

/** Matches no password. Verified for unknown accounts, so that both cases take the same time. */
export const dummyHash = written(Buffer.alloc(16), Buffer.alloc(keyBytes))

export async function matchesPassword(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.split('$')
  const expected = Buffer.from(key, 'base64url')
  const found = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return expected.length === found.length && timingSafeEqual(expected, found)
}
