/** What becomes of an earlier order or a list in the cart, before it is put there. Called by the api routes of lists and orders. */
import type { CartAmountFieldsFragment, PackingNameFieldsFragment } from '#contracts/generated/commerce.ts'
import type { Translate } from '#i18n/translator.ts'
import type { SkippedLine } from '../cart.ts'

export type UnavailableReason = 'gone' | 'out_of_stock' | 'lowered' | 'not_sellable'

export interface ReorderLine {
  name: string
  sku: string
  /** Label of the packing; null where the product is gone. */
  unit: string | null
  wanted: number
  /** Packings that go in beside what is there already. */
  adds: number
  /** Packings of it in the cart now. */
  inCart: number
  /** Why not all of it goes in. */
  reason: UnavailableReason | null
}

export interface ReorderPreview {
  lines: ReorderLine[]
  /** Lines of the cart now; with none there is nothing to replace. */
  cartLines: number
}

/** A line as it was; its product is null when it has left the range. */
export interface ReorderSource {
  name: string
  sku: string
  quantity: number
  product: PackingNameFieldsFragment | null
}

/** Packings that can be had; null where the backend names no limit. */
function availableOf({ stock, stockStatus }: PackingNameFieldsFragment): number | null {
  if (stockStatus === 'sold_out') return 0
  return stockStatus === 'on_order' ? null : stock
}

function toLine({ name, sku, quantity, product }: ReorderSource, inCart: number): ReorderLine {
  const line = { name, sku, unit: product?.packing_label ?? null, wanted: quantity, inCart }
  if (!product) return { ...line, adds: 0, reason: 'gone' }
  if (product.type === 'configurable' || product.type === 'grouped') return { ...line, adds: 0, reason: 'not_sellable' }
  const available = availableOf(product)
  if (available === null) return { ...line, adds: quantity, reason: null }
  if (available <= 0) return { ...line, adds: 0, reason: 'out_of_stock' }
  const adds = Math.max(0, Math.min(quantity, available - inCart))
  return { ...line, adds, reason: adds < quantity ? 'lowered' : null }
}

/** An order may name a product twice. */
function joinRepeated(sources: readonly ReorderSource[]): ReorderSource[] {
  const joined = new Map<string, ReorderSource>()
  for (const source of sources) {
    const quantity = source.quantity + (joined.get(source.sku)?.quantity ?? 0)
    joined.set(source.sku, { ...source, quantity })
  }
  return [...joined.values()]
}

type Amounts = NonNullable<CartAmountFieldsFragment['items']>

/** @param cart the lines that are in the cart now */
export function toReorderPreview(sources: readonly ReorderSource[], cart: Amounts): ReorderPreview {
  const held = (id: string | undefined) => cart.find(({ product }) => product.id === id)?.quantity ?? 0
  const lines = joinRepeated(sources).map((source) => toLine(source, held(source.product?.id)))
  return { lines, cartLines: cart.length }
}

/** Why a line is not there as it was asked for, in words. */
export function reasonText(t: Translate, reason: string, requested: number, added: number): string {
  if (reason === 'gone' || reason === 'not_sellable') return t('refill.gone')
  if (added > 0) return t('refill.lowered', { added, requested })
  return t(reason === 'out_of_stock' ? 'refill.soldOut' : 'refill.noMore')
}

/** Every line that was left out or lowered, by name. */
export const skippedText = (t: Translate, skipped: readonly SkippedLine[]): string[] =>
  skipped.map(({ name, reason, requested, added }) => `${name}: ${reasonText(t, reason, requested, added)}`)
