/** How mails leave, out of the environment. Called by config.ts. */

import { ConfigError } from './config-error.ts'
import type { Vars } from './vars.ts'

export type MailConfig = {
  /** `Proviant <shop@shop.example>`, or the address alone. */
  from: string
} & ({ smtpUrl: string } | { apiUrl: string; apiToken: string })

const address = '[^\\s<>@"]+@[^\\s<>@"]+\\.[^\\s<>@"]+'
const sender = new RegExp(`^(?:${address}|[^<>@"\\r\\n]+ <${address}>)$`)

/** Values that may hold a password are not repeated. @throws ConfigError */
export function readMail(env: Vars): MailConfig | null {
  const { SMTP_URL: smtpUrl, MAIL_API_URL: apiUrl, MAIL_API_TOKEN: apiToken, MAIL_FROM: from } = env
  if (from && !sender.test(from))
    throw new ConfigError(`MAIL_FROM must look like Proviant <shop@shop.example>, not "${from}"`)
  if (!smtpUrl && !apiUrl) return null
  if (smtpUrl && apiUrl) throw new ConfigError('SMTP_URL and MAIL_API_URL are two ways for the same mails: set one')
  if (!from) throw new ConfigError('MAIL_FROM is missing: whom mails come from, like Proviant <shop@shop.example>')
  if (smtpUrl) {
    if (!isSmtpUrl(smtpUrl)) throw new ConfigError('SMTP_URL must look like smtp://user:password@mail.example:587')
    return { from, smtpUrl }
  }
  if (!apiUrl || !isSafeUrl(apiUrl)) throw new ConfigError(`MAIL_API_URL must be an https URL, not "${apiUrl}"`)
  if (!apiToken) throw new ConfigError('MAIL_API_TOKEN is missing: the bearer token for MAIL_API_URL')
  if (!/^[\x21-\x7e]+$/.test(apiToken)) throw new ConfigError('MAIL_API_TOKEN must be one word of visible ASCII')
  return { from, apiUrl, apiToken }
}

function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

/** The token goes over it: in clear only within this machine. */
function isSafeUrl(value: string): boolean {
  const url = URL.parse(value)
  const isLoopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url?.hostname ?? '')
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback)
}
