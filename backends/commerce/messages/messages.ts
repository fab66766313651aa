import type { Locale } from '../../graphql/locales.ts'
import { accessMessages } from './access.ts'
import { accountMessages } from './account.ts'
import { approvalMessages } from './approval.ts'
import { catalogueMessages } from './catalogue.ts'
import { deskMessages } from './desk.ts'
import { emailChangeMessages } from './email-change.ts'
import { invoiceMessages } from './invoices.ts'
import { listMessages } from './lists.ts'
import { mailMessages } from './mails.ts'
import { operatorOrderMailMessages } from './operator-order-mail.ts'
import { orderApprovalMessages } from './order-approvals.ts'
import { orderMailMessages } from './order-mail.ts'
import { orderingMessages } from './ordering.ts'
import { progressMailMessages } from './progress-mail.ts'
import { quoteMessages } from './quotes.ts'
import { recallMessages } from './recalls.ts'
import { standingOrderMailMessages } from './standing-order-mails.ts'
import { standingOrderMessages } from './standing-orders.ts'
import { technicalFileMessages } from './technical-file.ts'
import { userMessages } from './users.ts'

export const messages = {
  ...accountMessages,
  ...accessMessages,
  ...approvalMessages,
  ...mailMessages,
  ...emailChangeMessages,
  ...orderingMessages,
  ...orderApprovalMessages,
  ...orderMailMessages,
  ...operatorOrderMailMessages,
  ...progressMailMessages,
  ...quoteMessages,
  ...listMessages,
  ...invoiceMessages,
  ...catalogueMessages,
  ...recallMessages,
  ...standingOrderMessages,
  ...standingOrderMailMessages,
  ...deskMessages,
  ...technicalFileMessages,
  ...userMessages,
}

export type MessageKey = keyof typeof messages

/** The message in a language with its `{names}` replaced; unknown names stay. */
export function formatMessage(locale: Locale, key: MessageKey, values: Record<string, string | number> = {}): string {
  return messages[key][locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
