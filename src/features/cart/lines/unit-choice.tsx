import { useEffect, useRef } from 'react'
import type { ProductCard } from '#features/product/product-card.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { UnitSelect } from '#ui/fields/unit-select.tsx'

/** The packings to choose from beside the one that is shown. */
export interface Units {
  /** Whose packings they are. */
  product: Pick<ProductCard, 'id' | 'packings'>
  choose: (packingId: string) => void
}

type UnitChoiceProps = { units: Units; first: string; chosen: string }

/**
 * The unit dropdown: it is the form's `productId`, so that it works without scripts. It keeps its own value, for it may be
 * used before the app is there; from then on what is shown follows it.
 * @param first id of the packing to begin with: what was chosen before the server said no, else the one that is shown
 * @param chosen id of the packing that is shown
 */
export function UnitChoice({ units: { product, choose }, first, chosen }: UnitChoiceProps) {
  const t = useT()
  const select = useRef<HTMLSelectElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    const field = select.current
    if (!field) return
    // chosen before the app was there, or shown again after a refusal
    if (isFirst.current && field.value && field.value !== chosen) choose(field.value)
    else field.value = chosen
    isFirst.current = false
  }, [chosen, choose])
  const { packings } = product
  const isTold = (unit: string | null) => unit && packings.filter((other) => other.unit === unit).length === 1
  return (
    <UnitSelect
      ref={select}
      name="productId"
      defaultValue={first}
      autoComplete="off"
      label={t('cart.unit')}
      onChange={({ target }) => choose(target.value)}
      options={packings.map(({ id, unit, content, sku, stock }) => ({
        value: id,
        label: isTold(unit) && unit ? unit : [unit, content ?? sku].filter(Boolean).join(' '),
        disabled: stock === 'sold_out',
      }))}
    />
  )
}
