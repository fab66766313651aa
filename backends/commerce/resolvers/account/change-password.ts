import { type Context, requireCustomer } from '../../context/context.ts'
import { refusal, userInputError } from '../../context/errors.ts'
import { writeOwnChangeMail } from '../../mail/password-mails.ts'
import { say } from '../../messages/messages.ts'
import { countersOf } from '../../rules/account/attempt-limit.ts'
import { validatePassword } from '../../rules/account/new-password.ts'
import { hashPassword, matchesPassword } from '../../rules/account/password.ts'
import { endOtherTokens } from '../../sql/access-tokens.ts'
import { type CustomerRow, findCustomerByEmail } from '../../sql/customers.ts'
import { clearFailures } from '../../sql/login-failures.ts'
import { insertMails } from '../../sql/outbox.ts'
import { changePassword } from '../../sql/password-tokens.ts'
import type { Resolvers } from '../generated/types.ts'
import { throttleAttempt } from './throttle-attempt.ts'

export const changePasswordResolvers: Resolvers = {
  Mutation: {
    changePassword: async (_, { input }, context) => {
      const customer = await requireCustomer(context)
      const { db, locale, network, now, tokenHash } = context
      const counters = countersOf(`customer ${customer.id}`, network, 'password')
      await throttleAttempt(context, counters, 'access.limited')
      const fault = validatePassword(input.password, input.confirmPassword, customer.email)
      if (fault) throw userInputError(locale, `input.${fault.field}`, fault.key, fault.values)
      await requirePassword(context, customer, input.currentPassword)
      const hash = await hashed(context, () => hashPassword(input.password))
      const at = now()
      const isChanged = await changePassword(db, customer, hash, tokenHash ?? '', at.toISOString())
      // another session of the account changed the password concurrently
      if (!isChanged) throw refusal(locale, 'CONFLICT', 'password.changedElsewhere')
      await db.batch(insertMails(db, [writeOwnChangeMail(context, customer)], at))
      await clearFailures(db, counters)
      return { status: true, message: say(locale, 'password.changed'), customer }
    },
    endOtherSessions: async (_, __, context) => {
      const customer = await requireCustomer(context)
      await endOtherTokens(context.db, customer.id, context.tokenHash ?? '')
      return { status: true, message: say(context.locale, 'account.othersEnded'), customer }
    },
  },
}

async function hashed<Value>({ hashing, locale }: Context, work: () => Promise<Value>): Promise<Value> {
  const value = await hashing(work)
  if (value === null) throw refusal(locale, 'RATE_LIMITED', 'login.busy', {}, { retryAfterSeconds: 2 })
  return value
}

/** @throws BAD_USER_INPUT if it is not the customer's password */
async function requirePassword(context: Context, { email }: CustomerRow, password: string): Promise<void> {
  const known = await findCustomerByEmail(context.db, email)
  const fits =
    known !== null && (await hashed(context, () => matchesPassword(password.slice(0, 128), known.password_hash)))
  if (!fits) throw userInputError(context.locale, 'input.currentPassword', 'password.currentWrong')
}
