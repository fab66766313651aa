// Rejects a request for access and mails its users the reason.
import type { Sql, SqlStatement } from '../../sql/database.ts'
import { isConstraint } from '../../sql/is-constraint.ts'
import { writeRejectedMail } from '../mail/access-mails.ts'
import { decide, type KnownCompany, listUsers } from '../sql/access-requests.ts'
import { insertMails } from '../sql/outbox.ts'

type Sender = { db: Sql; shopName: string; shopOrigin: string; now: Date }

/** @param log statements of the same transaction @returns false if the company is not pending */
export async function rejectCompany(
  { db, now, ...sender }: Sender,
  company: KnownCompany,
  reason: string,
  log: readonly SqlStatement[],
): Promise<boolean> {
  const users = await listUsers(db, company.id)
  const mails = users.map(({ email, first_name: name, locale }) =>
    writeRejectedMail({ ...sender, locale }, company.name, { email, name, reason }),
  )
  try {
    await db.batch([decide(db, company.id, 'rejected'), ...insertMails(db, mails, now), ...log])
  } catch (error) {
    if (!isConstraint(error)) throw error
    return false
  }
  return true
}
