// updateAccount: the customer's own profile. A new e-mail address requires the password and applies once it is confirmed; the former one can restore itself.
import { type Context, requireCustomer } from '../../context/context.ts'
import { userInputError } from '../../context/errors.ts'
import { writeConfirmEmailMail, writeRevertEmailMail } from '../../mail/email-change-mails.ts'
import { formatMessage } from '../../messages/messages.ts'
import { toAccountFields, validateAccount } from '../../rules/account/account-change.ts'
import { countersOf } from '../../rules/account/attempt-limit.ts'
import { confirmHours, revertDays } from '../../rules/account/email-change.ts'
import { toRowId } from '../../rules/ids.ts'
import { generateToken, hashSecret } from '../../rules/secrets.ts'
import { type CustomerRow, findCustomerByEmail, updateCustomer } from '../../sql/customers.ts'
import { insertEmailChange } from '../../sql/email-changes.ts'
import { insertMails } from '../../sql/outbox.ts'
import { findUnit } from '../../sql/units.ts'
import type { Resolvers } from '../generated/types.ts'
import { requirePassword } from './require-password.ts'
import { throttleAttempt } from './throttle-attempt.ts'

export const updateAccountResolvers: Resolvers = {
  Mutation: {
    updateAccount: async (_, { input }, context) => {
      const customer = await requireCustomer(context)
      const { db, locale, now } = context
      const error = validateAccount(input)
      if (error) throw userInputError(locale, `input.${error.field}`, error.key, { length: error.length })
      const unit = await toUnit(context, input.preferredUnit, customer)
      const fields = {
        ...toAccountFields(input),
        preferred_unit_id: unit,
        progress_mails: Number(input.progressMails ?? customer.progress_mails),
      }
      const isMoved = fields.email !== customer.email.toLowerCase()
      const at = now()
      const changed = { ...fields, email: customer.email, is_verified: customer.is_verified }
      const change = isMoved ? await requestChange(context, customer, fields.email, input.currentPassword ?? '') : []
      await db.batch([updateCustomer(db, customer.id, changed, at.toISOString()), ...change])
      const message = isMoved
        ? formatMessage(locale, 'account.emailPending', { email: fields.email })
        : formatMessage(locale, 'account.saved')
      return { status: true, message, customer: { ...customer, ...changed } }
    },
  },
}

/** Statements that store the requested address and mail a link to it and to the present one. @throws BAD_USER_INPUT */
async function requestChange(context: Context, customer: CustomerRow, email: string, password: string) {
  await requirePassword(context, customer, password, password === '' ? 'account.passwordForEmail' : undefined)
  await requireFreeAddress(context, customer, email)
  const { db, now } = context
  const at = now()
  const after = (hours: number) => new Date(at.getTime() + hours * 3_600_000).toISOString()
  const [confirm, revert] = [generateToken(), generateToken()]
  const stored = {
    customer_id: customer.id,
    former_email: customer.email,
    new_email: email,
    epoch: customer.epoch,
    confirm: { hash: hashSecret(confirm), expiresAt: after(confirmHours) },
    revert: { hash: hashSecret(revert), expiresAt: after(revertDays * 24) },
  }
  const mails = [writeConfirmEmailMail(context, email, confirm), writeRevertEmailMail(context, customer, email, revert)]
  return [...insertEmailChange(db, stored, at.toISOString()), ...insertMails(db, mails, at)]
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
  const other = await findCustomerByEmail(context.db, email)
  if (other && other.id !== customer.id) throw userInputError(context.locale, 'input.email', 'account.emailUnusable')
}
