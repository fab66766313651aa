// The member of staff whose session a request has. A customer's token is in another table and finds none.
import { findStaffByToken, type StaffRow } from '../sql/desk/staff.ts'
import type { Context } from './context.ts'
import { codedError } from './errors.ts'

/** @throws UNAUTHENTICATED without a session of staff, FORBIDDEN while the password of the operator's command is in use */
export async function requireStaff(context: Context, { mayHaveFirstPassword = false } = {}): Promise<StaffRow> {
  const { db, locale, tokenHash, now } = context
  const staff = tokenHash === null ? null : await findStaffByToken(db, tokenHash, now().toISOString())
  if (!staff) throw codedError(locale, 'UNAUTHENTICATED', 'desk.unauthenticated')
  if (staff.must_change_password === 1 && !mayHaveFirstPassword)
    throw codedError(locale, 'FORBIDDEN', 'desk.firstPassword')
  return staff
}
