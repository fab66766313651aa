// Sends the mails of the outbox and records the results. Triggered by the edge after a write and every minute.
import type { Sql } from '../../sql/database.ts'
import { claimMail, type MailRow, nextMailToSend, recordMailResult } from '../sql/outbox.ts'

/** Input of a transport; `key` is the same for each attempt. */
export type OutgoingMail = { key: string; to: string; subject: string; text: string; html: string }
/** `isFinal`: a retry is useless. `reason`: a code of the transport, never an address. */
export type MailOutcome = { sent: true } | { sent: false; isFinal: boolean; reason: string }
/** Sends one mail; never throws. */
export type SendMail = (mail: OutgoingMail) => Promise<MailOutcome>

export type Outbox = { db: Sql; now: () => Date }
export type Delivery = { sent: number; failures: { id: number; reason: string; isFinal: boolean }[] }

const dayMs = 24 * 3_600_000

/** Backoff: 2, 4, 8 ... minutes after an attempt; mails older than a day are given up. */
const nextAttempt = (now: Date, attempts: number) => new Date(now.getTime() + 2 ** (attempts + 1) * 60_000)

/** Sequential, oldest first. After a temporary failure the run stops, because the other mails would fail too. */
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
