import type {
  CartAmountFieldsFragment,
  GalleryFieldsFragment,
  PackingNameFieldsFragment,
} from '#contracts/generated/commerce.ts'
import { toPicture } from '#features/content/pictures/pictures.ts'
import type { CustomerPrice } from '#features/pricing/customer-price.ts'
import type { Translate } from '#i18n/translator.ts'
import type { PictureSource } from '#ui/images/image-url.ts'
import type { SkippedLine } from '../cart.ts'

export type UnavailableReason = 'gone' | 'out_of_stock' | 'lowered' | 'not_sellable'

export interface ReorderLine {
  /** Null if the product no longer exists. */
  productId: string | null
  name: string
  sku: string
  picture: PictureSource | null
  /** Label of the packaging unit; null if the product no longer exists. */
  unit: string | null
  wanted: number
  adds: number
  inCart: number
  /** Price today; null if unknown. */
  price: CustomerPrice | null
  /** Formatted price that was paid, null if unknown. */
  paid: string | null
  /** Why `adds` is less than `wanted`; null if it is not. */
  reason: UnavailableReason | null
}

export interface ReorderPreview {
  lines: ReorderLine[]
  cartLines: number
}

/** Line of an order or a list; `product` is null if it no longer exists. */
export interface ReorderSource {
  name: string
  sku: string
  quantity: number
  product: (PackingNameFieldsFragment & Partial<GalleryFieldsFragment>) | null
  price?: CustomerPrice | null
  paid?: string | null
}

function availableOf({ stock, stockStatus }: PackingNameFieldsFragment): number | null {
  if (stockStatus === 'sold_out') return 0
  return stockStatus === 'on_order' ? null : stock
}

function toLine({ name, sku, quantity, product, price, paid }: ReorderSource, inCart: number): ReorderLine {
  const picture = toPicture(product?.cacheGalleryImages?.[0])
  const known = { productId: product?.id ?? null, picture, price: price ?? null, paid: paid ?? null }
  const line = { ...known, name, sku, unit: product?.packing_label ?? null, wanted: quantity, inCart }
  if (!product) return { ...line, adds: 0, reason: 'gone' }
  if (product.type === 'configurable' || product.type === 'grouped') return { ...line, adds: 0, reason: 'not_sellable' }
  const available = availableOf(product)
  if (available === null) return { ...line, adds: quantity, reason: null }
  if (available <= 0) return { ...line, adds: 0, reason: 'out_of_stock' }
  const adds = Math.max(0, Math.min(quantity, available - inCart))
  return { ...line, adds, reason: adds < quantity ? 'lowered' : null }
}

function joinRepeated(sources: readonly ReorderSource[]): ReorderSource[] {
  const joined = new Map<string, ReorderSource>()
  for (const source of sources) {
    const quantity = source.quantity + (joined.get(source.sku)?.quantity ?? 0)
    joined.set(source.sku, { ...source, quantity })
  }
  return [...joined.values()]
}

type Amounts = NonNullable<CartAmountFieldsFragment['items']>

export function toReorderPreview(sources: readonly ReorderSource[], cart: Amounts): ReorderPreview {
  const quantityInCart = (id: string | undefined) => cart.find(({ product }) => product.id === id)?.quantity ?? 0
  const lines = joinRepeated(sources).map((source) => toLine(source, quantityInCart(source.product?.id)))
  return { lines, cartLines: cart.length }
}

export function reasonText(t: Translate, reason: string, requested: number, added: number): string {
  if (reason === 'gone' || reason === 'not_sellable') return t('reorder.gone')
  if (added > 0) return t('reorder.lowered', { added, requested })
  return t(reason === 'out_of_stock' ? 'reorder.soldOut' : 'reorder.noMore')
}

export const skippedText = (t: Translate, skipped: readonly SkippedLine[]): string[] =>
  skipped.map(({ name, reason, requested, added }) => `${name}: ${reasonText(t, reason, requested, added)}`)

/** Title, then one text per left-out line; without `skipped` the message of the backend. @param isShort less was added than requested */
export function additionText(
  t: Translate,
  { skipped, message }: { skipped: readonly SkippedLine[]; message: string | null },
  isShort = false,
): [title: string, ...details: string[]] {
  if (skipped.length > 0) return [t('reorder.doneInPart'), ...skippedText(t, skipped)]
  const title = t(isShort ? 'reorder.doneInPart' : message ? 'cart.added' : 'reorder.done')
  return message ? [title, message] : [title]
}
