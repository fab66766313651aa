/** Converts a login response to session data. Backend quirks are normalized in `toLogin`. */
import type { CustomerFieldsFragment, customerLoginMutation } from '#contracts/generated/commerce.ts'
import type { Login } from '#server/context/context.ts'
import { isTruthyFlag } from '#service/is-truthy-flag.ts'

const daySeconds = 86_400

/** Session data of a successful login; null if it failed. @param tokenType configured scheme; null: that of the response, else Bearer */
export function toLogin(
  answer: customerLoginMutation['customerLogin'],
  { remember, tokenType }: { remember: boolean; tokenType: string | null },
): Login | null {
  const token = answer?.accessToken?.replace(/^(?:bearer\s+)+/i, '')
  if (!answer || !token || !answer.customer || (answer.status !== null && !isTruthyFlag(answer.status))) return null
  return {
    token,
    tokenType: tokenType ?? answer.tokenType ?? 'Bearer',
    expiresIn: answer.expiresIn ?? daySeconds,
    remember,
    customer: toSessionCustomer(answer.customer),
  }
}

type GivenCustomer = Pick<
  CustomerFieldsFragment,
  'id' | 'name' | 'firstName' | 'lastName' | 'email' | 'permissions'
> & {
  company: Pick<NonNullable<CustomerFieldsFragment['company']>, 'companyName'> | null
  preferred_unit: Pick<NonNullable<CustomerFieldsFragment['preferred_unit']>, 'id'> | null
}

export function toSessionCustomer({
  id,
  name,
  firstName,
  lastName,
  email,
  company,
  preferred_unit: unit,
  permissions,
}: GivenCustomer): Login['customer'] {
  const fullName = name ?? [firstName, lastName].filter(Boolean).join(' ')
  return {
    id,
    name: fullName || email,
    firstName: firstName ?? fullName,
    companyName: company?.companyName ?? null,
    preferredUnitId: unit?.id ?? null,
    ...(permissions && { permissions }),
  }
}
