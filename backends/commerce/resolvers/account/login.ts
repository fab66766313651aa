import { allows } from '#contracts/permissions.ts'
import { type Context, requireCustomer } from '../../context/context.ts'
import { codedError } from '../../context/errors.ts'
import { formatMessage } from '../../messages/messages.ts'
import { countersOf } from '../../rules/account/attempt-limit.ts'
import { dummyHash, matchesPassword } from '../../rules/account/password.ts'
import { normalizeEmail } from '../../rules/email.ts'
import { generateToken, hashSecret } from '../../rules/secrets.ts'
import { deleteToken, insertToken } from '../../sql/access-tokens.ts'
import { type CartRow, selectCartOf } from '../../sql/carts.ts'
import { type CustomerRow, findCustomerByEmail, onBehalfOf, recordLogin } from '../../sql/customers.ts'
import { insertLog, toLogSubject } from '../../sql/desk/desk-log.ts'
import { clearFailures, failAttempt, undoAttempt } from '../../sql/login-failures.ts'
import { mergeGuestCart, mergeNotice } from '../cart/cart-merge.ts'
import type { LoginInput, Resolvers } from '../generated/types.ts'
import { beginAttempt } from './throttle-attempt.ts'

const daySeconds = 86_400

export const loginResolvers: Resolvers = {
  Mutation: {
    customerLogin: async (_, { input }, context) => {
      const { db, locale, now } = context
      const customer = await checkCredentials(context, input)
      if (customer.company_status !== 'approved')
        throw codedError(locale, 'FORBIDDEN', `login.${customer.company_status}`)
      if (!customer.is_active) throw codedError(locale, 'FORBIDDEN', 'login.blocked')

      const token = generateToken()
      const expiresIn = (input.remember ? 30 : 1) * daySeconds
      const createdAt = now().toISOString()
      const expiresAt = new Date(now().getTime() + expiresIn * 1000).toISOString()
      const { id: customerId, epoch } = customer
      await db.batch([
        ...insertToken(db, { hash: hashSecret(token), customerId, epoch, createdAt, expiresAt }),
        recordLogin(db, customerId, createdAt),
      ])
      const merged = await takeGuestCart(context, customer)
      return {
        status: true,
        success: merged ?? formatMessage(locale, 'login.done'),
        accessToken: token,
        tokenType: 'Bearer',
        expiresIn,
        customer,
      }
    },
    customerLogout: async (_, __, context) => {
      const { db, locale, now, tokenHash } = context
      const customer = await requireCustomer(context)
      const entry = { at: now().toISOString(), action: 'on_behalf_end', ...toLogSubject(customer) } as const
      const staff = onBehalfOf(customer)
      await db.batch([
        deleteToken(db, tokenHash ?? ''),
        ...(staff ? [insertLog(db, { ...entry, staff: staff.email })] : []),
      ])
      return { status: true, success: formatMessage(locale, 'logout.done') }
    },
  },
}

/** Merges the guest's cart at login. @returns the message about the merge; null if there was no guest cart */
async function takeGuestCart(context: Context, customer: CustomerRow): Promise<string | null> {
  const { cartTokenHash, db } = context
  if (cartTokenHash === null || !allows(customer.role, 'order')) return null
  const guest = await selectCartOf(db, { tokenHash: cartTokenHash }).first<CartRow>()
  return guest && mergeNotice(context, await mergeGuestCart(context, customer, guest))
}

/** An unknown account takes as long as a known one. @throws BAD_USER_INPUT for a wrong pair, RATE_LIMITED after too many attempts */
async function checkCredentials(context: Context, { email, password }: LoginInput): Promise<CustomerRow> {
  const { db, locale } = context
  const account = normalizeEmail(email)
  const counters = countersOf(account, context.network, 'login', context.device)
  await beginAttempt(context, counters, 'login.limited')

  const customer = await findCustomerByEmail(db, account)
  const fits = await context.hashing(
    () => matchesPassword(password.slice(0, 128), customer?.password_hash ?? dummyHash),
    context.device !== null,
  )
  if (fits === null) {
    await undoAttempt(db, counters)
    throw codedError(locale, 'RATE_LIMITED', 'login.busy', {}, { retryAfterSeconds: 2 })
  }
  if (!fits || !customer) {
    await failAttempt(db, counters)
    throw codedError(locale, 'BAD_USER_INPUT', 'login.wrong')
  }
  await undoAttempt(db, counters)
  await clearFailures(db, counters)
  return customer
}
