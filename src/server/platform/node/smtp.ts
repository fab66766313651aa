import type { Transporter } from 'nodemailer'
import type { CreateSmtp } from '../../mail/outgoing-mail.ts'

type Failure = { code?: string; command?: string; responseCode?: number }

const maxWaitMs = 10_000
const isLoopback = (host: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host)

/**
 * Mails contain reset links, so servers other than loopback must offer TLS, unless the URL has `?requireTLS=false`. A 5xx about a
 * recipient or message is final; one about a login or sender can be fixed by the operator.
 */
export const createSmtp: CreateSmtp = ({ from, smtpUrl }) => {
  const url = new URL(smtpUrl)
  const options = {
    url: smtpUrl,
    requireTLS: !isLoopback(url.hostname),
    connectionTimeout: maxWaitMs,
    greetingTimeout: maxWaitMs,
    socketTimeout: maxWaitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const domain = /@([^>]+)/.exec(from)?.[1] ?? url.hostname
  let transport: Promise<Transporter> | undefined
  return async ({ key, to, subject, text, html }) => {
    try {
      transport ??= import('nodemailer').then(({ createTransport }) => createTransport(options))
      // an object, so that an address is not parsed as a list
      const mail = { from, to: { name: '', address: to }, subject, text, html, messageId: `<${key}@${domain}>` }
      await (await transport).sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } })
      return { sent: true }
    } catch (error) {
      const { code = 'error', command = '', responseCode = 0 } = error as Failure
      const isFinal = /^(?:RCPT TO|DATA)$/.test(command) && responseCode >= 500
      return { sent: false, isFinal, reason: responseCode ? `${code} ${responseCode}` : code }
    }
  }
}
