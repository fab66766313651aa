// customerLogin and customerLogout: the access token is the token of a session in Vendure.
import { AuthenticatedSession, type RequestContext } from '@vendure/core'
import { codedError } from '../../../../backends/commerce/context/errors.ts'
import { formatMessage } from '../../../../backends/commerce/messages/messages.ts'
import { countersOf } from '../../../../backends/commerce/rules/account/attempt-limit.ts'
import { normalizeEmail } from '../../../../backends/commerce/rules/email.ts'
import { clearAllFailures, countPassword } from './attempts.ts'
import { mergeGuestCart, mergeNotice } from './cart-merge.ts'
import { type Context, requireCaller } from './context.ts'
import { findCart } from './open-cart.ts'

type LoginInput = { email: string; password: string; remember?: boolean | null }

const daySeconds = 86_400
const maxPassword = 128

export const loginResolvers = {
  Mutation: {
    async customerLogin(_: unknown, { input }: { input: LoginInput }, context: Context) {
      const { engine, locale } = context
      const email = normalizeEmail(input.email)
      const counters = countersOf(email, context.network, 'login', context.device)
      const request = await context.guest()
      const fits = await countPassword(context, counters, () => isPassword(context, request, email, input.password))
      if (!fits) throw codedError(locale, 'BAD_USER_INPUT', 'login.wrong')
      await clearAllFailures(counters)
      const expiresIn = (input.remember ? 30 : 1) * daySeconds
      const { accessToken, caller, notice } = await engine.connection.withTransaction(request, async (tx) => {
        const user = await engine.users.getUserByEmailAddress(tx, email, 'customer')
        const customer = user && (await engine.customers.findOneByUserId(tx, user.id))
        if (!customer) throw codedError(locale, 'BAD_USER_INPUT', 'login.wrong')
        if (!customer.customFields.approved) throw codedError(locale, 'FORBIDDEN', 'login.pending')
        const made = await engine.auth.createAuthenticatedSessionForUser(tx, user, 'native')
        if (!(made instanceof AuthenticatedSession)) throw codedError(locale, 'FORBIDDEN', 'login.pending')
        const logged = { customer, groups: await engine.customers.getCustomerGroups(tx, customer.id) }
        const token = await setEnd(context, tx, made, expiresIn)
        const own = await findCart(context, tx, logged)
        const merged = await mergeGuestCart(context, tx, logged)
        const message = await mergeNotice(context, merged, (own?.lines.length ?? 0) > 0)
        return { accessToken: token, caller: logged, notice: message }
      })
      return {
        status: true,
        success: notice ?? formatMessage(locale, 'login.done'),
        accessToken,
        tokenType: 'Bearer',
        expiresIn,
        customer: caller,
      }
    },
    async customerLogout(_: unknown, __: object, context: Context) {
      await requireCaller(context)
      await context.engine.connection.withTransaction(await context.request(), (tx) =>
        revokeSessions(context, tx, { token: context.token ?? '' }),
      )
      return { status: true, success: formatMessage(context.locale, 'logout.done') }
    },
  },
}

/** Vendure extends sessions that are used, so the token contains its end. @returns the token */
async function setEnd({ engine }: Context, tx: RequestContext, { id, token }: AuthenticatedSession, seconds: number) {
  const ending = `${token}.${Math.floor(Date.now() / 1000) + seconds}`
  await engine.connection.getRepository(tx, AuthenticatedSession).update(id, { token: ending })
  await engine.config.authOptions.sessionCacheStrategy.delete(token)
  return ending
}

/** An unknown account takes as long as a known one: Vendure checks a dummy hash. */
export async function isPassword({ engine }: Context, request: RequestContext, email: string, password: string) {
  const given = password.slice(0, maxPassword)
  const user = await engine.users.getUserByEmailAddress(request, email, 'customer')
  if (user) return (await engine.auth.verifyUserPassword(request, user.id, given)) === true
  await engine.auth.authenticate(request, 'shop', 'native', { username: email, password: given })
  return false
}

/** Ends one session, or all of a user except one. */
export async function revokeSessions(
  { engine }: Context,
  request: RequestContext,
  which: { token: string } | { userId: string | number; except: string | null },
): Promise<void> {
  const sessions = engine.connection.getRepository(request, AuthenticatedSession)
  const found = await sessions.find({
    where: 'token' in which ? { token: which.token } : { user: { id: which.userId } },
  })
  const ended = found.filter(({ token }) => 'token' in which || token !== which.except)
  for (const { id, token } of ended) {
    await sessions.delete(id)
    await engine.config.authOptions.sessionCacheStrategy.delete(token)
  }
}
