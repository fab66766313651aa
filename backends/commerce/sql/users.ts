// Users of a company and invitations. The conditions about the last administrator are in the statements, so that they hold for concurrent ones.
import type { Sql, SqlResult, SqlStatement } from '../../sql/database.ts'
import { type CustomerRow, customerColumns } from './customers.ts'

export type InvitationRow = {
  id: number
  company_id: number
  company_name: string
  email: string
  role: string
  expires_at: string
}

/** Users of a company by name, without removed ones. */
export async function readUsers(db: Sql, companyId: number): Promise<CustomerRow[]> {
  const sql = `SELECT ${customerColumns} FROM customers c JOIN companies m ON m.id = c.company_id
    WHERE c.company_id = ?1 AND c.removed_at IS NULL ORDER BY c.first_name COLLATE NOCASE, c.last_name COLLATE NOCASE, c.id`
  return (await db.prepare(sql).bind(companyId).all<CustomerRow>()).results
}

export const selectUser = (db: Sql, companyId: number, id: number): SqlStatement =>
  db
    .prepare(
      `SELECT ${customerColumns} FROM customers c JOIN companies m ON m.id = c.company_id WHERE c.company_id = ?1 AND c.id = ?2`,
    )
    .bind(companyId, id)

const invitationSql = `SELECT i.id, i.company_id, m.name AS company_name, i.email, i.role, i.expires_at
  FROM invitations i JOIN companies m ON m.id = i.company_id AND m.status = 'approved'`

export async function readInvitations(db: Sql, companyId: number, now: string): Promise<InvitationRow[]> {
  const sql = `${invitationSql} WHERE i.company_id = ?1 AND i.expires_at > ?2 ORDER BY i.created_at DESC, i.id DESC`
  return (await db.prepare(sql).bind(companyId, now).all<InvitationRow>()).results
}

/** Null for an unknown, used, withdrawn or expired invitation. */
export const findInvitation = (db: Sql, hash: string, now: string): Promise<InvitationRow | null> =>
  db.prepare(`${invitationSql} WHERE i.token_hash = ?1 AND i.expires_at > ?2`).bind(hash, now).first<InvitationRow>()

type NewInvitation = {
  hash: string
  companyId: number
  email: string
  role: string
  invitedBy: number
  createdAt: string
  expiresAt: string
}

/** Replaces an earlier invitation of the address by this company, and deletes expired ones. */
export function insertInvitation(db: Sql, given: NewInvitation): SqlStatement[] {
  const { hash, companyId, email, role, invitedBy, createdAt, expiresAt } = given
  const sql = `INSERT INTO invitations (token_hash, company_id, email, role, invited_by, created_at, expires_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`
  return [
    db
      .prepare('DELETE FROM invitations WHERE (company_id = ?1 AND email = ?2) OR expires_at <= ?3')
      .bind(companyId, email, createdAt),
    db.prepare(sql).bind(hash, companyId, email, role, invitedBy, createdAt, expiresAt),
  ]
}

export async function deleteInvitation(db: Sql, companyId: number, id: number): Promise<boolean> {
  const sql = 'DELETE FROM invitations WHERE company_id = ?1 AND id = ?2'
  return isChanged(await db.prepare(sql).bind(companyId, id).run())
}

type Person = { firstName: string; lastName: string; passwordHash: string; locale: string }

/** Creates the account and ends the invitation, once. @returns false if the invitation is not open or the address has an account */
export async function acceptInvitation(db: Sql, hash: string, person: Person, now: string): Promise<boolean> {
  const sql = `INSERT INTO customers (company_id, email, password_hash, first_name, last_name, is_active, is_verified, role,
      locale, created_at, updated_at)
    SELECT i.company_id, i.email, ?3, ?4, ?5, 1, 1, i.role, ?6, ?2, ?2
    FROM invitations i JOIN companies m ON m.id = i.company_id AND m.status = 'approved'
    WHERE i.token_hash = ?1 AND i.expires_at > ?2 AND NOT EXISTS (SELECT 1 FROM customers c WHERE c.email = i.email)`
  const { passwordHash, firstName, lastName, locale } = person
  const [created] = await db.batch([
    db.prepare(sql).bind(hash, now, passwordHash, firstName, lastName, locale),
    db.prepare('DELETE FROM invitations WHERE token_hash = ?1').bind(hash),
  ])
  return isChanged(created)
}

/** ?1 is the user, ?2 the company: the user is not an administrator, or another one can log in. */
const keepsAdministrator = `(role <> 'administrator' OR EXISTS (SELECT 1 FROM customers o
  WHERE o.company_id = ?2 AND o.id <> ?1 AND o.role = 'administrator' AND o.is_active = 1))`

/** The raised epoch ends all sessions of the user. @returns false, with nothing changed, without another administrator */
export async function changeRole(db: Sql, companyId: number, id: number, role: string, now: string): Promise<boolean> {
  const sql = `UPDATE customers SET role = ?3, epoch = epoch + 1, updated_at = ?4
    WHERE id = ?1 AND company_id = ?2 AND removed_at IS NULL AND (?3 = 'administrator' OR ${keepsAdministrator})`
  return isChanged(await db.prepare(sql).bind(id, companyId, role, now).run())
}

/** Frees the address and ends all sessions and mailed links. @returns false, with nothing changed, without another administrator */
export async function removeUser(
  db: Sql,
  companyId: number,
  id: number,
  passwordHash: string,
  now: string,
): Promise<boolean> {
  const sql = `UPDATE customers SET is_active = 0, removed_at = ?3, updated_at = ?3, epoch = epoch + 1, password_hash = ?4,
      email = 'removed.' || id || '@removed.invalid', phone = NULL, gender = NULL, date_of_birth = NULL, newsletter = 0,
      progress_mails = 0
    WHERE id = ?1 AND company_id = ?2 AND removed_at IS NULL AND ${keepsAdministrator}`
  const [removed] = await db.batch([
    db.prepare(sql).bind(id, companyId, now, passwordHash),
    ...['access_tokens', 'password_tokens', 'email_changes'].map((table) =>
      db
        .prepare(
          `DELETE FROM ${table} WHERE customer_id IN (SELECT id FROM customers WHERE id = ?1 AND company_id = ?2 AND removed_at IS NOT NULL)`,
        )
        .bind(id, companyId),
    ),
  ])
  return isChanged(removed)
}

const isChanged = (result: SqlResult<unknown> | undefined): boolean => (result?.meta.changes ?? 0) > 0
