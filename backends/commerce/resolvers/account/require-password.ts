import type { Context } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import type { MessageKey } from '../../messages/messages.ts'
import { countersOf } from '../../rules/account/attempt-limit.ts'
import { dummyHash, matchesPassword } from '../../rules/account/password.ts'
import { normalizeEmail } from '../../rules/email.ts'
import { type CustomerRow, findCustomerByEmail } from '../../sql/customers.ts'
import { failAttempt, undoAttempt } from '../../sql/login-failures.ts'
import { beginAttempt } from './throttle-attempt.ts'

/** @throws RATE_LIMITED if too many passwords are being hashed */
export async function hashed<Value>({ hashing, locale }: Context, work: () => Promise<Value>): Promise<Value> {
  const value = await hashing(work, true)
  if (value === null) throw codedError(locale, 'RATE_LIMITED', 'login.busy', {}, { retryAfterSeconds: 2 })
  return value
}

/** Counts as a login attempt: a stolen session must not guess the password. @throws BAD_USER_INPUT if it is not the customer's password */
export async function requirePassword(
  context: Context,
  { email }: CustomerRow,
  password: string,
  wrong: MessageKey = 'password.currentWrong',
): Promise<void> {
  const { db, locale, network, device } = context
  const refused = () => userInputError(locale, 'input.currentPassword', wrong)
  if (password === '') throw refused()
  const counters = countersOf(normalizeEmail(email), network, 'login', device)
  await beginAttempt(context, counters, 'login.limited')
  const known = await findCustomerByEmail(db, email)
  const fits = await hashed(context, () =>
    matchesPassword(password.slice(0, 128), known?.password_hash ?? dummyHash),
  ).catch(async (error: unknown) => {
    await undoAttempt(db, counters)
    throw error
  })
  if (fits) return undoAttempt(db, counters)
  await failAttempt(db, counters)
  throw refused()
}
