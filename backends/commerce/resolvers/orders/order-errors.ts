import type { Context } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import { formatMessage } from '../../messages/messages.ts'
import { leadDaysOf, nextDeliveryDays, offeredDayCount } from '../../rules/delivery/delivery-days.ts'
import { formatMoney } from '../../rules/locale.ts'
import { findShortLines, type OrderLine, toSubtotal } from '../../rules/order.ts'
import { missingCents, type ShippingCode } from '../../rules/shipping.ts'
import { toPackings } from '../../rules/stock.ts'
import type { AddressRow } from '../../sql/addresses.ts'
import type { CartRow } from '../../sql/carts.ts'

export type OrderKind = 'order' | 'offer'

export type ValidatedOrder = {
  kind: OrderKind
  billing: AddressRow
  shipping: AddressRow
  method: ShippingCode
  message: string | null
  purchaseReference: string | null
  /** JSON of AnnouncedEmpties[]; null: none. */
  announcedEmpties: string | null
  /** YYYY-MM-DD; null: the earliest day. */
  deliveryDate: string | null
  fingerprint: string
  /** Version of the cart that the customer confirmed; null if not sent. */
  cartVersion: number | null
  subtotalCents: number | null
}

/** Error if the cart differs from the confirmed one. The write that follows requires the version that is compared here. */
export function cartChangedError(
  { locale }: Context,
  checked: ValidatedOrder,
  { version }: CartRow,
  lines: OrderLine[],
) {
  const subtotalCents = toSubtotal(lines)
  const isOtherVersion = checked.cartVersion !== null && checked.cartVersion !== version
  const isOtherSum = checked.subtotalCents !== null && checked.subtotalCents !== subtotalCents
  if (!isOtherVersion && !isOtherSum) return null
  const path = isOtherVersion ? 'input.cartVersion' : 'input.cartSubTotal'
  return codedError(
    locale,
    'CONFLICT',
    'order.cartChanged',
    {},
    { validation: { [path]: [formatMessage(locale, 'order.cartChanged')] } },
  )
}

export const emptyCartError = ({ locale }: Context) => codedError(locale, 'BAD_USER_INPUT', 'order.emptyCart')

/** Error for a delivery below the minimum order; a quote has no minimum. */
export function belowMinimumError(
  { locale, minimumOrderCents }: Context,
  { kind, method }: ValidatedOrder,
  lines: readonly OrderLine[],
) {
  const missing = kind === 'offer' ? 0 : missingCents(method, toSubtotal(lines), minimumOrderCents)
  if (missing === 0) return null
  const sums = { minimum: formatMoney(locale, minimumOrderCents), missing: formatMoney(locale, missing) }
  return userInputError(locale, 'input.shippingMethod', 'order.minimum', sums)
}

/** Error if the stock is too low; a quote is not limited by stock. */
export function stockShortageError({ locale }: Context, { kind }: ValidatedOrder, lines: OrderLine[]) {
  const short = kind === 'offer' ? [] : findShortLines(lines)
  if (short.length === 0) return null
  const validation = Object.fromEntries(
    short.map(({ product }) => {
      const quantity = toPackings(product.stock_quantity ?? 0, product.stock_units)
      return [`items.${product.sku}`, [formatMessage(locale, 'order.shortageLine', { quantity })]]
    }),
  )
  const names = short.map(({ product }) => product.name ?? product.sku).join(', ')
  return codedError(locale, 'BAD_USER_INPUT', 'order.shortage', { names }, { validation })
}

/** The delivery day of these line items, and its cut-off. @throws BAD_USER_INPUT if the requested day is no longer available */
export function requireDeliveryDay(
  { locale, now }: Context,
  { deliveryDate }: ValidatedOrder,
  lines: readonly OrderLine[],
) {
  const days = nextDeliveryDays(now(), offeredDayCount, leadDaysOf(lines.map(({ product }) => product)))
  const day = deliveryDate === null ? days[0] : days.find(({ date }) => date === deliveryDate)
  if (!day) throw userInputError(locale, 'input.deliveryDate', 'order.deliveryDate')
  return day
}
