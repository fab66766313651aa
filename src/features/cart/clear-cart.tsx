import { ApiForm } from '#features/forms/api-form.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import type { CartLine } from './cart.ts'
import { type CartAnswer, useCart } from './cart-provider.tsx'

/** Empties the cart; the way back puts every line in again. */
export function ClearCart({ lines }: { lines: CartLine[] }) {
  const t = useT()
  const notify = useNotify()
  const { send } = useCart()
  async function restore() {
    for (const { productId, quantity } of lines) await send('/cart/items', { productId, quantity: String(quantity) })
  }
  return (
    <ApiForm<CartAnswer>
      action="/cart/clear"
      send={send}
      onDone={() => notify({ title: t('cart.cleared'), action: { label: t('cart.undo'), run: () => void restore() } })}
    >
      <SubmitButton look="simple" icon="trash-simple" className="warn">
        {t('cart.clear')}
      </SubmitButton>
    </ApiForm>
  )
}
