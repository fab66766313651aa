// Passwords: changed by the customer, or set with a token of Vendure. Responses do not reveal whether an account exists.
import { isGraphQlErrorResult, NativeAuthenticationMethod } from '@vendure/core'
import { codedError, userInputError } from '../../../../backends/commerce/context/errors.ts'
import { formatMessage } from '../../../../backends/commerce/messages/messages.ts'
import { countersOf } from '../../../../backends/commerce/rules/account/attempt-limit.ts'
import { validatePassword } from '../../../../backends/commerce/rules/account/new-password.ts'
import { isEmail, normalizeEmail } from '../../../../backends/commerce/rules/email.ts'
import { hashSecret } from '../../../../backends/commerce/rules/secrets.ts'
import { clearAllFailures, countPassword, throttle } from './attempts.ts'
import { type Context, requireCaller } from './context.ts'
import { isPassword, revokeSessions } from './login.ts'

type NewPassword = { password: string; confirmPassword: string }

export const passwordResolvers = {
  Mutation: {
    async forgotPassword(_: unknown, { input }: { input: { email: string } }, context: Context) {
      const { engine, locale, network, device } = context
      const email = normalizeEmail(input.email)
      if (!isEmail(email)) throw userInputError(locale, 'input.email', 'input.email')
      await throttle(context, countersOf(email, network, 'mail', device), 'access.limited')
      await engine.connection.withTransaction(await context.guest(), async (tx) => {
        const user = await engine.users.getUserByEmailAddress(tx, email, 'customer')
        if (!user) return
        // publishes PasswordResetEvent, which an e-mail plugin of Vendure turns into a mail
        await engine.customers.requestPasswordReset(tx, email)
        console.log(
          `password.reset-requested: user ${user.id}. Without an e-mail plugin the operator sends the link: its token is passwordResetToken in the table authentication_method.`,
        )
      })
      return { status: true, success: formatMessage(locale, 'password.mailed') }
    },

    async validateToken(_: unknown, { token }: { token: string }, context: Context) {
      const email = await findHolder(context, token)
      return email === null ? { success: false } : { success: true, email, token }
    },

    async resetPassword(
      _: unknown,
      { input }: { input: NewPassword & { token: string; email: string } },
      context: Context,
    ) {
      const { engine, network } = context
      const email = normalizeEmail(input.email)
      const holder = await findHolder(context, input.token)
      const fits = holder !== null && normalizeEmail(holder) === email
      // guesses of others do not use up the attempts of a valid link
      const account = fits ? `link ${hashSecret(input.token)}` : email
      await throttle(context, countersOf(account, network, 'password'), 'access.limited')
      if (!fits) return { success: false }
      requireValid(context, input, email)
      const request = await context.guest()
      const isReset = await engine.connection.withTransaction(request, async (tx) => {
        const user = await engine.customers.resetPassword(tx, input.token, input.password)
        if (isGraphQlErrorResult(user)) return false
        await revokeSessions(context, tx, { userId: user.id, except: null })
        return true
      })
      if (!isReset) return { success: false }
      // a lock from failed logins ends with the reset
      await clearAllFailures(countersOf(email, network))
      return { success: true }
    },

    async changePassword(
      _: unknown,
      { input }: { input: NewPassword & { currentPassword: string } },
      context: Context,
    ) {
      const caller = await requireCaller(context)
      const { engine, locale, network, device, token } = context
      const { emailAddress, user } = caller.customer
      const counters = countersOf(`customer ${caller.customer.id}`, network, 'password')
      await throttle(context, counters, 'access.limited')
      requireValid(context, input, emailAddress)
      const request = await context.request()
      const refused = userInputError(locale, 'input.currentPassword', 'password.currentWrong')
      if (!user || input.currentPassword === '') throw refused
      // a stolen session must not guess the password
      const logins = countersOf(normalizeEmail(emailAddress), network, 'login', device)
      const check = () => isPassword(context, request, emailAddress, input.currentPassword)
      if (!(await countPassword(context, logins, check))) throw refused
      await engine.connection.withTransaction(request, async (tx) => {
        const result = await engine.users.updatePassword(tx, user.id, input.currentPassword, input.password)
        if (result !== true) throw codedError(locale, 'CONFLICT', 'password.changedElsewhere')
        // a link that was requested before must not set another password
        await engine.connection
          .getRepository(tx, NativeAuthenticationMethod)
          .update({ user: { id: user.id } }, { passwordResetToken: null })
        await revokeSessions(context, tx, { userId: user.id, except: token })
      })
      await clearAllFailures(counters)
      return { status: true, message: formatMessage(locale, 'password.changed'), customer: caller }
    },
  },
}

function requireValid({ locale }: Context, { password, confirmPassword }: NewPassword, email: string): void {
  const fault = validatePassword(password, confirmPassword, email)
  if (fault) throw userInputError(locale, `input.${fault.field}`, fault.key, fault.values)
}

/** E-mail address of the account whose reset token this is; null if it is unknown, used or expired. */
async function findHolder({ engine, guest }: Context, token: string): Promise<string | null> {
  if (token === '') return null
  const request = await guest()
  const method = await engine.connection
    .getRepository(request, NativeAuthenticationMethod)
    .findOne({ where: { passwordResetToken: token }, relations: { user: true } })
  const { verificationTokenStrategy } = engine.config.authOptions
  if (!method || !(await verificationTokenStrategy.verifyVerificationToken(request, token))) return null
  return method.user.identifier
}
