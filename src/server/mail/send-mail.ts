/** The ways in which a mail leaves, and which one the configuration names. Called by services.ts. */

import type { MailConfig } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { createMailApi } from './mail-api.ts'

/** `key` is the same at each attempt, so that nobody gets a mail twice. */
export type OutgoingMail = { key: string; to: string; subject: string; text: string; html: string }
/** `isFinal`: another attempt would fare no better. `reason` goes into logs: a code, never an address. */
export type MailOutcome = { sent: true } | { sent: false; isFinal: boolean; reason: string }
/** Hands one mail over; never throws. */
export type SendMail = (mail: OutgoingMail) => Promise<MailOutcome>
/** SMTP, where the platform has it. */
export type CreateSmtp = (config: { from: string; smtpUrl: string }) => SendMail

/** Null where mails stay in the outbox. @throws ConfigError for SMTP where there is none */
export function createSendMail(config: MailConfig | null, createSmtp: CreateSmtp | undefined): SendMail | null {
  if (!config) return null
  if ('apiUrl' in config) return createMailApi(config)
  if (!createSmtp) throw new ConfigError('SMTP_URL works on Node only: on Workers set MAIL_API_URL instead')
  return createSmtp(config)
}
