/** Selects how mails are sent: SMTP or an HTTP API. */
import type { MailConfig } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { createMailApi } from './mail-api.ts'
import type { CreateSmtp, SendMail } from './outgoing-mail.ts'

/** Null if no transport is configured: mails then stay in the outbox. @throws ConfigError for SMTP on Workers */
export function createSendMail(config: MailConfig | null, createSmtp: CreateSmtp | undefined): SendMail | null {
  if (!config) return null
  if ('apiUrl' in config) return createMailApi(config)
  if (!createSmtp) throw new ConfigError('SMTP_URL works on Node only: on Workers set MAIL_API_URL instead')
  return createSmtp(config)
}
