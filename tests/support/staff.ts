import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { hashPassword } from '#backends/commerce/rules/account/password.ts'
import { newTotpSecret } from '#backends/commerce/rules/desk/totp.ts'
import type { Runtime } from './runtimes.ts'

const password = 'a-password-of-staff'

/** A member of staff of its own, whose first password was replaced unless `isNew`. `code` is that of the current step. */
export async function createStaff({ sql }: Pick<Runtime, 'sql'>, { isNew = false } = {}) {
  const email = `${randomUUID()}@shop.example`
  const secret = newTotpSecret()
  await sql(
    'COMMERCE_DB',
    `INSERT INTO staff (email, name, password_hash, must_change_password, totp_secret, created_at) VALUES (?, 'An Maes', ?, ?, ?, '2026')`,
    email,
    await hashPassword(password),
    isNew ? 1 : 0,
    secret,
  )
  return { email, password, code: () => new TOTP({ secret: Secret.fromBase32(secret) }).generate() }
}
