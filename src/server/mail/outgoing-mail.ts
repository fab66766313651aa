/** `key` is the same at each attempt, so that the provider sends a mail once. */
export type OutgoingMail = { key: string; to: string; subject: string; text: string; html: string }
/** `isFinal`: another attempt would fail too. `reason` is logged: a code, never an address. */
export type MailOutcome = { sent: true } | { sent: false; isFinal: boolean; reason: string }
/** Sends one mail; never throws. */
export type SendMail = (mail: OutgoingMail) => Promise<MailOutcome>
/** Only on platforms with SMTP. */
export type CreateSmtp = (config: { from: string; smtpUrl: string }) => SendMail
