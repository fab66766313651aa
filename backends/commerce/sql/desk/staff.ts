// Accounts and sessions of the wholesaler's staff.
import type { Sql, SqlStatement } from '../../../sql/database.ts'
import { insertLog } from './desk-log.ts'

export type StaffRow = {
  id: number
  email: string
  name: string
  password_hash: string
  must_change_password: number
  totp_secret: string
  created_at: string
}

const columns = 's.id, s.email, s.name, s.password_hash, s.must_change_password, s.totp_secret, s.created_at'

export async function listStaff(db: Sql): Promise<StaffRow[]> {
  return (await db.prepare(`SELECT ${columns} FROM staff s ORDER BY s.email`).all<StaffRow>()).results
}

export const findStaff = (db: Sql, email: string): Promise<StaffRow | null> =>
  db.prepare(`SELECT ${columns} FROM staff s WHERE s.email = ?1`).bind(email).first<StaffRow>()

export const findStaffByToken = (db: Sql, tokenHash: string, now: string): Promise<StaffRow | null> =>
  db
    .prepare(
      `SELECT ${columns} FROM staff_sessions t JOIN staff s ON s.id = t.staff_id WHERE t.token_hash = ?1 AND t.expires_at > ?2`,
    )
    .bind(tokenHash, now)
    .first<StaffRow>()

type NewStaff = { email: string; name: string; passwordHash: string; totpSecret: string; at: string }

/** @returns false if the address has an account */
export async function insertStaff(db: Sql, { email, name, passwordHash, totpSecret, at }: NewStaff): Promise<boolean> {
  const sql = `INSERT INTO staff (email, name, password_hash, totp_secret, created_at) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (email) DO NOTHING RETURNING id`
  return (await db.prepare(sql).bind(email, name, passwordHash, totpSecret, at).first()) !== null
}

const revokeSessions = (db: Sql, email: string): SqlStatement =>
  db.prepare('DELETE FROM staff_sessions WHERE staff_id = (SELECT id FROM staff WHERE email = ?1)').bind(email)

/** Replaces password and secret, and ends all sessions. */
export async function resetStaff(
  db: Sql,
  { email, passwordHash, totpSecret }: Omit<NewStaff, 'name' | 'at'>,
): Promise<void> {
  const sql = `UPDATE staff SET password_hash = ?2, totp_secret = ?3, must_change_password = 1, last_step = 0 WHERE email = ?1`
  await db.batch([revokeSessions(db, email), db.prepare(sql).bind(email, passwordHash, totpSecret)])
}

/** The log keeps the address and the time of the removal. */
export async function removeStaff(db: Sql, email: string, at: string): Promise<void> {
  await db.batch([
    revokeSessions(db, email),
    db.prepare('DELETE FROM staff WHERE email = ?1').bind(email),
    insertLog(db, { at, staff: email, action: 'removed' }),
  ])
}

/** Uses up a code. @returns false if this code or a later one was used before */
export async function takeStep(db: Sql, staffId: number, step: number): Promise<boolean> {
  const sql = 'UPDATE staff SET last_step = ?2 WHERE id = ?1 AND last_step < ?2 RETURNING id'
  return (await db.prepare(sql).bind(staffId, step).first()) !== null
}

type NewSession = { tokenHash: string; staffId: number; createdAt: string; expiresAt: string }

export function insertSession(db: Sql, { tokenHash, staffId, createdAt, expiresAt }: NewSession): SqlStatement[] {
  return [
    db.prepare('DELETE FROM staff_sessions WHERE staff_id = ?1 AND expires_at <= ?2').bind(staffId, createdAt),
    db
      .prepare('INSERT INTO staff_sessions (token_hash, staff_id, created_at, expires_at) VALUES (?1, ?2, ?3, ?4)')
      .bind(tokenHash, staffId, createdAt, expiresAt),
  ]
}

export const deleteSession = (db: Sql, tokenHash: string): SqlStatement =>
  db.prepare('DELETE FROM staff_sessions WHERE token_hash = ?1').bind(tokenHash)

/** Ends the other sessions of the account too. */
export const changeStaffPassword = (db: Sql, id: number, hash: string, tokenHash: string): SqlStatement[] => [
  db.prepare('UPDATE staff SET password_hash = ?2, must_change_password = 0 WHERE id = ?1').bind(id, hash),
  db.prepare('DELETE FROM staff_sessions WHERE staff_id = ?1 AND token_hash <> ?2').bind(id, tokenHash),
]
