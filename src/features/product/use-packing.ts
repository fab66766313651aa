/** Which packing of a product is shown and ordered. Used by tiles and rows. */
import { useEffect, useRef, useState } from 'react'
import { useShop } from '#features/shop/use-shop.ts'
import { useFirstInCart } from './cart-quantities.ts'
import type { Packing, ProductCard } from './product-card.ts'

const isSellable = ({ stock }: Packing) => stock !== 'sold_out'

/** The one that is chosen before anybody chose: what was asked for by its code, else the customer's unit, else the first that can be had. */
export const preferredPacking = (
  { packings, shown, asked }: Pick<ProductCard, 'packings' | 'shown' | 'asked'>,
  unitId: string | null | undefined,
): Packing | null =>
  (!asked && unitId && packings.find((packing) => packing.unitId === unitId && isSellable(packing))) || shown

interface ChosenPacking {
  /** Null for a set, which is ordered by its members. */
  packing: Packing | null
  /** Null where there is nothing to choose. */
  choose: ((packingId: string) => void) | null
}

/**
 * Chooses what is in the cart, among radios that work without scripts, as soon as the cart is known and unless the visitor chose.
 * @returns for the element around the radios
 */
export function usePackingInCart(packings: readonly Packing[]) {
  const group = useRef<HTMLDivElement>(null)
  const inCart = useFirstInCart(packings.filter(isSellable).map(({ id }) => id))
  const known = useRef(false)
  useEffect(() => {
    if (!inCart || known.current) return
    known.current = true
    const radios = [...(group.current?.querySelectorAll('input') ?? [])]
    const untouched = radios.every(({ checked, defaultChecked }) => checked === defaultChecked)
    const radio = radios.find(({ value }) => value === inCart)
    if (radio && untouched) radio.checked = true
  }, [inCart])
  return group
}

/** What was chosen here, else what was asked for by its code, else what is in the cart, else the customer's unit, else the first that can be had. */
export function usePacking(product: ProductCard): ChosenPacking {
  const { customer } = useShop().facts
  const [chosen, choose] = useState<string>()
  const sellable = product.packings.filter(isSellable)
  const inCart = useFirstInCart(product.asked ? [] : sellable.map(({ id }) => id))
  const find = (id: string | undefined) => sellable.find((packing) => packing.id === id)
  return {
    packing: find(chosen) ?? find(inCart) ?? preferredPacking(product, customer?.preferredUnitId),
    choose: product.packings.length > 1 ? choose : null,
  }
}
