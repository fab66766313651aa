/** Forgotten passwords: the link that is mailed, and the new password that it sets. Called by password.api.ts and by the loader. */

import {
  forgotPassword,
  resetPassword,
  type resetPasswordMutationVariables,
  validateToken,
} from '#contracts/generated/commerce.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context.ts'
import { isTrue } from '#service/is-true.ts'
import { HttpProblem } from '#service/problem.ts'

/** Leads to the same page whether or not the address is known. */
export async function requestPasswordReset({ sessionClient, locale }: RequestContext, given: { email: string }) {
  await sessionClient.commerce(forgotPassword, given)
  return { next: `${localize(locale, 'forgotPassword')}?sent=1` }
}

/** Whose password a link sets; null for one that is spent, over or made up. */
export async function getResetEmail(
  { sessionClient }: RequestContext,
  token: string,
): Promise<{ email: string | null }> {
  if (token === '' || token.length > 512) return { email: null }
  const { validateToken: answer } = await sessionClient.commerce(validateToken, { token })
  return { email: isTrue(answer?.success) ? (answer?.email ?? null) : null }
}

/** @throws HttpProblem 422 for a link that is over */
export async function setNewPassword(
  { sessionClient, locale, t }: RequestContext,
  given: resetPasswordMutationVariables,
) {
  const { resetPassword: answer } = await sessionClient.commerce(resetPassword, given)
  if (!isTrue(answer?.success))
    throw new HttpProblem({ status: 422, title: t('account.linkOver'), detail: t('account.linkOverText') })
  // the login says so: it may have no scripts yet that could
  return { next: `${localize(locale, 'login')}?reset=1` }
}
