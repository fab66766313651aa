/** Password change and logout of other sessions. A backend may support neither. */
import {
  changePassword as changePasswordDocument,
  type changePasswordMutationVariables,
  endOtherSessions as endOtherSessionsDocument,
} from '#contracts/generated/commerce.ts'
import type { RequestContext } from '#server/context/context.ts'
import { isTruthyFlag } from '#service/is-truthy-flag.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireSession } from '#service/require-session.ts'

type Answer = { status?: unknown; message?: string | null } | null | undefined

function toNotice({ t }: RequestContext, answer: Answer, otherwise: string): { notice: string } {
  if (!isTruthyFlag(answer?.status))
    throw new HttpProblem({ status: 422, title: answer?.message ?? t('problems.unavailable') })
  return { notice: answer?.message || otherwise }
}

export async function getSecurityOptions(context: RequestContext) {
  requireSession(context)
  const names = ['Mutation.changePassword', 'Mutation.endOtherSessions'] as const
  const [lacksPassword, lacksSessions] = await Promise.all(names.map((name) => context.sessionClient.lacks(name)))
  return { canChangePassword: !lacksPassword, canEndSessions: !lacksSessions }
}

export async function changePassword(context: RequestContext, given: changePasswordMutationVariables) {
  requireSession(context)
  const { changePassword: answer } = await context.sessionClient.commerce(changePasswordDocument, given)
  return toNotice(context, answer, context.t('account.passwordChanged'))
}

export async function endOtherSessions(context: RequestContext) {
  requireSession(context)
  const { endOtherSessions: answer } = await context.sessionClient.commerce(endOtherSessionsDocument, {})
  return toNotice(context, answer, context.t('account.othersEnded'))
}
