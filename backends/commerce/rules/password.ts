// Password hashes: scrypt with N=2^14, r=8, p=5. Called by the login and the seeder.
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

const cost = { N: 16_384, r: 8, p: 5, maxmem: 64 * 1024 * 1024 } as const satisfies ScryptOptions
const keyBytes = 32

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** `scrypt$<salt>$<key>`, both base64url; about 150 ms of work. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt)
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Hash of nothing that anybody can type: checked when an account is unknown, so that both take as long. */
export const dummyHash = `scrypt$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(keyBytes).toString('base64url')}`

export async function matchesPassword(password: string, stored: string): Promise<boolean> {
  const [, salt = '', key = ''] = stored.split('$')
  const expected = Buffer.from(key, 'base64url')
  const found = await derive(password, Buffer.from(salt, 'base64url'))
  return expected.length === found.length && timingSafeEqual(expected, found)
}
