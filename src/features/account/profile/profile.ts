import type { accountInfoQuery, unitoptionsQuery } from '#contracts/generated/commerce.ts'

export const genders = ['Female', 'Male', 'Other'] as const

export interface Profile {
  firstName: string
  lastName: string
  gender: (typeof genders)[number]
  email: string
  /** Whether the e-mail address is confirmed; null if the backend does not report it. */
  isVerified: boolean | null
  phone: string
  /** Whether another e-mail address requires the password. */
  emailNeedsPassword: boolean
  /** Mails about the progress of orders; null if the customer cannot choose. */
  progressMails: 'on' | 'off' | null
  /** Unit id; empty for no preference. */
  preferredUnit: string
  units: { id: string; label: string }[]
}

export function toProfile(
  customer: NonNullable<accountInfoQuery['accountInfo']>['customer'] | undefined,
  units: unitoptionsQuery['unitoptions'],
  { emailNeedsPassword, hasProgressMails }: { emailNeedsPassword: boolean; hasProgressMails: boolean },
): Profile | null {
  if (!customer) return null
  const { firstName, lastName, email, isVerified, phone, preferred_unit: unit, progressMails } = customer
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    gender: genders.find((one) => one === customer.gender) ?? 'Other',
    email,
    isVerified,
    emailNeedsPassword,
    progressMails: hasProgressMails && typeof progressMails === 'boolean' ? (progressMails ? 'on' : 'off') : null,
    phone: phone ?? '',
    preferredUnit: unit?.id ?? '',
    units: (units?.unitoptions ?? []).map(({ id, label }) => ({ id, label })),
  }
}
