import type { CompanyUsersFieldsFragment } from '#contracts/generated/commerce.ts'
import type { Role } from '#contracts/permissions.ts'
import type { MessageKey } from '#i18n/translator.ts'

/** What a buyer may order without an approval. Amounts without tax and delivery costs; null: no limit. */
export interface UserLimits {
  order: number | null
  month: number | null
  formattedOrder: string | null
  formattedMonth: string | null
}

export interface CompanyUser {
  id: string
  name: string
  email: string
  /** As the backend sends it; null: unknown. */
  role: string | null
  /** Timestamp of the backend; null: none. */
  lastLoginAt: string | null
  /** Null: none. */
  limits: UserLimits | null
  isSelf: boolean
}

export interface OpenInvitation {
  id: string
  email: string
  role: string
  expiresAt: string
}

export interface CompanyUsers {
  users: CompanyUser[]
  invitations: OpenInvitation[]
  /** Whether buyers can have limits. */
  hasLimits: boolean
}

/** The roles that can be given, the one with the fewest permissions first: an invitation preselects it. */
export const roleNames = ['bookkeeper', 'buyer', 'approver', 'administrator'] as const satisfies readonly Role[]

/** Message with the name of a role; null for a role of the backend that the shop does not know. */
export function roleKey(role: string | null): MessageKey | null {
  const known = roleNames.find((name) => name === role)
  return known ? `users.roles.${known}` : null
}

export const toCompanyUsers = (given: CompanyUsersFieldsFragment, ownId: string, hasLimits: boolean): CompanyUsers => ({
  hasLimits,
  users: given.users.map(({ id, name, email, role, lastLoginAt, orderLimits }) => ({
    id,
    name: name ?? email,
    email,
    role: role ?? null,
    lastLoginAt: lastLoginAt ?? null,
    limits: orderLimits
      ? {
          order: orderLimits.order ?? null,
          month: orderLimits.month ?? null,
          formattedOrder: orderLimits.formattedOrder ?? null,
          formattedMonth: orderLimits.formattedMonth ?? null,
        }
      : null,
    isSelf: id === ownId,
  })),
  invitations: given.invitations.map(({ id, email, role, expiresAt }) => ({ id, email, role, expiresAt })),
})
