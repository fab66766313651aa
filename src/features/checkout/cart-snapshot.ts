/**
 * The cart as a checkout showed it: it goes out with the order, so that nothing is ordered that nobody saw.
 * Made by checkout.service.ts, read by its api, compared by place-order.service.ts.
 */
import type { CartFieldsFragment } from '#contracts/generated/commerce.ts'
import { currencyOf } from '#features/cart/delivery/delivery-terms.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'

interface SeenLine {
  /** Of the product. */
  id: string
  name: string
  quantity: number
  total: number | null
}

export interface CartSnapshot {
  /** Null where the backend does not count, or shows no prices. */
  version: number | null
  subTotal: number | null
  /** Null where only the sum is known: of an order that is sent again. */
  lines: SeenLine[] | null
}

/** The same article in two packings is two products: the packing tells them apart. */
const toName = ({ name, sku, product }: NonNullable<CartFieldsFragment['items']>[number]) =>
  [name ?? product.name ?? sku ?? product.sku, product.packing_label].filter(Boolean).join(', ')

export const toCartSnapshot = (cart: CartFieldsFragment | null): CartSnapshot & { lines: SeenLine[] } => ({
  version: cart?.version ?? null,
  subTotal: cart?.subTotal ?? null,
  lines: (cart?.items ?? []).map((item) => ({
    id: item.product.id,
    name: toName(item),
    quantity: item.quantity,
    total: item.total ?? null,
  })),
})

/**
 * What became of a cart since it was shown, in sentences: which lines, which sum. Empty where it is the same.
 * @param given the cart as it is now
 */
export function diffCart(seen: CartSnapshot, given: CartFieldsFragment | null, locale: Locale, t: Translate): string[] {
  const now = toCartSnapshot(given)
  const currency = currencyOf(given)
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(locale, amount, currency))
  const before = new Map((seen.lines ?? []).map((line) => [line.id, line]))
  const kept = new Set(now.lines.map(({ id }) => id))
  const lines = now.lines.flatMap(({ id, name, quantity, total }) => {
    const line = before.get(id)
    if (!line) return [t('checkout.lineAdded', { quantity, name })]
    if (line.quantity !== quantity) return [t('checkout.lineChanged', { name, before: line.quantity, now: quantity })]
    return line.total === total ? [] : [t('checkout.linePrice', { name, before: money(line.total), now: money(total) })]
  })
  const removed = [...before.values()].flatMap(({ id, name }) =>
    kept.has(id) ? [] : t('checkout.lineRemoved', { name }),
  )
  const isOtherSum = seen.subTotal !== now.subTotal
  return [
    ...(seen.lines ? [...lines, ...removed] : []),
    ...(isOtherSum ? [t('checkout.sumChanged', { before: money(seen.subTotal), now: money(now.subTotal) })] : []),
  ]
}
