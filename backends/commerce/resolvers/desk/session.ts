import type { Context } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import { requireStaff } from '../../context/staff.ts'
import { countersOf } from '../../rules/account/attempt-limit.ts'
import { validatePassword } from '../../rules/account/new-password.ts'
import { dummyHash, hashPassword, matchesPassword } from '../../rules/account/password.ts'
import { findStep } from '../../rules/desk/totp.ts'
import { normalizeEmail } from '../../rules/email.ts'
import { generateToken, hashSecret } from '../../rules/secrets.ts'
import { insertLog } from '../../sql/desk/desk-log.ts'
import {
  changeStaffPassword,
  deleteSession,
  findStaff,
  insertSession,
  type StaffRow,
  takeStep,
} from '../../sql/desk/staff.ts'
import { countWaiting } from '../../sql/desk/waiting.ts'
import { clearFailures, failAttempt, undoAttempt } from '../../sql/login-failures.ts'
import { hashed } from '../account/require-password.ts'
import { beginAttempt } from '../account/throttle-attempt.ts'
import type { DeskLoginInput, Resolvers } from '../generated/types.ts'

const sessionSeconds = 12 * 3600

export const toStaff = ({ email, name, must_change_password }: StaffRow) => ({
  email,
  name,
  mustChangePassword: must_change_password === 1,
})

/** One message for every wrong part; an unknown account takes as long as a known one. */
async function checkCredentials(context: Context, { email, password, code }: DeskLoginInput): Promise<StaffRow> {
  const { db, locale } = context
  const account = normalizeEmail(email)
  const counters = countersOf(`staff ${account}`, context.network)
  await beginAttempt(context, counters, 'login.limited')
  const staff = await findStaff(db, account)
  const fits = await context.hashing(() => matchesPassword(password.slice(0, 128), staff?.password_hash ?? dummyHash))
  if (fits === null) {
    await undoAttempt(db, counters)
    throw codedError(locale, 'RATE_LIMITED', 'login.busy', {}, { retryAfterSeconds: 2 })
  }
  const step = staff && fits ? findStep(staff.totp_secret, code, context.now()) : null
  if (!staff || step === null || !(await takeStep(db, staff.id, step))) {
    await failAttempt(db, counters)
    throw codedError(locale, 'BAD_USER_INPUT', 'desk.wrong')
  }
  await undoAttempt(db, counters)
  await clearFailures(db, counters)
  return staff
}

export const deskSessionResolvers: Resolvers = {
  DeskStaff: {
    waiting: async ({ mustChangePassword }, _, { db }) => {
      if (mustChangePassword) return null
      const { access_requests: accessRequests, ...others } = await countWaiting(db)
      return { ...others, accessRequests }
    },
  },
  Query: {
    deskStaff: async (_, __, context) => toStaff(await requireStaff(context, { mayHaveFirstPassword: true })),
  },
  Mutation: {
    deskLogin: async (_, { input }, context) => {
      const { db, now } = context
      const staff = await checkCredentials(context, input)
      const token = generateToken()
      const at = now()
      const createdAt = at.toISOString()
      const expiresAt = new Date(at.getTime() + sessionSeconds * 1000).toISOString()
      await db.batch([
        ...insertSession(db, { tokenHash: hashSecret(token), staffId: staff.id, createdAt, expiresAt }),
        insertLog(db, { at: createdAt, staff: staff.email, action: 'login' }),
      ])
      return { token, expiresIn: sessionSeconds, staff: toStaff(staff) }
    },
    deskLogout: async (_, __, context) => {
      const { db, tokenHash, now } = context
      const { email } = await requireStaff(context, { mayHaveFirstPassword: true })
      await db.batch([
        deleteSession(db, tokenHash ?? ''),
        insertLog(db, { at: now().toISOString(), staff: email, action: 'logout' }),
      ])
      return true
    },
    deskChangePassword: async (_, { input }, context) => {
      const { db, locale, now, tokenHash } = context
      const staff = await requireStaff(context, { mayHaveFirstPassword: true })
      const error = validatePassword(input.password, input.confirmPassword, staff.email)
      if (error) throw userInputError(locale, `input.${error.field}`, error.key, error.values)
      if (await hashed(context, () => matchesPassword(input.password, staff.password_hash)))
        throw userInputError(locale, 'input.password', 'desk.samePassword')
      const hash = await hashed(context, () => hashPassword(input.password))
      await db.batch([
        ...changeStaffPassword(db, staff.id, hash, tokenHash ?? ''),
        insertLog(db, { at: now().toISOString(), staff: staff.email, action: 'password' }),
      ])
      return toStaff({ ...staff, must_change_password: 0 })
    },
  },
}
