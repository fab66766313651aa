import { useEffect, useState } from 'react'
import { addItemToCart } from '#features/cart/cart.actions.ts'
import { useCart } from '#features/cart/store/cart-provider.tsx'
import type { Packing, ProductCard } from '#features/product/product-card.ts'
import { preferredPacking } from '#features/product/use-packing.ts'
import { useShop } from '#features/shop/use-shop.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { toResult } from '#service/result.ts'
import { normalizeQuery } from './fold.ts'
import type { PaletteNotice } from './palette-footer.tsx'
import type { OrderQuery } from './parse-order-query.ts'
import { isSameUnit } from './unit-synonyms.ts'

export interface ShownPacking {
  /** Null for a bundle. */
  packing: Packing | null
  soldOut: boolean
  orderable: boolean
}

/** Packing to show and order: the named unit, else the customer's preferred unit, else the default packing. */
export function useShownPacking(wanted: OrderQuery | null) {
  const { customer } = useShop().facts
  return (product: ProductCard): ShownPacking => {
    const packing = namedPacking(product, wanted) ?? preferredPacking(product, customer?.preferredUnitId)
    const soldOut = (packing?.stock ?? product.stock) === 'sold_out'
    return { packing, soldOut, orderable: packing !== null && !soldOut }
  }
}

function namedPacking({ packings }: ProductCard, wanted: OrderQuery | null): Packing | null {
  const word = wanted?.unit
  if (!word) return null
  return packings.find(({ unit, units }) => isSameUnit(unit, word) || isSameUnit(units, word)) ?? null
}

/** Index of the first product that is available in the ordered unit; -1 if none is. */
export const findOrderable = (
  products: readonly ProductCard[],
  wanted: OrderQuery,
  toShown: (product: ProductCard) => ShownPacking,
) => products.findIndex((product) => toShown(product).orderable && (!wanted.unit || namedPacking(product, wanted)))

/** Duration of the success state of the button, and of the notice. */
const doneMs = 900
const noticeMs = 5_000

export function useAddFromSearch() {
  const t = useT()
  const { api } = useShop()
  const { send } = useCart()
  const [added, setAdded] = useState<string | null>(null)
  const [notice, setNotice] = useState<PaletteNotice | null>(null)
  useEffect(() => {
    if (added === null) return
    const timer = setTimeout(() => setAdded(null), doneMs)
    return () => clearTimeout(timer)
  }, [added])
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(null), noticeMs)
    return () => clearTimeout(timer)
  }, [notice])

  async function add({ name }: Pick<ProductCard, 'name'>, { id, unit }: Packing, quantity: string) {
    const outcome = await send(addItemToCart, { productId: id, quantity })
    if (!outcome.ok)
      return setNotice({ text: outcome.problem.errors?.quantity?.[0] ?? outcome.problem.title, bad: true })
    const { message, added: packs = Number(quantity) } = outcome.value
    const what = t(unit ? 'cart.amountUnit' : 'cart.amount', { quantity: packs, name, unit: unit ?? '' })
    setAdded(id)
    setNotice({ text: message ?? t('search.added', { what }), bad: false })
  }
  /** Adds a line that was submitted before its results arrived. */
  async function addLine(wanted: OrderQuery, toShown: (product: ProductCard) => ShownPacking) {
    const found = await toResult(api('/search', { q: normalizeQuery(wanted.article) }))
    if (!found.ok) return setNotice({ text: found.problem.title, bad: true })
    const product = found.value.products[findOrderable(found.value.products, wanted, toShown)]
    const packing = product && toShown(product).packing
    if (!packing) return setNotice({ text: t('search.none', { search: wanted.article }), bad: true })
    await add(product, packing, String(wanted.quantity))
  }
  return { added, notice, add, addLine }
}
