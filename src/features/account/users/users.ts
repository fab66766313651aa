import type { CompanyUsersFieldsFragment } from '#contracts/generated/commerce.ts'
import type { Role } from '#contracts/permissions.ts'
import type { MessageKey } from '#i18n/translator.ts'

export interface CompanyUser {
  id: string
  name: string
  email: string
  /** As the backend sends it; null: unknown. */
  role: string | null
  /** Timestamp of the backend; null: none. */
  lastLoginAt: string | null
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
}

/** The roles that can be given, the one with the fewest permissions first: an invitation preselects it. */
export const roleNames = ['bookkeeper', 'buyer', 'approver', 'administrator'] as const satisfies readonly Role[]

/** Message with the name of a role; null for a role of the backend that the shop does not know. */
export function roleKey(role: string | null): MessageKey | null {
  const known = roleNames.find((name) => name === role)
  return known ? `users.roles.${known}` : null
}

export const toCompanyUsers = (given: CompanyUsersFieldsFragment, ownId: string): CompanyUsers => ({
  users: given.users.map(({ id, name, email, role, lastLoginAt }) => ({
    id,
    name: name ?? email,
    email,
    role: role ?? null,
    lastLoginAt: lastLoginAt ?? null,
    isSelf: id === ownId,
  })),
  invitations: given.invitations.map(({ id, email, role, expiresAt }) => ({ id, email, role, expiresAt })),
})
