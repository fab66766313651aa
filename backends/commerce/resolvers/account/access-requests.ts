// requestAccess: creates a pending company with its first user and mails. The response does not reveal whether an account exists.
import type { Context } from '../../context/context.ts'
import {
  writeApprovalRequestMail,
  writeExistingAccountMail,
  writeRequestReceivedMail,
} from '../../mail/access-mails.ts'
import { formatMessage } from '../../messages/messages.ts'
import { approvalDays, toApprovalLink } from '../../operator/approval-link.ts'
import { type AccessRequest, toAccessRequest, validateAccessRequest } from '../../rules/account/access-request.ts'
import { countersOf } from '../../rules/account/attempt-limit.ts'
import { dummyHash } from '../../rules/account/password.ts'
import { findCompanyByVat, insertAccessRequest } from '../../sql/access-requests.ts'
import { findCustomerByEmail } from '../../sql/customers.ts'
import { insertAccessEvent } from '../../sql/events.ts'
import { insertMails } from '../../sql/outbox.ts'
import type { Resolvers } from '../generated/types.ts'
import { throttleAttempt } from './throttle-attempt.ts'

export const accessRequestResolvers: Resolvers = {
  Mutation: {
    requestAccess: async (_, { input }, context) => {
      const { locale, network } = context
      const errors = validateAccessRequest(input).map(({ path, key, code, length }) => ({
        field: path,
        message: formatMessage(locale, key, { length }),
        code,
      }))
      if (errors.length > 0) return { status: false, success: formatMessage(locale, 'access.faulty'), errors }
      const request = toAccessRequest(input)
      await throttleAttempt(context, countersOf(request.email, network, 'request'), 'access.limited')
      if (!(await tellKnown(context, request))) await store(context, request)
      return { status: true, success: formatMessage(locale, 'access.requested'), errors: [] }
    },
  },
}

/** Whether the e-mail address or VAT number is known; then only a mail with instructions is sent. */
async function tellKnown(context: Context, request: AccessRequest): Promise<boolean> {
  const { db, now, operatorEmail } = context
  const customer = await findCustomerByEmail(db, request.email)
  const company = await findCompanyByVat(db, request.vatNumber)
  if (!customer && !company) return false
  const mails = customer
    ? [writeExistingAccountMail(context, request.email)]
    : [
        writeRequestReceivedMail(context, request),
        ...(operatorEmail && company
          ? [writeApprovalRequestMail(context, operatorEmail, request, { known: company })]
          : []),
      ]
  await db.batch(insertMails(db, mails, now()))
  return true
}

/** Company, user, address and mails in one batch. */
async function store(context: Context, request: AccessRequest): Promise<void> {
  const { db, locale, now, operatorEmail } = context
  const at = now()
  const mails = [
    writeRequestReceivedMail(context, request),
    ...(operatorEmail
      ? [writeApprovalRequestMail(context, operatorEmail, request, wayToApprove(context, request, at))]
      : []),
  ]
  // the dummy hash matches no password: the user chooses one after the approval
  const made = { locale, passwordHash: dummyHash, now: at.toISOString() }
  try {
    await db.batch([
      ...insertAccessRequest(db, request, made),
      insertAccessEvent(db, request.vatNumber, made.now),
      ...insertMails(db, mails, at),
    ])
  } catch (error) {
    // a concurrent request stored the same company or user
    if (!(await tellKnown(context, request))) throw error
  }
}

function wayToApprove({ linkKeys, operatorEmail }: Context, { vatNumber }: AccessRequest, at: Date) {
  const approval = { vatNumber, requestedAt: at.toISOString(), operatorEmail: operatorEmail ?? '' }
  return { link: toApprovalLink(linkKeys, approval, at), days: approvalDays }
}
