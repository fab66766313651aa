/** Selects how mails are sent: SMTP or an HTTP API. */
import type { MailConfig } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { createMailApi } from './mail-api.ts'

/** `key` is the same at each attempt, so that the provider sends a mail once. */
export type OutgoingMail = { key: string; to: string; subject: string; text: string; html: string }
/** `isFinal`: another attempt would fail too. `reason` is logged: a code, never an address. */
export type MailOutcome = { sent: true } | { sent: false; isFinal: boolean; reason: string }
/** Sends one mail; never throws. */
export type SendMail = (mail: OutgoingMail) => Promise<MailOutcome>
/** Only on platforms with SMTP. */
export type CreateSmtp = (config: { from: string; smtpUrl: string }) => SendMail

/** Null if no transport is configured: mails then stay in the outbox. @throws ConfigError for SMTP on Workers */
export function createSendMail(config: MailConfig | null, createSmtp: CreateSmtp | undefined): SendMail | null {
  if (!config) return null
  if ('apiUrl' in config) return createMailApi(config)
  if (!createSmtp) throw new ConfigError('SMTP_URL works on Node only: on Workers set MAIL_API_URL instead')
  return createSmtp(config)
}
