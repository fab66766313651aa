import { useT } from '#i18n/i18n-provider.tsx'
import { Quantity, type QuantityProps } from '#ui/fields/quantity.tsx'

type ProductQuantityProps = Omit<QuantityProps, 'inputLabel' | 'lessLabel' | 'moreLabel'> & { inputLabel?: string }

/** Quantity of a product, from 1 to 9999, with labels in the language of the page. */
export function ProductQuantity(props: ProductQuantityProps) {
  const t = useT()
  return (
    <Quantity
      inputLabel={t('cart.quantity')}
      lessLabel={t('cart.less')}
      moreLabel={t('cart.more')}
      max={9999}
      {...props}
    />
  )
}
