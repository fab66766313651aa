// Users of a company: companyUsers, inviteUser, withdrawInvitation, changeUserRole, removeUser, and the fields of invitations.
import { allows, isRole } from '#contracts/permissions.ts'
import { type Context, requireCustomer } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import { writeInvitationMail } from '../../mail/invitation-mail.ts'
import { formatMessage, type MessageKey } from '../../messages/messages.ts'
import { countersOf } from '../../rules/account/attempt-limit.ts'
import { invitationDays, mostInvitations } from '../../rules/account/invitation.ts'
import { dummyHash } from '../../rules/account/password.ts'
import { isEmail, normalizeEmail } from '../../rules/email.ts'
import { toRowId } from '../../rules/ids.ts'
import { formatMoney, toMajorUnits } from '../../rules/locale.ts'
import { generateToken, hashSecret } from '../../rules/secrets.ts'
import { type CustomerRow, findCustomerByEmail, readCompany, updateLimits } from '../../sql/customers.ts'
import { insertMails } from '../../sql/outbox.ts'
import {
  changeRole,
  deleteInvitation,
  insertInvitation,
  readInvitations,
  readUsers,
  removeUser,
} from '../../sql/users.ts'
import type { Resolvers, UserLimitsInput } from '../generated/types.ts'
import { readLimits } from '../orders/order-limit.ts'
import { throttleAttempt } from './throttle-attempt.ts'

const dayMs = 86_400_000
/** Euros. */
const highestLimit = 1_000_000

export const userResolvers: Resolvers = {
  Query: {
    companyUsers: async (_, __, context) => readCompanyUsers(context, await requireCustomer(context)),
  },
  Mutation: {
    inviteUser: async (_, { input }, context) => {
      const customer = await requireCustomer(context)
      const { db, locale, now } = context
      const email = normalizeEmail(input.email)
      if (!isEmail(email)) throw userInputError(locale, 'input.email', 'input.email')
      if (!isRole(input.role)) throw userInputError(locale, 'input.role', 'users.unknownRole')
      await requireFreeAddress(context, customer, email)
      const token = generateToken()
      const at = now()
      const invitation = {
        hash: hashSecret(token),
        companyId: customer.company_id,
        email,
        role: input.role,
        invitedBy: customer.id,
        createdAt: at.toISOString(),
        expiresAt: new Date(at.getTime() + invitationDays * dayMs).toISOString(),
      }
      const company = await readCompany(db, customer.company_id)
      await db.batch([
        ...insertInvitation(db, invitation),
        ...insertMails(db, [writeInvitationMail(context, email, company?.name ?? null, token)], at),
      ])
      return toResult(context, customer, 'users.invited', { email })
    },
    withdrawInvitation: async (_, { id }, context) => {
      const customer = await requireCustomer(context)
      if (!(await deleteInvitation(context.db, customer.company_id, toRowId(id))))
        throw codedError(context.locale, 'NOT_FOUND', 'users.unknownInvitation')
      return toResult(context, customer, 'users.withdrawn')
    },
    changeUserRole: async (_, { id, role }, context) => {
      const customer = await requireCustomer(context)
      const { db, locale, now } = context
      if (!isRole(role)) throw userInputError(locale, 'role', 'users.unknownRole')
      const user = await requireUser(context, customer, id)
      // the same role again must not end the sessions
      if (user.role !== role && !(await changeRole(db, customer.company_id, user.id, role, now().toISOString())))
        throw codedError(locale, 'CONFLICT', 'users.lastAdministrator')
      return toResult(context, customer, 'users.roleChanged')
    },
    changeUserLimits: async (_, { id, input }, context) => {
      const customer = await requireCustomer(context)
      const { db, locale, now } = context
      const limits = { orderCents: toCents(context, input, 'order'), monthCents: toCents(context, input, 'month') }
      const user = await requireUser(context, customer, id)
      if (!(await updateLimits(db, customer.company_id, user.id, limits, now().toISOString())))
        throw userInputError(locale, 'id', 'users.limitsOfBuyers')
      return toResult(context, customer, 'users.limitsChanged', { name: `${user.first_name} ${user.last_name}` })
    },
    removeUser: async (_, { id }, context) => {
      const customer = await requireCustomer(context)
      const { db, locale, now } = context
      const user = await requireUser(context, customer, id)
      if (!(await removeUser(db, customer.company_id, user.id, dummyHash, now().toISOString())))
        throw codedError(locale, 'CONFLICT', 'users.lastAdministrator')
      return toResult(context, customer, 'users.removed')
    },
  },
  Customer: {
    orderLimits: async (user, _, context) => {
      const caller = await context.customer()
      if (!caller || (caller.id !== user.id && !allows(caller.role, 'manageUsers'))) return null
      return readLimits(context, user)
    },
  },
  OrderLimits: {
    order: ({ order_limit_cents: cents }) => (cents === null ? null : toMajorUnits(cents)),
    formattedOrder: ({ order_limit_cents: cents }, _, { locale }) =>
      cents === null ? null : formatMoney(locale, cents),
    month: ({ month_limit_cents: cents }) => (cents === null ? null : toMajorUnits(cents)),
    formattedMonth: ({ month_limit_cents: cents }, _, { locale }) =>
      cents === null ? null : formatMoney(locale, cents),
    orderedThisMonth: ({ ordered_cents }) => toMajorUnits(ordered_cents),
    formattedOrderedThisMonth: ({ ordered_cents }, _, { locale }) => formatMoney(locale, ordered_cents),
  },
  Invitation: {
    companyName: ({ company_name }) => company_name,
    expiresAt: ({ expires_at }) => expires_at,
  },
}

