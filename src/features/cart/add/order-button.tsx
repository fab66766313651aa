import { useFieldValue } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useFormValue } from '#features/forms/use-form-value.ts'
import type { Prices } from '#features/pricing/deferred-price.tsx'
import { PriceTotal } from '#features/pricing/price-total.tsx'
import { useT } from '#i18n/i18n-provider.tsx'

type OrderButtonProps = {
  productId: string
  unit: string | null
  units: string | null
  prices: Prices
  done: boolean
  disabled?: boolean
}

/** Add button of the product page, with quantity and total price; without scripts neither, because they could not follow the quantity field. */
export function OrderButton({ productId, unit, units, prices, done, disabled }: OrderButtonProps) {
  const t = useT()
  const { mark, value } = useFormValue<HTMLSpanElement>('quantity', useFieldValue('quantity', '1'))
  const count = /^\d+$/.test(value?.trim() ?? '') ? Number(value) : 0
  const hasCount = count > 0
  // without a plural label: 2 × case
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
      <span className="needs-js">{hasCount ? label : t('cart.add')}</span>
      {hasCount && prices && (
        <span className="needs-js figures">
          <PriceTotal prices={prices} items={[{ productId, quantity: count }]} />
        </span>
      )}
    </SubmitButton>
  )
}
