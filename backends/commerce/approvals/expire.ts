// Marks requests for approval as expired once the cut-off of their delivery day has passed, each once, with its mails.
import { approverRoles } from '#contracts/permissions.ts'
import type { Sql } from '../../sql/database.ts'
import { isConstraint } from '../../sql/is-constraint.ts'
import { writeExpiryMail } from '../mail/approval-mails.ts'
import {
  type ExpiredApproval,
  expireStatement,
  readApprovers,
  readOverdueApprovals,
} from '../sql/approvals/approvals.ts'
import { insertMails } from '../sql/outbox.ts'

type Services = { db: Sql; now: () => Date; shopName: string; shopOrigin: string }

/** Requests per run; the next one continues. */
const mostPerRun = 50

export type Expiry = { expired: number; failures: { id: string; reason: string }[] }

/** A failure of one request does not stop the others. */
export async function expireApprovals(services: Services): Promise<Expiry> {
  const expiry: Expiry = { expired: 0, failures: [] }
  for (const approval of await readOverdueApprovals(services.db, services.now().toISOString(), mostPerRun)) {
    try {
      if (await expire(services, approval)) expiry.expired += 1
    } catch (error) {
      expiry.failures.push({ id: approval.id, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return expiry
}

/** @returns false if the request was expired or decided concurrently; then nothing is written */
async function expire(services: Services, approval: ExpiredApproval): Promise<boolean> {
  const { db, now } = services
  const approvers = await readApprovers(db, approval.company_id, approverRoles)
  const mails = [
    ...(approval.is_active ? [writeExpiryMail(services, approval, approval, null)] : []),
    ...approvers
      .filter(({ id }) => id !== approval.customer_id)
      .map((approver) => writeExpiryMail(services, approver, approval, approval)),
  ]
  try {
    await db.batch([expireStatement(db, approval.id, now().toISOString()), ...insertMails(db, mails, now())])
    return true
  } catch (error) {
    if (isConstraint(error)) return false
    throw error
  }
}

/** `POST /approvals/expire`: the edge calls it every minute. Returns null for other requests. */
export const createExpiryRoute =
  (services: Services) =>
  async (request: Request): Promise<Response | null> => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    return call === 'POST /approvals/expire' ? Response.json(await expireApprovals(services)) : null
  }
