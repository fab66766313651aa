// Sends what waits in the outbox, and marks what came of it. Called by handler.ts when the shop's edge says so: after a write, and every minute.
import type { Sql } from '../../sql/database.ts'
import { claimMail, type MailRow, nextMailToSend, recordMailResult } from '../sql/outbox.ts'

/** What a transport is given; `key` is the same at each attempt. */
export type OutgoingMail = { key: string; to: string; subject: string; text: string; html: string }
/** `isFinal`: another attempt would fare no better. `reason` is a word of the transport's, never an address. */
export type MailOutcome = { sent: true } | { sent: false; isFinal: boolean; reason: string }
/** Hands one mail over; never throws. */
export type SendMail = (mail: OutgoingMail) => Promise<MailOutcome>

export type Outbox = { db: Sql; now: () => Date }
export type Delivery = { sent: number; failures: { id: number; reason: string; isFinal: boolean }[] }

const dayMs = 24 * 3_600_000

/** Two minutes after the first attempt, then twice as long each time; what is a day old is given up. */
const nextAttempt = (now: Date, attempts: number) => new Date(now.getTime() + 2 ** (attempts + 1) * 60_000)

/** One after the other, the oldest first; after one that may fare better later the others wait too, since they would meet the same. */
export async function deliverMails({ db, now }: Outbox, send: SendMail): Promise<Delivery> {
  const delivery: Delivery = { sent: 0, failures: [] }
  for (;;) {
    const at = now()
    const mail = await nextMailToSend(db, at.toISOString())
    if (!mail) return delivery
    const next = nextAttempt(at, mail.attempts)
    if (!(await claimMail(db, mail, next.toISOString()))) continue
    const outcome = isOld(mail, at) ? tooLate : await send(toOutgoing(mail))
    if (outcome.sent) {
      await recordMailResult(db, mail.id, 'sent', null)
      delivery.sent += 1
      continue
    }
    const { reason } = outcome
    const isFinal = outcome.isFinal || isOld(mail, next)
    await recordMailResult(db, mail.id, isFinal ? 'failed' : 'waiting', reason)
    delivery.failures.push({ id: mail.id, reason, isFinal })
    if (!outcome.isFinal) return delivery
  }
}

const tooLate: MailOutcome = { sent: false, isFinal: true, reason: 'too late' }
const isOld = (mail: MailRow, at: Date) => at.getTime() - Date.parse(mail.created_at) > dayMs

const toOutgoing = ({ id, created_at, recipient, subject, text, html }: MailRow): OutgoingMail => ({
  key: `outbox-${id}-${Date.parse(created_at)}`,
  to: recipient,
  subject,
  text,
  html,
})
