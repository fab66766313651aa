import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { dummyHash, hashPassword, matchesPassword } from './password.ts'

test('a new password has the full cost, and no password matches the dummy hash', async () => {
  const hash = await hashPassword('correct-horse')
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
  expect(await matchesPassword('correct-horse', hash)).toBe(true)
  expect(await matchesPassword('correct-horsf', hash)).toBe(false)
  expect(dummyHash).toMatch(/^scrypt\$16384\$8\$5\$/)
  expect(await matchesPassword('', dummyHash)).toBe(false)
})

test('verifies a password at the cost of its stored hash', async () => {
  const salt = Buffer.from('salt of another year')
  const key = scryptSync('correct-horse', salt, 32, { N: 1024, r: 4, p: 1 })
  const hash = `scrypt$1024$4$1$${salt.toString('base64url')}$${key.toString('base64url')}`
  expect(await matchesPassword('correct-horse', hash)).toBe(true)
  expect(await matchesPassword('wrong-horse', hash)).toBe(false)
})
