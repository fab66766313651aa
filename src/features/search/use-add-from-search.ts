import { useEffect, useState, useSyncExternalStore } from 'react'
import { toGtin } from '#features/cart/add/gtin.ts'
import { addItemToCart } from '#features/cart/cart.actions.ts'
import { useCart } from '#features/cart/store/cart-provider.tsx'
import { newIdempotencyKey } from '#features/cart/store/cart-response.ts'
import { useAnnounceAddition } from '#features/cart/store/use-announce-addition.ts'
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
  orderable: boolean
  /** The ordered unit if the product is not sold in it, else null. */
  missingUnit: string | null
}

/** Packing to show and order: the named unit, else the customer's preferred unit, else the default packing. */
export function useShownPacking(wanted: OrderQuery | null) {
  const { customer } = useShop().facts
  return (product: ProductCard): ShownPacking => {
    const named = namedPacking(product, wanted)
    const packing = named ?? preferredPacking(product, customer?.preferredUnitId)
    const isSoldOut = (packing?.stock ?? product.stock) === 'sold_out'
    const missingUnit = packing && !named ? (wanted?.unit ?? null) : null
    return { packing, orderable: packing !== null && !isSoldOut, missingUnit }
  }
}

function namedPacking({ packings }: ProductCard, wanted: OrderQuery | null): Packing | null {
  const word = wanted?.unit
  if (!word) return null
  return packings.find(({ unit, units }) => isSameUnit(unit, word) || isSameUnit(units, word)) ?? null
}

/** Index of the first product that is available in the ordered unit, or with the scanned barcode; -1 if none is. */
export const findOrderable = (
  products: readonly ProductCard[],
  wanted: OrderQuery,
  toShown: (product: ProductCard) => ShownPacking,
) =>
  products.findIndex((product) => {
    const { packing, orderable } = toShown(product)
    if (!orderable) return false
    if (wanted.gtin) return toGtin(packing?.ean ?? '') === wanted.gtin
    return !wanted.unit || namedPacking(product, wanted) !== null
  })

/** Duration of the success state of the button, and of the notice. */
const doneMs = 900
const noticeMs = 5_000

/** @param focus moves the focus to the search field before an undo */
export function useAddFromSearch(focus: () => void) {
  const t = useT()
  const { api } = useShop()
  const { send, store } = useCart()
  const announce = useAnnounceAddition()
  const [added, setAdded] = useState<string | null>(null)
  const [notice, setNotice] = useState<PaletteNotice | null>(null)
  useEffect(() => {
    if (added === null) return
    const timer = setTimeout(() => setAdded(null), doneMs)
    return () => clearTimeout(timer)
  }, [added])
  const last = useSyncExternalStore(store.subscribe, store.getLast, store.getLast)
  const [seen, setSeen] = useState(last)
  if (last !== seen) {
    setSeen(last)
    if (last && !last.undo) setNotice({ text: last.text, bad: false })
  }
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(null), noticeMs)
    return () => clearTimeout(timer)
  }, [notice])

  /** @param isScan an equal addition is a scan of its own, also while this one is unconfirmed */
  async function add({ name }: ProductCard, { id, unit }: Packing, quantity: string, isScan: boolean) {
    const key = isScan ? newIdempotencyKey() : undefined
    const outcome = await send(addItemToCart, { productId: id, quantity, idempotencyKey: key })
    if (!outcome.ok)
      return setNotice({ text: outcome.problem.errors?.quantity?.[0] ?? outcome.problem.title, bad: true })
    const { message, skipped, added: packs = Number(quantity) } = outcome.value
    const what = t(unit ? 'cart.amountUnit' : 'cart.amount', { quantity: packs, name, unit: unit ?? '' })
    setAdded(id)
    if (message || skipped.length > 0) return setNotice({ text: message ?? what, bad: packs === 0 })
    announce(outcome.value, { what, items: [{ productId: id, quantity: packs }], focus })
    setNotice({ text: t('search.added', { what }), bad: false, undo: store.getLast()?.undo ?? null })
  }
  /** Adds a line that was submitted before its results arrived. */
  async function addLine(wanted: OrderQuery, toShown: (product: ProductCard) => ShownPacking) {
    const found = await toResult(api('/search', { q: normalizeQuery(wanted.article) }))
    if (!found.ok) return setNotice({ text: found.problem.title, bad: true })
    const product = found.value.products[findOrderable(found.value.products, wanted, toShown)]
    const packing = product && toShown(product).packing
    // a case is offered by the item in it, and ordered only by choice
    if (!packing && wanted.gtin && found.value.products.length > 0) return
    if (!packing) return setNotice({ text: t('search.none', { search: wanted.article }), bad: true })
    await add(product, packing, String(wanted.quantity), wanted.gtin !== undefined)
  }
  return { added, notice, add, addLine }
}
