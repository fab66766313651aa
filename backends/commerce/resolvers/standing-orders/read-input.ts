// Checks the input of standing orders; nothing is written before all of it is valid.
import type { Context } from '../../context/context.ts'
import { userInputError } from '../../context/errors.ts'
import type { MessageKey } from '../../messages/messages.ts'
import { toRowId } from '../../rules/ids.ts'
import { toShippingCode } from '../../rules/shipping.ts'
import {
  addDays,
  dueDatesAfter,
  isDay,
  mostDaysAhead,
  mostWeeks,
  todayOf,
} from '../../rules/standing-orders/schedule.ts'
import { readAddresses } from '../../sql/addresses.ts'
import { maxQuantity } from '../../sql/carts.ts'
import type { CustomerRow } from '../../sql/customers.ts'
import type { StandingLine, StandingOrderFields, StandingOrderRow } from '../../sql/standing-orders/standing-orders.ts'
import type { StandingOrderInput } from '../generated/types.ts'
import { lastDueDay, readLeadDays, toSchedule } from './planned-dates.ts'

const maxLines = 200
const maxMessage = 2000
const maxReference = 60

type LineInput = { productId: string | number; quantity: number }

/** @param known lines that may stay although their product is no longer sold @throws BAD_USER_INPUT */
export async function readLines(
  { locale, products }: Context,
  given: readonly LineInput[],
  known: readonly StandingLine[],
  least = 1,
): Promise<StandingLine[]> {
  const ids = given.map(({ productId }) => toRowId(String(productId)))
  if (given.length === 0 || given.length > maxLines || new Set(ids).size < ids.length)
    throw userInputError(locale, 'input.lines', 'standing.lines', { count: maxLines })
  const found = await Promise.all(ids.map((id) => products.one(id)))
  return given.map(({ quantity }, index): StandingLine => {
    const id = ids[index] ?? 0
    const product = found[index]
    const kept = known.find(({ product_id }) => product_id === id)
    if (!product && !kept) throw userInputError(locale, 'input.lines', 'cart.unknownProduct')
    if (product && product.type !== 'simple' && !kept)
      throw userInputError(locale, 'input.lines', 'cart.notSellable', { name: product.name ?? product.sku })
    if (quantity < least || quantity > maxQuantity)
      throw userInputError(locale, 'input.lines', least === 0 ? 'standing.dateQuantity' : 'cart.quantity')
    const sku = product?.sku ?? kept?.sku ?? ''
    return { product_id: id, sku, name: product?.name ?? kept?.name ?? sku, quantity }
  })
}

/** @param before the standing order that is replaced; null: a new one @throws BAD_USER_INPUT */
export async function readInput(
  context: Context,
  customer: CustomerRow,
  input: StandingOrderInput,
  before: { row: StandingOrderRow; lines: readonly StandingLine[] } | null,
): Promise<StandingOrderFields> {
  const { db, locale, now } = context
  const fail = (field: keyof StandingOrderInput, key: MessageKey) => userInputError(locale, `input.${field}`, key)
  const lines = await readLines(context, input.lines, before?.lines ?? [])
  const days = [...new Set(input.weekdays)].sort()
  if (days.length === 0 || days.some((day) => day < 1 || day > 6)) throw fail('weekdays', 'standing.weekdays')
  if (input.everyWeeks < 1 || input.everyWeeks > mostWeeks) throw fail('everyWeeks', 'standing.everyWeeks')
  const today = todayOf(now())
  const latest = addDays(today, mostDaysAhead)
  const { startDate } = input
  const endDate = input.endDate || null
  const isKept = before?.row.start_date === startDate
  if (!isDay(startDate) || (startDate < today && !isKept) || startDate > latest)
    throw fail('startDate', 'standing.startDate')
  if (endDate !== null && (!isDay(endDate) || endDate < startDate || endDate < today || endDate > latest))
    throw fail('endDate', 'standing.endDate')
  const addresses = await readAddresses(db, customer)
  const addressOf = (field: 'billingAddressId' | 'shippingAddressId'): number => {
    const address = addresses.find(({ id }) => String(id) === input[field])
    if (!address) throw fail(field, 'order.address')
    return address.id
  }
  const shippingAddressId = addressOf('shippingAddressId')
  const billingAddressId = addressOf('billingAddressId')
  const method = toShippingCode(input.shippingMethod)
  if (!method) throw fail('shippingMethod', 'order.shippingMethod')
  const message = input.message?.trim() || null
  if (message !== null && message.length > maxMessage) throw fail('message', 'order.message')
  const reference = input.purchaseReference?.trim() || null
  if (reference !== null && reference.length > maxReference) throw fail('purchaseReference', 'order.purchaseReference')
  const fields = {
    weekdays: days.join(''),
    every_weeks: input.everyWeeks,
    start_date: startDate,
    end_date: endDate,
    is_automatic: input.isAutomatic ? 1 : 0,
    shipping_method: method,
    shipping_address_id: shippingAddressId,
    billing_address_id: billingAddressId,
    message,
    purchase_reference: reference,
    lines,
    doneUntil: lastDueDay(now(), await readLeadDays(context, lines)),
  }
  if (dueDatesAfter(toSchedule(fields), fields.doneUntil, 1).length === 0) throw fail('endDate', 'standing.noDates')
  return fields
}
