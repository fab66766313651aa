import { FormField } from '#features/forms/form-field.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { roleKey, roleNames } from './users.ts'

/** The name of a role; that of the backend if the shop does not know it. */
export function useRoleName(): (role: string | null) => string {
  const t = useT()
  return (role) => {
    const key = roleKey(role)
    return key ? t(key) : (role ?? '–')
  }
}

export function RoleField({ role }: { role?: string | null }) {
  const t = useT()
  const nameOf = useRoleName()
  // a role that the shop does not know can be kept
  const offered = role && !roleKey(role) ? [role, ...roleNames] : roleNames
  return (
    <FormField
      as="select"
      name="role"
      label={t('users.role')}
      hint={t('users.rolesHint')}
      defaultValue={role ?? roleNames[0]}
      options={offered.map((name) => ({ value: name, label: nameOf(name) }))}
      required
    />
  )
}
