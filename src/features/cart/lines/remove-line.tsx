import { ApiForm } from '#features/forms/api-form.tsx'
import { useFormPending } from '#features/forms/form-state.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { removeLine } from '../cart.actions.ts'
import type { CartLine } from '../cart.ts'
import { useCart } from '../store/cart-provider.tsx'
import { useCartErrorToast } from '../store/use-cart-error-toast.ts'
import { useRemovedToast } from '../store/use-removed-toast.ts'

export function RemoveLine({ line }: { line: CartLine }) {
  const t = useT()
  const { send } = useCart()
  const notifyRemoved = useRemovedToast()
  const onRefused = useCartErrorToast()
  return (
    <ApiForm
      className="line-remove"
      action={removeLine(line.id)}
      send={send}
      onDone={({ removed }) => notifyRemoved(removed)}
      onRefused={onRefused}
    >
      <RemoveButton label={t('cart.remove', { name: line.name })} />
    </ApiForm>
  )
}

function RemoveButton({ label }: { label: string }) {
  return <IconButton type="submit" icon="trash-simple" label={label} aria-busy={useFormPending() || undefined} />
}
