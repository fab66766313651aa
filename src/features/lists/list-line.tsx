import { useRouter } from '@tanstack/react-router'
import { ApiForm } from '#features/forms/api-form.tsx'
import type { ResponseOf } from '#features/forms/form-action.ts'
import { useFormPending } from '#features/forms/form-state.ts'
import { useSendForm } from '#features/forms/use-send-form.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { priceAt } from '#features/pricing/customer-price.ts'
import { StockAmount } from '#features/pricing/price-parts.tsx'
import { useErrorToast } from '#features/problems/use-error-toast.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { CartRow } from '#ui/order/cart-row.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import type { ListLine as Line } from './list.ts'
import { ListAmount } from './list-amount.tsx'
import { listTitleId } from './list-links.ts'
import { removeFromList, restoreListItem } from './lists.actions.ts'
import { useRejectedChange } from './use-rejected-change.ts'

export function ListLine({ listId, line, canEdit }: { listId: string; line: Line; canEdit: boolean }) {
  const t = useT()
  const { productId, name, sku, href, picture, tint, content, unit, customerPrice, total, amount } = line
  const each = customerPrice && priceAt(customerPrice, amount)
  const price = each && unit ? `${each} /\u00a0${unit}` : each
  return (
    <CartRow
      source={picture}
      tint={tint}
      name={name}
      href={href}
      note={[content, t('cart.number', { number: sku }), price].filter(Boolean).join(', ')}
      price={customerPrice && <StockAmount customerPrice={customerPrice} brief />}
      quantity={
        canEdit ? (
          <ListAmount key={productId} listId={listId} line={line} />
        ) : (
          <KeyFigures>{t('cart.amount', { quantity: amount, name: unit ?? '' })}</KeyFigures>
        )
      }
      total={total}
      remove={canEdit && <RemoveArticle listId={listId} line={line} />}
    />
  )
}

function RemoveArticle({ listId, line: { productId, name } }: { listId: string; line: Line }) {
  const t = useT()
  const router = useRouter()
  const notify = useNotify()
  const announceProblem = useErrorToast()
  const handleRejected = useRejectedChange()
  const send = useSendForm()
  function handleDone({ removed }: ResponseOf<ReturnType<typeof removeFromList>>) {
    document.getElementById(listTitleId)?.focus()
    const undo = async () => {
      const { amount = 1, position = null, area = null, par = null } = removed ?? {}
      const entry = {
        amount: String(amount),
        ...(position !== null && { position: String(position) }),
        ...(area !== null && { area }),
        ...(par !== null && { par: String(par) }),
      }
      const outcome = await send(restoreListItem(listId, productId), entry)
      if (outcome.ok) await router.invalidate()
      else announceProblem(outcome.problem)
    }
    const action = { label: t('cart.undo'), run: undo }
    notify({ title: t('lists.productRemoved'), description: name, action })
    void router.invalidate()
  }
  return (
    <ApiForm
      className="line-remove"
      action={removeFromList(listId, productId)}
      onRefused={(problem) => handleRejected(problem)}
      onDone={handleDone}
    >
      <RemoveButton label={t('lists.remove', { name })} />
    </ApiForm>
  )
}

function RemoveButton({ label }: { label: string }) {
  return <IconButton type="submit" icon="x" label={label} aria-busy={useFormPending() || undefined} />
}
