import { ApiForm } from '#features/forms/api-form.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { addItemToCart, clearCart } from '../cart.actions.ts'
import { useCart } from '../store/cart-provider.tsx'
import { useCartErrorToast } from '../store/use-cart-error-toast.ts'
import { useUndo } from '../store/use-undo.ts'

export function ClearCart() {
  const t = useT()
  const notify = useNotify()
  const { send } = useCart()
  const toUndo = useUndo()
  const onRefused = useCartErrorToast()
  return (
    <ApiForm
      action={clearCart}
      send={send}
      onRefused={onRefused}
      onDone={({ removed = [] }) =>
        notify({ title: t('cartPage.cleared'), action: { label: t('cart.undo'), run: toUndo(addItemToCart, removed) } })
      }
    >
      <SubmitButton look="simple" icon="trash-simple" className="warn">
        {t('cartPage.clear')}
      </SubmitButton>
    </ApiForm>
  )
}
