/** Puts a product that was found into the cart, and says what became of it. Used by the palette. */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useCart } from '#features/cart/cart-provider.tsx'
import type { Packing, ProductCard } from '#features/catalogue/product-card.ts'
import { preferredPacking } from '#features/catalogue/use-packing.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import type { Told } from './palette-foot.tsx'

export interface Shown {
  /** Null for a set. */
  packing: Packing | null
  soldOut: boolean
  /** Whether it can go into the cart from here. */
  orderable: boolean
}

/** The packing of a product that is shown and ordered: the customer's own unit, else the first that can be had. */
export function useShown() {
  const { customer } = useRouter().options.context.facts
  return (product: ProductCard): Shown => {
    const packing = preferredPacking(product, customer?.preferredUnitId)
    const soldOut = (packing?.stock ?? product.stock) === 'sold_out'
    return { packing, soldOut, orderable: packing !== null && !soldOut }
  }
}

/** How long the button stays green, and the sentence stands. */
const doneMs = 900
const toldMs = 5_000

export function useAdd() {
  const t = useT()
  const { send } = useCart()
  const [added, setAdded] = useState<string | null>(null)
  const [told, setTold] = useState<Told | null>(null)
  useEffect(() => {
    if (added === null) return
    const timer = setTimeout(() => setAdded(null), doneMs)
    return () => clearTimeout(timer)
  }, [added])
  useEffect(() => {
    if (!told) return
    const timer = setTimeout(() => setTold(null), toldMs)
    return () => clearTimeout(timer)
  }, [told])

  async function add({ name }: ProductCard, { id, unit }: Packing, wanted: string) {
    const outcome = await send('/cart/items', { productId: id, quantity: wanted })
    if (!outcome.ok) return setTold({ text: outcome.problem.errors?.quantity?.[0] ?? outcome.problem.title, bad: true })
    const { message, added: quantity = Number(wanted) } = outcome.answer
    const what = t(unit ? 'cart.amountUnit' : 'cart.amount', { quantity, name, unit: unit ?? '' })
    setAdded(id)
    setTold({ text: message ?? t('search.added', { what }), bad: false })
  }
  return { added, told, add }
}
