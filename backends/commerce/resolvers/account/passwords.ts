// forgotPassword, validateToken, resetPassword: a mailed link sets a new password once. Responses do not reveal whether an account exists.
import type { Context } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import { writePasswordResetMail, writeResetLinkMail } from '../../mail/password-mails.ts'
import { formatMessage } from '../../messages/messages.ts'
import { countersOf } from '../../rules/account/attempt-limit.ts'
import { resetMinutes, validatePassword } from '../../rules/account/new-password.ts'
import { hashPassword } from '../../rules/account/password.ts'
import { isEmail, normalizeEmail } from '../../rules/email.ts'
import { generateToken, hashSecret } from '../../rules/secrets.ts'
import { type CustomerRow, findCustomerByEmail } from '../../sql/customers.ts'
import { clearFailures } from '../../sql/login-failures.ts'
import { insertMails } from '../../sql/outbox.ts'
import {
  deleteTokens,
  findCustomerByPasswordToken,
  insertPasswordToken,
  setPassword,
} from '../../sql/password-tokens.ts'
import type { Resolvers } from '../generated/types.ts'
import { throttleAttempt } from './throttle-attempt.ts'

export const passwordResolvers: Resolvers = {
  Mutation: {
    forgotPassword: async (_, { input }, context) => {
      const { db, locale, network, device, now } = context
      const email = normalizeEmail(input.email)
      if (!isEmail(email)) throw userInputError(locale, 'input.email', 'input.email')
      await throttleAttempt(context, countersOf(email, network, 'mail', device), 'access.limited')
      const known = await findCustomerByEmail(db, email)
      const customer = known && mayReset(known) ? known : null
      const token = generateToken()
      const at = now()
      const expiresAt = new Date(at.getTime() + resetMinutes * 60_000).toISOString()
      const stored = {
        hash: hashSecret(token),
        customerId: customer?.id ?? null,
        email,
        epoch: customer?.epoch ?? 0,
        expiresAt,
      }
      await db.batch([
        ...insertPasswordToken(db, stored, at.toISOString()),
        ...insertMails(db, customer ? [writeResetLinkMail(context, customer, token)] : [], at),
      ])
      return { status: true, success: formatMessage(locale, 'password.mailed') }
    },
    validateToken: async (_, { token }, context) => {
      const customer = await findHolder(context, token)
      return customer ? { success: true, email: customer.email, token } : { success: false }
    },
    resetPassword: async (_, { input }, context) => {
      const { db, locale, network, now, hashing } = context
      const email = normalizeEmail(input.email)
      const holder = await findHolder(context, input.token)
      const customer = holder && normalizeEmail(holder.email) === email ? holder : null
      // guesses of others do not use up the attempts of a valid link
      const account = customer ? `link ${hashSecret(input.token)}` : email
      await throttleAttempt(context, countersOf(account, network, 'password'), 'access.limited')
      if (!customer) return { success: false }
      const error = validatePassword(input.password, input.confirmPassword, email)
      if (error) throw userInputError(locale, `input.${error.field}`, error.key, error.values)
      const hash = await hashing(() => hashPassword(input.password), true)
      if (hash === null) throw codedError(locale, 'RATE_LIMITED', 'login.busy', {}, { retryAfterSeconds: 2 })
      const at = now()
      if (!(await setPassword(db, customer, hash, at.toISOString()))) return { success: false }
      await db.batch([
        ...deleteTokens(db, customer.id),
        ...insertMails(db, [writePasswordResetMail(context, customer)], at),
      ])
      // a lock from failed logins ends with the reset
      await clearFailures(db, countersOf(email, network))
      return { success: true }
    },
  },
}

/** Whether a link may be sent: not to blocked accounts, nor to users of rejected companies. */
const mayReset = ({ is_active, company_status }: CustomerRow) =>
  is_active === 1 && (company_status === 'approved' || company_status === 'pending')

const findHolder = ({ db, now }: Context, token: string) =>
  findCustomerByPasswordToken(db, hashSecret(token), now().toISOString())
