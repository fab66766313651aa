import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import type { PackingQuantity } from '#features/pricing/customer-price.ts'
import type { Prices } from '#features/pricing/deferred-price.tsx'
import { PriceTotal } from '#features/pricing/price-parts.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { KeyFigures } from '#ui/order/figures.tsx'
import { addBundleToCart } from '../cart.actions.ts'
import { useCart } from '../store/cart-provider.tsx'
import type { CartResponse } from '../store/cart-response.ts'

type AddBundleProps = { items: readonly PackingQuantity[]; name: string; prices: Prices }

export function AddBundle({ items, name, prices }: AddBundleProps) {
  const t = useT()
  const notify = useNotify()
  const { send } = useCart()
  const value = items.map(({ productId, quantity }) => `${productId}:${quantity}`).join(',')

  function notifyAdded({ message, skipped, added = 0 }: CartResponse) {
    const adjusted = skipped.length > 0 || added === 0
    const amountText = t('cart.amountSet', { name, quantity: added })
    notify({
      title: t(adjusted ? 'cart.adjusted' : 'cart.added'),
      description: adjusted ? (message ?? amountText) : [amountText, message].filter(Boolean).join('. '),
      color: message ? 'info' : 'success',
    })
  }

  return (
    <ApiForm action={addBundleToCart} only={{ items: value }} send={send} onDone={notifyAdded} {...appProps}>
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
