/** Who logged in, as the session keeps it. Backend oddities end in `toLogin`. */

import type { customerLoginMutation } from '#contracts/generated/commerce.ts'
import type { Login } from '#server/context.ts'
import { isTrue } from '#service/is-true.ts'

/** Where the backend does not say how long: a day. */
const daySeconds = 86_400

/**
 * What a login answered, ready for the session; null when it did not succeed.
 * @param tokenType scheme that the configuration demands, else the answer's, else Bearer
 */
export function toLogin(
  answer: customerLoginMutation['customerLogin'],
  { remember, tokenType }: { remember: boolean; tokenType: string | null },
): Login | null {
  const token = answer?.accessToken?.replace(/^(?:bearer\s+)+/i, '')
  if (!answer || !token || !answer.customer || (answer.status !== null && !isTrue(answer.status))) return null
  const { id, name, firstName, lastName, email, company, preferred_unit: unit } = answer.customer
  const whole = name ?? [firstName, lastName].filter(Boolean).join(' ')
  return {
    token,
    tokenType: tokenType ?? answer.tokenType ?? 'Bearer',
    expiresIn: answer.expiresIn ?? daySeconds,
    remember,
    customer: {
      id,
      name: whole || email,
      firstName: firstName ?? whole,
      companyName: company?.companyName ?? null,
      preferredUnitId: unit?.id ?? null,
    },
  }
}
