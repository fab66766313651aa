// Mail that asks the subscriber of a newsletter for a confirmation.
import type { Locale } from '../../graphql/locales.ts'
import { formatMessage } from '../messages/messages.ts'
import type { SendMail } from './submission-mails.ts'

/** Signed URL of a path below `/account/newsletter` that expires. */
export type LinkToConfirmation = (path: string, until: Date) => string

export type SubscriptionServices = {
  shopName: string
  sendMail: SendMail | null
  /** Null: subscriptions cannot be confirmed, so that forms of newsletters are closed. */
  linkToConfirmation: LinkToConfirmation | null
}

export const confirmationDays = 7

export const confirmationPath = (locale: Locale, submissionId: number) =>
  `/account/newsletter/${locale}/${submissionId}`

type Subscription = { id: number; email: string; locale: Locale; until: Date }

export async function mailConfirmation(
  { shopName, sendMail, linkToConfirmation }: SubscriptionServices,
  { id, email, locale, until }: Subscription,
): Promise<void> {
  if (!sendMail || !linkToConfirmation) return
  await sendMail({
    to: email,
    locale,
    subject: formatMessage(locale, 'subscriptionSubject', { shop: shopName }),
    lines: [formatMessage(locale, 'subscriptionText', { shop: shopName })],
    action: {
      label: formatMessage(locale, 'subscriptionConfirm'),
      url: linkToConfirmation(confirmationPath(locale, id), until),
    },
    after: [formatMessage(locale, 'subscriptionAfter', { days: String(confirmationDays) })],
  })
}
