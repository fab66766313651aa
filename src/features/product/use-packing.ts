import { useEffect, useRef, useState } from 'react'
import { useShop } from '#features/shop/use-shop.ts'
import { useFirstInCart } from './cart-quantities.ts'
import type { Packing, ProductCard } from './product-card.ts'

const isSellable = ({ stock }: Packing) => stock !== 'sold_out'

/** Initial selection: the requested packing, else the customer's preferred unit, else the default packing. */
export const preferredPacking = (
  { packings, shown, asked }: Pick<ProductCard, 'packings' | 'shown' | 'asked'>,
  unitId: string | null | undefined,
): Packing | null =>
  (!asked && unitId && packings.find((packing) => packing.unitId === unitId && isSellable(packing))) || shown

interface ChosenPacking {
  /** Null for a bundle, which is ordered by its members. */
  packing: Packing | null
  choose: ((packingId: string) => void) | null
}

/** Checks the radio of the packing that is in the cart, unless the visitor has already chosen. @returns ref for the element around the radios */
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

/** Selection in this order: the visitor's choice, the packing in the cart, the requested packing or preferred unit, the default packing. */
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
