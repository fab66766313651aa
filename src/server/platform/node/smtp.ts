import type { Transporter } from 'nodemailer'
import type { MailConfig } from '../../config/config.ts'
import type { CreateSmtp } from '../../mail/outgoing-mail.ts'

type Failure = { code?: string; command?: string; responseCode?: number }

const maxWaitMs = 10_000
const isLoopback = (host: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host)

function toOptions(smtpUrl: string) {
  return {
    url: smtpUrl,
    requireTLS: !isLoopback(new URL(smtpUrl).hostname),
    connectionTimeout: maxWaitMs,
    greetingTimeout: maxWaitMs,
    socketTimeout: maxWaitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const toReason = ({ code = 'error', responseCode = 0 }: Failure) => (responseCode ? `${code} ${responseCode}` : code)

/** Connects and logs in, without a mail. @returns the reason of a failure; null if the server accepts both */
export async function verifySmtp({ smtpUrl }: Extract<MailConfig, { smtpUrl: string }>): Promise<string | null> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(toOptions(smtpUrl))
  try {
    await transport.verify()
    return null
  } catch (error) {
    return toReason(error as Failure)
  } finally {
    transport.close()
  }
}

/**
 * Mails contain reset links, so servers other than loopback must offer TLS, unless the URL has `?requireTLS=false`. A 5xx about a
 * recipient or message is final; one about a login or sender can be fixed by the operator.
 */
export const createSmtp: CreateSmtp = ({ from, smtpUrl }) => {
  const domain = /@([^>]+)/.exec(from)?.[1] ?? new URL(smtpUrl).hostname
  let transport: Promise<Transporter> | undefined
  return async ({ key, to, subject, text, html }) => {
    try {
      transport ??= import('nodemailer').then(({ createTransport }) => createTransport(toOptions(smtpUrl)))
      // an object, so that an address is not parsed as a list
      const mail = { from, to: { name: '', address: to }, subject, text, html, messageId: `<${key}@${domain}>` }
      await (await transport).sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } })
      return { sent: true }
    } catch (error) {
      const { command = '', responseCode = 0 } = error as Failure
      const isFinal = /^(?:RCPT TO|DATA)$/.test(command) && responseCode >= 500
      return { sent: false, isFinal, reason: toReason(error as Failure) }
    }
  }
}
