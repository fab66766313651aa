import { randomUUID } from 'node:crypto'
import { deskStartOrder } from '#contracts/generated/commerce.ts'
import { generateToken, hashSecret } from '../rules/secrets.ts'
import { insertSession } from '../sql/desk/staff.ts'
import type { TestCommerce } from './shop.ts'

type Headers = Record<string, string>

/** Headers of a session of a new member of staff. */
export async function openStaff({ db }: Pick<TestCommerce, 'db'>, now = new Date()): Promise<Headers> {
  const sql = `INSERT INTO staff (email, name, password_hash, must_change_password, totp_secret, created_at)
    VALUES (?1, 'An Maes', 'x', 0, 'x', '') RETURNING id`
  const staffId = (await db.prepare(sql).bind(`${randomUUID()}@shop.example`).first<number>('id')) ?? 0
  const token = generateToken()
  const expiresAt = new Date(now.getTime() + 43_200_000).toISOString()
  const session = { tokenHash: hashSecret(token), staffId, createdAt: now.toISOString(), expiresAt }
  await db.batch(insertSession(db, session))
  return { authorization: `Bearer ${token}`, 'x-locale': 'en' }
}

/** Headers of a token in the name of a user. */
export async function openOnBehalf(shop: Pick<TestCommerce, 'ask'>, staff: Headers, userId: string): Promise<Headers> {
  const { deskStartOrder: session } = await shop.ask(deskStartOrder, { userId }, staff)
  return { authorization: `Bearer ${session?.accessToken}`, 'x-locale': 'en' }
}
