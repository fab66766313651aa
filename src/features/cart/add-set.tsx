import type { Wanted } from '#features/catalogue/offer.ts'
import { OfferSum } from '#features/catalogue/offer-parts.tsx'
import type { OffersToCome } from '#features/catalogue/offer-slot.tsx'
import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import type { CartAnswer } from './cart-answer.ts'
import { useCart } from './cart-provider.tsx'

type AddSetProps = { items: readonly Wanted[]; name: string; offers: OffersToCome }

/** Puts every member of a set into the cart with one press. A native form until the app is there. */
export function AddSet({ items, name, offers }: AddSetProps) {
  const t = useT()
  const notify = useNotify()
  const { send } = useCart()
  const value = items.map(({ productId, quantity }) => `${productId}:${quantity}`).join(',')

  function tell({ message, skipped, added = 0 }: CartAnswer) {
    const adjusted = skipped.length > 0 || added === 0
    const what = t('cart.amountSet', { name, quantity: added })
    notify({
      title: t(adjusted ? 'cart.adjusted' : 'cart.added'),
      description: adjusted ? (message ?? what) : [what, message].filter(Boolean).join('. '),
      color: message ? 'info' : 'success',
    })
  }

  return (
    <ApiForm<CartAnswer> action="/cart/sets" only={{ items: value }} send={send} onDone={tell} data-app>
      <input type="hidden" name="items" value={value} />
      <SubmitButton width="full" tall icon="shopping-cart-simple">
        {t('cart.addAll')}
        <span className="num">
          <OfferSum offers={offers} items={items} />
        </span>
      </SubmitButton>
      <FormMessage />
    </ApiForm>
  )
}
