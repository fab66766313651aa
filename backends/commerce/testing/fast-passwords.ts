// Replaces the passwords of the demo customers by cheap hashes, because a real one takes 150 ms. rules/account/password.test.ts tests the real cost.
import { scryptSync } from 'node:crypto'
import type { Sql } from '../../sql/database.ts'
import { demoPassword } from '../seed/people.ts'

export async function fastPasswords(commerce: Sql): Promise<void> {
  const salt = Buffer.from('demo')
  const key = scryptSync(demoPassword, salt, 32, { N: 2, r: 1, p: 1 })
  const hash = `scrypt$2$1$1$${salt.toString('base64url')}$${key.toString('base64url')}`
  await commerce.prepare('UPDATE customers SET password_hash = ?').bind(hash).run()
}