/** Cents of a limit; null: none. @throws BAD_USER_INPUT */
function toCents({ locale }: Context, input: UserLimitsInput, field: 'order' | 'month'): number | null {
  const amount = input[field] ?? null
  if (amount === null) return null
  if (!(amount >= 0 && amount <= highestLimit)) throw userInputError(locale, `input.${field}`, 'users.limitAmount')
  return Math.round(amount * 100)
}

const readCompanyUsers = async ({ db, now }: Context, { company_id }: CustomerRow) => {
  const [users, invitations] = await Promise.all([
    readUsers(db, company_id),
    readInvitations(db, company_id, now().toISOString()),
  ])
  return { users, invitations }
}

async function toResult(context: Context, customer: CustomerRow, key: MessageKey, values?: Record<string, string>) {
  const message = formatMessage(context.locale, key, values)
  return { status: true, message, users: await readCompanyUsers(context, customer) }
}

/** @throws NOT_FOUND for an unknown user and one of another company */
async function requireUser({ db, locale }: Context, { company_id }: CustomerRow, id: string): Promise<CustomerRow> {
  const user = (await readUsers(db, company_id)).find((one) => one.id === toRowId(id))
  if (!user) throw codedError(locale, 'NOT_FOUND', 'users.unknown')
  return user
}

/** Counts like a request for a mail, so that a customer cannot probe which addresses are known. @throws BAD_USER_INPUT */
async function requireFreeAddress(context: Context, customer: CustomerRow, email: string): Promise<void> {
  const { db, locale, network, now } = context
  await throttleAttempt(
    context,
    countersOf(`invitation ${customer.company_id} ${email}`, network, 'mail'),
    'access.limited',
  )
  const other = await findCustomerByEmail(db, email)
  if (other) {
    const key = other.company_id === customer.company_id ? 'users.alreadyUser' : 'account.emailUnusable'
    throw userInputError(locale, 'input.email', key)
  }
  const open = await readInvitations(db, customer.company_id, now().toISOString())
  if (open.length >= mostInvitations && !open.some((one) => one.email.toLowerCase() === email))
    throw userInputError(locale, 'input.email', 'users.tooMany', { count: mostInvitations })
}
