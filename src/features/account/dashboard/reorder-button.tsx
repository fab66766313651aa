import { skippedText } from '#features/cart/refill/reorder.ts'
import { useCart } from '#features/cart/store/cart-provider.tsx'
import type { CartResponse } from '#features/cart/store/cart-response.ts'
import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { addOrderToCart } from '#features/orders/orders.actions.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { needsApp } from '#protocol/marks.ts'

/** A former order into the cart with one press; what is left out is said by name. */
export function ReorderButton({ id }: { id: string }) {
  const t = useT()
  const notify = useNotify()
  const { send } = useCart()
  function tell({ skipped }: CartResponse) {
    const left = skippedText(t, skipped)
    notify({
      title: t(left.length > 0 ? 'refill.doneInPart' : 'refill.done'),
      description: left.join('. '),
      color: left.length > 0 ? 'info' : 'success',
    })
  }
  return (
    <ApiForm action={addOrderToCart(id)} send={send} onDone={tell} follow="stay" {...needsApp}>
      <FormMessage />
      <SubmitButton name="how" value="add" tall icon="arrows-clockwise">
        {t('account.orderAgain')}
      </SubmitButton>
    </ApiForm>
  )
}
