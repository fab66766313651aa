/** Users of a company and invitations. Each call needs an administrator, which the backend decides. */
import {
  acceptInvitation as acceptInvitationDocument,
  changeUserLimits as changeUserLimitsDocument,
  changeUserRole,
  companyUsers,
  invitation as invitationDocument,
  inviteUser as inviteUserDocument,
  removeUser as removeUserDocument,
  withdrawInvitation as withdrawInvitationDocument,
} from '#contracts/generated/commerce.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context/context.ts'
import { isTruthyFlag } from '#service/is-truthy-flag.ts'
import { HttpProblem } from '#service/problem.ts'
import { type CustomerContext, requireSession } from '#service/require-session.ts'
import { logIn } from '../account.service.ts'
import { type CompanyUsers, toCompanyUsers } from './users.ts'

type Answer = { status?: unknown; message?: string | null } | null | undefined

/** Null: the backend has no users to manage. @throws BackendError FORBIDDEN for other roles */
export async function getUsers(context: RequestContext): Promise<{ company: CompanyUsers | null }> {
  requireSession(context)
  const { sessionClient, session } = context
  if (await sessionClient.lacks('Query.companyUsers')) return { company: null }
  const hasLimits = !(await sessionClient.lacks('Mutation.changeUserLimits'))
  const { companyUsers: given } = await sessionClient.commerce(companyUsers, {})
  return { company: given ? toCompanyUsers(given, session.customer.id, hasLimits) : null }
}

/** Next page and message after a write. @throws HttpProblem 404 without users, 422 if the backend rejected it */
async function write(context: CustomerContext, send: () => Promise<Answer>) {
  const { locale, t, sessionClient } = context
  if (await sessionClient.lacks('Query.companyUsers'))
    throw new HttpProblem({ status: 404, title: t('problems.notFound') })
  const answer = await send()
  if (!isTruthyFlag(answer?.status))
    throw new HttpProblem({ status: 422, title: answer?.message ?? t('problems.unavailable') })
  return { next: localize(locale, 'dashboardUsers'), notice: answer?.message || t('users.saved') }
}

/** A customer whose own account changed has no session any more. */
function endOwnSession<Given extends { next: string }>(context: CustomerContext, id: string, given: Given): Given {
  if (id !== context.session.customer.id) return given
  context.cookies.endSession()
  context.cookies.clearLoginHint()
  return { ...given, next: localize(context.locale, 'login') }
}

export async function inviteUser(context: RequestContext, given: { email: string; role: string }) {
  requireSession(context)
  return write(context, async () => (await context.sessionClient.commerce(inviteUserDocument, given)).inviteUser)
}

export async function withdrawInvitation(context: RequestContext, id: string) {
  requireSession(context)
  return write(
    context,
    async () => (await context.sessionClient.commerce(withdrawInvitationDocument, { id })).withdrawInvitation,
  )
}

export async function changeRole(context: RequestContext, id: string, { role }: { role: string }) {
  requireSession(context)
  const send = async () => (await context.sessionClient.commerce(changeUserRole, { id, role })).changeUserRole
  return endOwnSession(context, id, await write(context, send))
}

type Limits = { orderLimit: number | null; monthLimit: number | null }

/** @param given.orderLimit, given.monthLimit null: none @throws HttpProblem 404 if the backend has no limits */
export async function changeLimits(context: RequestContext, id: string, given: Limits) {
  requireSession(context)
  const { sessionClient, t } = context
  if (await sessionClient.lacks('Mutation.changeUserLimits'))
    throw new HttpProblem({ status: 404, title: t('problems.notFound') })
  const input = { order: given.orderLimit, month: given.monthLimit }
  return write(
    context,
    async () => (await sessionClient.commerce(changeUserLimitsDocument, { id, input })).changeUserLimits,
  )
}

export async function removeUser(context: RequestContext, id: string) {
  requireSession(context)
  const send = async () => (await context.sessionClient.commerce(removeUserDocument, { id })).removeUser
  return endOwnSession(context, id, await write(context, send))
}

export interface Invitation {
  email: string
  companyName: string
}

/** Null for a used, withdrawn, expired or unknown token. */
export async function getInvitation(
  { sessionClient }: RequestContext,
  token: string,
): Promise<{ invitation: Invitation | null }> {
  if (token === '' || token.length > 512 || (await sessionClient.lacks('Query.invitation'))) return { invitation: null }
  const { invitation: found } = await sessionClient.commerce(invitationDocument, { token })
  return { invitation: found ? { email: found.email, companyName: found.companyName } : null }
}

type Person = { token: string; firstName: string; lastName: string; password: string; confirmPassword: string }

/** Creates the account and logs in. @throws HttpProblem 422 for a link that is no longer valid */
export async function acceptInvitation(context: RequestContext, given: Person): Promise<{ next: string }> {
  const { sessionClient, locale, t } = context
  const isAbsent = await sessionClient.lacks('Mutation.acceptInvitation')
  const { acceptInvitation: answer = null } = isAbsent
    ? {}
    : await sessionClient.commerce(acceptInvitationDocument, given)
  if (!isTruthyFlag(answer?.status) || !answer?.email)
    throw new HttpProblem({ status: 422, title: t('account.linkOver'), detail: t('users.invitationOver') })
  try {
    const { next } = await logIn(context, { email: answer.email, password: given.password })
    return { next }
  } catch {
    // the account exists, so a login that fails must not look like a failed acceptance
    return { next: localize(locale, 'login') }
  }
}
