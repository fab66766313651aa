import { useCart } from '#features/cart/store/cart-provider.tsx'
import { ApiForm } from '#features/forms/api-form.tsx'
import { useFormPending } from '#features/forms/form-state.ts'
import { useSendForm } from '#features/forms/use-send-form.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { logOut } from '../account.actions.ts'

export function LogoutButton() {
  const sendForm = useSendForm()
  const { ended } = useCart()
  const send: typeof sendForm = async (...request) => {
    const outcome = await sendForm(...request)
    // other tabs show this customer too
    if (outcome.ok) ended()
    return outcome
  }
  return (
    <ApiForm action={logOut} follow="document" send={send}>
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
