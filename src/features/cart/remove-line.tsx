import { ApiForm } from '#features/forms/api-form.tsx'
import { useFormPending } from '#features/forms/form-state.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { addItemToCart, removeLine } from './cart.actions.ts'
import type { CartLine, RemovedLine } from './cart.ts'
import { titleId } from './cart-frame.tsx'
import { useCart } from './cart-provider.tsx'
import { useCartProblem } from './use-cart-problem.ts'
import { useUndo } from './use-undo.ts'

/** Says that a line is gone, with a way back. */
export function useTellRemoved() {
  const t = useT()
  const notify = useNotify()
  const toUndo = useUndo()
  return (removed: readonly RemovedLine[] = []) => {
    document.getElementById(titleId)?.focus()
    notify({
      title: t('cart.removed'),
      description: removed.map(({ name }) => name).join(', '),
      action: { label: t('cart.undo'), run: toUndo(addItemToCart, removed) },
    })
  }
}

/** Takes a line out, with a way back. */
export function RemoveLine({ line }: { line: CartLine }) {
  const t = useT()
  const { send } = useCart()
  const tellRemoved = useTellRemoved()
  const onRefused = useCartProblem()
  return (
    <ApiForm
      className="line-remove"
      action={removeLine(line.id)}
      send={send}
      onDone={({ removed }) => tellRemoved(removed)}
      onRefused={onRefused}
    >
      <RemoveButton label={t('cart.remove', { name: line.name })} />
    </ApiForm>
  )
}

function RemoveButton({ label }: { label: string }) {
  return <IconButton type="submit" icon="trash-simple" label={label} aria-busy={useFormPending() || undefined} />
}
