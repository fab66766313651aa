import { additionText } from '#features/cart/reorder/reorder.ts'
import { useCart } from '#features/cart/store/cart-provider.tsx'
import type { CartResponse } from '#features/cart/store/cart-response.ts'
import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { addOrderToCart } from '#features/orders/orders.actions.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'

/** Adds all available items of an order to the cart; the toast names those that are left out. */
export function ReorderButton({ id, isPrimary }: { id: string; isPrimary: boolean }) {
  const t = useT()
  const notify = useNotify()
  const { send } = useCart()
  function notifyResult(done: CartResponse) {
    const [title, ...details] = additionText(t, done)
    notify({ title, description: details.join('. '), color: details.length > 0 ? 'info' : 'success' })
  }
  return (
    <ApiForm action={addOrderToCart(id)} send={send} onDone={notifyResult} follow="stay" {...appProps}>
      <FormMessage />
      <SubmitButton name="how" value="add" tall look={isPrimary ? 'default' : 'outline-white'} icon="arrows-clockwise">
        {t('account.orderAgain')}
      </SubmitButton>
    </ApiForm>
  )
}
