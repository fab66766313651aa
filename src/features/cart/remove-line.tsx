import { ApiForm } from '#features/forms/api-form.tsx'
import { useFormPending } from '#features/forms/form-state.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { CartLine } from './cart.ts'
import { titleId } from './cart-frame.tsx'
import { type CartAnswer, useCart } from './cart-provider.tsx'

/** Says that a line is gone, with a way back. */
export function useTellRemoved() {
  const t = useT()
  const notify = useNotify()
  const { send } = useCart()
  return ({ name, productId, quantity }: CartLine) => {
    document.getElementById(titleId)?.focus()
    notify({
      title: t('cart.removed'),
      description: name,
      action: {
        label: t('cart.undo'),
        run: () => void send('/cart/items', { productId, quantity: String(quantity) }),
      },
    })
  }
}

/** Takes a line out, with a way back. */
export function RemoveLine({ line }: { line: CartLine }) {
  const t = useT()
  const { send } = useCart()
  const tellRemoved = useTellRemoved()
  return (
    <ApiForm<CartAnswer>
      className="rm"
      action={`/cart/items/${line.id}/remove`}
      send={send}
      onDone={() => tellRemoved(line)}
    >
      <RemoveButton label={t('cart.remove', { name: line.name })} />
    </ApiForm>
  )
}

function RemoveButton({ label }: { label: string }) {
  return <IconButton type="submit" icon="trash-simple" label={label} aria-busy={useFormPending() || undefined} />
}
