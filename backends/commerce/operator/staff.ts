// Accounts of the wholesaler's staff, which the operator's command makes: a first password, and a secret for an authenticator app.
import type { Sql } from '../../sql/database.ts'
import { hashPassword } from '../rules/account/password.ts'
import { newTotpSecret, toTotpUri } from '../rules/desk/totp.ts'
import { isEmail, normalizeEmail } from '../rules/email.ts'
import { generateToken } from '../rules/secrets.ts'
import { findStaff, insertStaff, removeStaff, resetStaff } from '../sql/desk/staff.ts'

/** Shown once: only the hash of the password is stored. The login asks for a new password. */
export type StaffCredentials = { email: string; password: string; totpUri: string }

const passwordLength = 20

async function createCredentials(email: string, shopName: string) {
  const password = generateToken().slice(0, passwordLength)
  const totpSecret = newTotpSecret()
  return {
    stored: { email, passwordHash: await hashPassword(password), totpSecret },
    shown: { email, password, totpUri: toTotpUri(totpSecret, email, shopName) },
  }
}

/** @throws if the address is invalid or has an account */
export async function addStaff(
  db: Sql,
  { email: given, name, shopName, now }: { email: string; name: string; shopName: string; now: Date },
): Promise<StaffCredentials> {
  const email = normalizeEmail(given)
  if (!isEmail(email)) throw new Error(`"${given}" is not an e-mail address.`)
  const { stored, shown } = await createCredentials(email, shopName)
  if (!(await insertStaff(db, { ...stored, name, at: now.toISOString() })))
    throw new Error(`${email} has an account already: "staff reset" makes a new password.`)
  return shown
}

/** Ends all sessions of the account. @throws without an account */
export async function resetStaffAccount(db: Sql, given: string, shopName: string): Promise<StaffCredentials> {
  const email = await requireAccount(db, given)
  const { stored, shown } = await createCredentials(email, shopName)
  await resetStaff(db, stored)
  return shown
}

/** Ends all sessions of the account. @throws without an account */
export async function removeStaffAccount(db: Sql, given: string, now: Date): Promise<string> {
  const email = await requireAccount(db, given)
  await removeStaff(db, email, now.toISOString())
  return email
}

async function requireAccount(db: Sql, given: string): Promise<string> {
  const staff = await findStaff(db, normalizeEmail(given))
  if (!staff) throw new Error(`${given} has no staff account.`)
  return staff.email
}
