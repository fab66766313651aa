// Every sentence the backend says to a reader, in the four languages. Called through `say`.
import { accessMessages } from './messages/access.ts'
import { accountMessages } from './messages/account.ts'
import { approvalMessages } from './messages/approval.ts'
import { catalogueMessages } from './messages/catalogue.ts'
import { invoiceMessages } from './messages/invoices.ts'
import { listMessages } from './messages/lists.ts'
import { mailMessages } from './messages/mails.ts'
import { orderingMessages } from './messages/ordering.ts'
import { technicalFileMessages } from './messages/technical-file.ts'
import type { Locale } from './rules/locale.ts'

const messages = {
  ...accountMessages,
  ...accessMessages,
  ...approvalMessages,
  ...mailMessages,
  ...orderingMessages,
  ...listMessages,
  ...invoiceMessages,
  ...catalogueMessages,
  ...technicalFileMessages,
}

export type MessageKey = keyof typeof messages

/** One sentence in a language, with its `{names}` filled in. */
export function say(locale: Locale, key: MessageKey, values: Record<string, string | number> = {}): string {
  return messages[key][locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
