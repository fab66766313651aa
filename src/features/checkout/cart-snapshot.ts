/** The cart as a checkout page showed it; sent with the order, so that no order contains a change that the customer did not see. */
import type { CartFieldsFragment } from '#contracts/generated/commerce.ts'
import { currencyOf } from '#features/cart/delivery/delivery-terms.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'

interface SnapshotLine {
  id: string
  name: string
  quantity: number
  total: number | null
}

export interface CartSnapshot {
  /** Null if the backend has no versions; likewise `subTotal` if it returns no prices. */
  version: number | null
  subTotal: number | null
  /** Null if only the subtotal is known: for a retried order. */
  lines: SnapshotLine[] | null
}

/** Name with packaging unit, because two units of one article are two products. */
const toName = ({ name, sku, product }: NonNullable<CartFieldsFragment['items']>[number]) =>
  [name ?? product.name ?? sku ?? product.sku, product.packing_label].filter(Boolean).join(', ')

export const toCartSnapshot = (cart: CartFieldsFragment | null): CartSnapshot & { lines: SnapshotLine[] } => ({
  version: cart?.version ?? null,
  subTotal: cart?.subTotal ?? null,
  lines: (cart?.items ?? []).map((item) => ({
    id: item.product.id,
    name: toName(item),
    quantity: item.quantity,
    total: item.total ?? null,
  })),
})

/** Changes of a cart since the snapshot, one sentence per line and one for the subtotal; empty if there are none. @param given current cart */
export function diffCart(seen: CartSnapshot, given: CartFieldsFragment | null, locale: Locale, t: Translate): string[] {
  const now = toCartSnapshot(given)
  const currency = currencyOf(given)
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(locale, amount, currency))
  const before = new Map((seen.lines ?? []).map((line) => [line.id, line]))
  const currentIds = new Set(now.lines.map(({ id }) => id))
  const lines = now.lines.flatMap(({ id, name, quantity, total }) => {
    const line = before.get(id)
    if (!line) return [t('checkout.lineAdded', { quantity, name })]
    if (line.quantity !== quantity) return [t('checkout.lineChanged', { name, before: line.quantity, now: quantity })]
    return line.total === total ? [] : [t('checkout.linePrice', { name, before: money(line.total), now: money(total) })]
  })
  const removed = [...before.values()].flatMap(({ id, name }) =>
    currentIds.has(id) ? [] : t('checkout.lineRemoved', { name }),
  )
  const hasOtherSubTotal = seen.subTotal !== now.subTotal
  return [
    ...(seen.lines ? [...lines, ...removed] : []),
    ...(hasOtherSubTotal ? [t('checkout.sumChanged', { before: money(seen.subTotal), now: money(now.subTotal) })] : []),
  ]
}
