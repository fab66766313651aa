import { requireCustomer } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import { writePasswordChangedMail } from '../../mail/password-mails.ts'
import { formatMessage } from '../../messages/messages.ts'
import { countersOf } from '../../rules/account/attempt-limit.ts'
import { revertHours, validatePassword } from '../../rules/account/new-password.ts'
import { hashPassword } from '../../rules/account/password.ts'
import { generateToken, hashSecret } from '../../rules/secrets.ts'
import { endOtherTokens } from '../../sql/access-tokens.ts'
import { clearFailures } from '../../sql/login-failures.ts'
import { insertMails } from '../../sql/outbox.ts'
import { changePassword, insertPasswordToken } from '../../sql/password-tokens.ts'
import type { Resolvers } from '../generated/types.ts'
import { hashed, requirePassword } from './require-password.ts'
import { throttleAttempt } from './throttle-attempt.ts'

export const changePasswordResolvers: Resolvers = {
  Mutation: {
    changePassword: async (_, { input }, context) => {
      const customer = await requireCustomer(context)
      const { db, locale, network, now, tokenHash } = context
      const counters = countersOf(`customer ${customer.id}`, network, 'password')
      await throttleAttempt(context, counters, 'access.limited')
      const error = validatePassword(input.password, input.confirmPassword, customer.email)
      if (error) throw userInputError(locale, `input.${error.field}`, error.key, error.values)
      await requirePassword(context, customer, input.currentPassword)
      const hash = await hashed(context, () => hashPassword(input.password))
      const at = now()
      const isChanged = await changePassword(db, customer, hash, tokenHash ?? '', at.toISOString())
      // another session of the account changed the password concurrently
      if (!isChanged) throw codedError(locale, 'CONFLICT', 'password.changedElsewhere')
      const { id: customerId, email, epoch } = customer
      const token = generateToken()
      const expiresAt = new Date(at.getTime() + revertHours * 3_600_000).toISOString()
      const link = { hash: hashSecret(token), customerId, email, epoch: epoch + 1, expiresAt }
      await db.batch([
        ...insertPasswordToken(db, link, at.toISOString()),
        ...insertMails(db, [writePasswordChangedMail(context, customer, token)], at),
      ])
      await clearFailures(db, counters)
      return { status: true, message: formatMessage(locale, 'password.changed'), customer }
    },
    endOtherSessions: async (_, __, context) => {
      const customer = await requireCustomer(context)
      await endOtherTokens(context.db, customer.id, context.tokenHash ?? '')
      return { status: true, message: formatMessage(context.locale, 'account.othersEnded'), customer }
    },
  },
}
