// updateAccount: the customer's own profile. A new e-mail address is unverified, and a mail to the old one reports the change.
import { type Context, requireCustomer } from '../../context/context.ts'
import { userInputError } from '../../context/errors.ts'
import { writeAddressChangedMail } from '../../mail/password-mails.ts'
import { say } from '../../messages/messages.ts'
import { toAccountFields, validateAccount } from '../../rules/account/account-change.ts'
import { countersOf } from '../../rules/account/attempt-limit.ts'
import { toRowId } from '../../rules/ids.ts'
import { type AccountFields, type CustomerRow, findCustomerByEmail, updateCustomer } from '../../sql/customers.ts'
import { insertMails } from '../../sql/outbox.ts'
import { findUnit } from '../../sql/units.ts'
import type { Resolvers } from '../generated/types.ts'
import { throttleAttempt } from './throttle-attempt.ts'

export const updateAccountResolvers: Resolvers = {
  Mutation: {
    updateAccount: async (_, { input }, context) => {
      const customer = await requireCustomer(context)
      const { db, locale, now } = context
      const fault = validateAccount(input)
      if (fault) throw userInputError(locale, `input.${fault.field}`, fault.key, { length: fault.length })
      const unit = await toUnit(context, input.preferredUnit, customer)
      const fields = { ...toAccountFields(input), preferred_unit_id: unit }
      const isMoved = fields.email !== customer.email.toLowerCase()
      if (isMoved) await requireFreeAddress(context, customer, fields.email)
      const at = now()
      const changed: AccountFields = { ...fields, is_verified: isMoved ? 0 : customer.is_verified }
      const mails = isMoved ? [writeAddressChangedMail(context, customer, fields.email)] : []
      await db
        .batch([updateCustomer(db, customer.id, changed, at.toISOString()), ...insertMails(db, mails, at)])
        .catch(async (error: unknown) => {
          // a concurrent request took the address
          throw (await isTaken(context, customer, fields.email)) ? unusable(context) : error
        })
      return { status: true, message: say(locale, 'account.saved'), customer: { ...customer, ...changed } }
    },
  },
}

/** Undefined keeps the unit, null clears it. @throws BAD_USER_INPUT if the unit does not exist */
async function toUnit({ db, locale }: Context, given: string | null | undefined, customer: CustomerRow) {
  if (given === undefined) return customer.preferred_unit_id
  if (given === null) return null
  const unit = await findUnit(db, toRowId(given), locale)
  if (!unit) throw userInputError(locale, 'input.preferredUnit', 'account.unknownUnit')
  return unit.id
}

/** Counts like a request for a mail, so that a customer cannot probe which addresses are known. */
async function requireFreeAddress(context: Context, customer: CustomerRow, email: string): Promise<void> {
  await throttleAttempt(context, countersOf(`customer ${customer.id}`, context.network, 'mail'), 'access.limited')
  if (await isTaken(context, customer, email)) throw unusable(context)
}

async function isTaken({ db }: Context, customer: CustomerRow, email: string): Promise<boolean> {
  const other = await findCustomerByEmail(db, email)
  return other !== null && other.id !== customer.id
}

const unusable = ({ locale }: Context) => userInputError(locale, 'input.email', 'account.emailUnusable')
