import type { Sql } from '../../sql/database.ts'
import { generateToken, hashSecret } from '../rules/secrets.ts'

const email = 'desk@shop.example'

/** A member of staff with a session, without a login. */
export async function createTestStaff(db: Sql): Promise<{ email: string; headers: Record<string, string> }> {
  const token = generateToken()
  await db.batch([
    db
      .prepare(
        "INSERT INTO staff (email, name, password_hash, must_change_password, totp_secret, created_at) VALUES (?1, 'An Maes', '', 0, '', '')",
      )
      .bind(email),
    db
      .prepare("INSERT INTO staff_sessions SELECT ?1, id, '', '9999' FROM staff WHERE email = ?2")
      .bind(hashSecret(token), email),
  ])
  return { email, headers: { authorization: `Bearer ${token}`, 'x-locale': 'en' } }
}
