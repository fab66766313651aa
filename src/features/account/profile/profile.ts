/** What a customer may change of the own account, as its form shows it. */
import type { accountInfoQuery, unitoptionsQuery } from '#contracts/generated/commerce.ts'

export const genders = ['Female', 'Male', 'Other'] as const

export interface Profile {
  firstName: string
  lastName: string
  gender: (typeof genders)[number]
  email: string
  /** The address was confirmed by a mailed link; null where the backend does not say. */
  isVerified: boolean | null
  phone: string
  /** Id of a unit; empty for none. */
  preferredUnit: string
  units: { id: string; label: string }[]
}

/** @returns null where the backend does not tell who the customer is */
export function toProfile(
  customer: NonNullable<accountInfoQuery['accountInfo']>['customer'] | undefined,
  units: unitoptionsQuery['unitoptions'],
): Profile | null {
  if (!customer) return null
  const { firstName, lastName, email, isVerified, phone, preferred_unit: unit } = customer
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    gender: genders.find((one) => one === customer.gender) ?? 'Other',
    email,
    isVerified,
    phone: phone ?? '',
    preferredUnit: unit?.id ?? '',
    units: (units?.unitoptions ?? []).map(({ id, label }) => ({ id, label })),
  }
}
