import { OfferSum } from '#features/catalogue/offer-parts.tsx'
import type { OffersToCome } from '#features/catalogue/offer-slot.tsx'
import { useFieldValue } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useFormValue } from '#features/forms/use-form-value.ts'
import { useT } from '#i18n/i18n-provider.tsx'

type OrderButtonProps = {
  productId: string
  unit: string | null
  units: string | null
  offers: OffersToCome
  done: boolean
  disabled?: boolean
}

/**
 * The one loud button of a product's page: how many of what it puts in, and what they cost. Without scripts it says neither, for
 * it could not follow the field.
 */
export function OrderButton({ productId, unit, units, offers, done, disabled }: OrderButtonProps) {
  const t = useT()
  const { mark, value } = useFormValue<HTMLSpanElement>('quantity', useFieldValue('quantity', '1'))
  const count = /^\d+$/.test(value?.trim() ?? '') ? Number(value) : 0
  const counted = count > 0
  // a backend without the word for several: 2 × case
  const label = unit
    ? t('cart.addUnits', { count, unit, units: units ?? `×\u00a0${unit}` })
    : t('cart.addCount', { count })
  return (
    <SubmitButton
      width="full"
      tall
      className={done ? 'done' : undefined}
      icon={done ? 'check-bold' : 'shopping-cart-simple'}
      disabled={disabled}
    >
      <span ref={mark} className="no-js">
        {t('cart.add')}
      </span>
      <span className="needs-js">{counted ? label : t('cart.add')}</span>
      {counted && (
        <span className="needs-js num">
          <OfferSum offers={offers} items={[{ productId, quantity: count }]} />
        </span>
      )}
    </SubmitButton>
  )
}
