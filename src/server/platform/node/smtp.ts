/** Mails over SMTP, on Node. Given to the shop by bindings.ts. */
import type { Transporter } from 'nodemailer'
import type { CreateSmtp } from '../../mail/send-mail.ts'

/** What nodemailer's errors say. */
type Failure = { code?: string; command?: string; responseCode?: number }

const maxWaitMs = 10_000
const isLoopback = (host: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host)

/**
 * Passwords and reset links go over it, so beyond this machine a server must offer TLS, unless the URL says `?requireTLS=false`.
 * A server's 5xx about a recipient or a message is its last word; about a login or a sender it is the operator's to mend.
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
      // an object, so that no address is read as a list of several
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
