import {
  forgotPassword,
  resetPassword as resetPasswordDocument,
  type resetPasswordMutationVariables,
  validateToken,
} from '#contracts/generated/commerce.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context/context.ts'
import { isTruthyFlag } from '#service/is-truthy-flag.ts'
import { HttpProblem } from '#service/problem.ts'

/** Returns the same page whether or not the e-mail address has an account (no account enumeration). */
export async function requestPasswordReset(
  { sessionClient, locale, findDevice }: RequestContext,
  given: { email: string },
) {
  await sessionClient.commerce(forgotPassword, given, { device: await findDevice(given.email) })
  return { next: `${localize(locale, 'forgotPassword')}?sent=1` }
}

/** E-mail address whose password a token resets; null for a used, expired or unknown token. */
export async function getResetEmail(
  { sessionClient }: RequestContext,
  token: string,
): Promise<{ email: string | null }> {
  if (token === '' || token.length > 512) return { email: null }
  const { validateToken: answer } = await sessionClient.commerce(validateToken, { token })
  return { email: isTruthyFlag(answer?.success) ? (answer?.email ?? null) : null }
}

/** @throws HttpProblem 422 for an expired link */
export async function resetPassword(
  { sessionClient, locale, t }: RequestContext,
  given: resetPasswordMutationVariables,
) {
  const { resetPassword: answer } = await sessionClient.commerce(resetPasswordDocument, given)
  if (!isTruthyFlag(answer?.success))
    throw new HttpProblem({ status: 422, title: t('account.linkOver'), detail: t('account.linkOverText') })
  // the login page shows the success message, because it works without scripts; a toast would not
  return { next: `${localize(locale, 'login')}?reset=1` }
}
