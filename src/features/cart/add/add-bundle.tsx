import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import type { PackingQuantity } from '#features/pricing/customer-price.ts'
import type { Prices } from '#features/pricing/deferred-price.tsx'
import { PriceTotal } from '#features/pricing/price-total.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { KeyFigures } from '#ui/order/figures.tsx'
import { addBundleToCart } from '../cart.actions.ts'
import { useCart } from '../store/cart-provider.tsx'
import type { CartResponse } from '../store/cart-response.ts'
import { useAnnounceAddition } from '../store/use-announce-addition.ts'

type AddBundleProps = { items: readonly PackingQuantity[]; name: string; prices: Prices }

export function AddBundle({ items, name, prices }: AddBundleProps) {
  const t = useT()
  const announce = useAnnounceAddition()
  const { send } = useCart()
  const value = items.map(({ productId, quantity }) => `${productId}:${quantity}`).join(',')

  const handleAdded = (answer: CartResponse) =>
    announce(answer, { what: t('cart.amountSet', { name, quantity: answer.added ?? 0 }), items })

  return (
    <ApiForm action={addBundleToCart} only={{ items: value }} send={send} onDone={handleAdded} {...appProps}>
      <input type="hidden" name="items" value={value} />
      <SubmitButton width="full" tall icon="shopping-cart-simple">
        {t('cart.addAll')}
        <KeyFigures>
          <PriceTotal prices={prices} items={items} />
        </KeyFigures>
      </SubmitButton>
      <FormMessage />
    </ApiForm>
  )
}
