// Sends the mails of the outbox. Triggered by the edge after a write and every minute.

import { type Delivery, type Outcome, runDelivery } from '../../outbox/run-delivery.ts'
import type { Sql } from '../../sql/database.ts'
import { claimMail, type MailRow, nextMailToSend, recordMailResult, resetMails } from '../sql/outbox.ts'

/** Input of a transport; `key` is the same for each attempt. */
export type OutgoingMail = { key: string; to: string; subject: string; text: string; html: string }
/** Sends one mail; never throws. */
export type SendMail = (mail: OutgoingMail) => Promise<Outcome>

export type Outbox = { db: Sql; now: () => Date }

const maxAgeMs = 24 * 3_600_000

/** Oldest first; mails that are due for more than a day are given up. */
export const deliverMails = ({ db, now }: Outbox, send: SendMail): Promise<Delivery> =>
  runDelivery<MailRow>({
    now,
    next: (at) => nextMailToSend(db, at),
    claim: (mail, nextAttemptAt) => claimMail(db, mail, nextAttemptAt),
    record: (...result) => recordMailResult(db, ...result),
    reset: (latest) => resetMails(db, latest),
    send: (mail) => send(toOutgoing(mail)),
    since: ({ created_at, due_at }) => due_at ?? created_at,
    maxAgeMs,
  })

const toOutgoing = ({ id, created_at, recipient, subject, text, html }: MailRow): OutgoingMail => ({
  key: `outbox-${id}-${Date.parse(created_at)}`,
  to: recipient,
  subject,
  text,
  html,
})
