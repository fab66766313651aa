// Demo customers log in thousands of times while tests run, and each password is a sixth of a second of work: theirs are checked at no cost.
// What a password really costs is told by account/password.test.ts. Called by shop.ts and by tests/support, which starts whole shops.
import { scryptSync } from 'node:crypto'
import type { Sql } from '../../sql/database.ts'
import { demoPassword } from '../seed/people.ts'

export async function fastPasswords(commerce: Sql): Promise<void> {
  const salt = Buffer.from('demo')
  const key = scryptSync(demoPassword, salt, 32, { N: 2, r: 1, p: 1 })
  const hash = `scrypt$2$1$1$${salt.toString('base64url')}$${key.toString('base64url')}`
  await commerce.prepare('UPDATE customers SET password_hash = ?').bind(hash).run()
}
