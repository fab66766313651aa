import type { SyntheticEvent } from 'react'
import { ProductQuantity } from '#features/forms/product-quantity.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { AddButton } from '#ui/actions/add-button.tsx'

export const quantityId = (optionId: string) => `${optionId}-quantity`

type InlineOrderProps = {
  optionId: string
  name: string
  unit: string | null
  quantity: number
  done: boolean
  onOrder: () => void
  onReach: () => void
}

/** Quantity and add button of a search result; beside its option, because a listbox option may not contain controls. */
export function InlineOrder({ optionId, name, unit, quantity, done, onOrder, onReach }: InlineOrderProps) {
  const t = useT()
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    onOrder()
  }
  return (
    <form className="ordering" noValidate onSubmit={submit}>
      <ProductQuantity
        key={quantity}
        id={quantityId(optionId)}
        name="quantity"
        defaultValue={String(quantity)}
        onFocus={onReach}
        label={name}
      />
      <AddButton label={t('cart.addNamed', { what: [unit, name].filter(Boolean).join(', ') })} done={done} />
    </form>
  )
}
