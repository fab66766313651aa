import { ApiForm } from '#features/forms/api-form.tsx'
import { useFormPending } from '#features/forms/form-state.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { logOut } from '../account.actions.ts'

export function LogoutButton() {
  return (
    <ApiForm action={logOut} follow="document">
      <PendingButton />
    </ApiForm>
  )
}

function PendingButton() {
  return (
    <button type="submit" aria-busy={useFormPending() || undefined}>
      <Icon name="sign-out" />
      {useT()('account.logout')}
    </button>
  )
}
