// What the staff misses if a backend lacks an extension of the desk.
import type { CommerceExtension } from '#contracts/generated/extensions.ts'

const desk = 'the staff has no desk: /desk is not found'
const deskQuotes = 'the desk has no quotes: an operator answers them'
const deskMails = 'the desk has no mails: an operator lists those that failed'
const deskNotFound = 'the desk does not show missing pages: an operator opens them by a link'
const onBehalf = 'the staff cannot find customers and order on their behalf'
const deskAccess = 'the desk has no requests for access: an operator approves them'

export const deskEffects = {
  'DeskStaff.waiting': 'the navigation of the desk has no numbers',
  'Mutation.deskAnswerQuote': deskQuotes,
  'Mutation.deskApproveAccess': deskAccess,
  'Mutation.deskChangePassword': desk,
  'Mutation.deskLogin': desk,
  'Mutation.deskLogout': desk,
  'Mutation.deskRecordNotFound': deskNotFound,
  'Mutation.deskRejectAccess': deskAccess,
  'Mutation.deskResendMail': deskMails,
  'Mutation.deskUpdateOrder': desk,
  'Query.deskAccessRequest': deskAccess,
  'Query.deskAccessRequests': deskAccess,
  'Query.deskMail': deskMails,
  'Query.deskMails': deskMails,
  'Query.deskNotFoundLog': deskNotFound,
  'Query.deskOrder': desk,
  'Query.deskOrders': desk,
  'Query.deskQuote': deskQuotes,
  'Query.deskQuotes': deskQuotes,
  'Query.deskStaff': desk,
  'Mutation.deskStartOrder': onBehalf,
  'Query.deskCustomer': onBehalf,
  'Query.deskCustomers': onBehalf,
} satisfies Partial<Record<CommerceExtension, string>>
