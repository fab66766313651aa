import { useEffect, useRef } from 'react'
import type { ProductCard } from '#features/product/product-card.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { UnitSelect } from '#ui/fields/unit-select.tsx'

export interface Units {
  product: Pick<ProductCard, 'id' | 'packings'>
  choose: (packingId: string) => void
}

type UnitChoiceProps = { units: Units; first: string; chosen: string }

/**
 * Select field of the packaging unit, the `productId` of the form. Uncontrolled, because it may be used before hydration.
 * @param first id of the initial unit: the submitted one of a form with errors, else the shown one @param chosen id of the shown unit
 */
export function UnitChoice({ units: { product, choose }, first, chosen }: UnitChoiceProps) {
  const t = useT()
  const select = useRef<HTMLSelectElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    const field = select.current
    if (!field) return
    // chosen before hydration, or restored after a validation error
    if (isFirst.current && field.value && field.value !== chosen) choose(field.value)
    else field.value = chosen
    isFirst.current = false
  }, [chosen, choose])
  const { packings } = product
  const isUnique = (unit: string | null) => unit && packings.filter((other) => other.unit === unit).length === 1
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
        label: isUnique(unit) && unit ? unit : [unit, content ?? sku].filter(Boolean).join(' '),
        disabled: stock === 'sold_out',
      }))}
    />
  )
}
