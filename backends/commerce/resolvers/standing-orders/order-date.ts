// Places the order of one due date, or tells why nothing can be ordered.
import { allows } from '#contracts/permissions.ts'
import { type Context, createJobContext, type Services } from '../../context/context.ts'
import { toShortNames } from '../../mail/standing-order-mails.ts'
import { formatMessage } from '../../messages/messages.ts'
import { formatReason, type Reason } from '../../messages/reason.ts'
import { formatMoney } from '../../rules/locale.ts'
import { fingerprintOf, toSubtotal } from '../../rules/order.ts'
import { missingCents, toShippingCode } from '../../rules/shipping.ts'
import { readAddresses } from '../../sql/addresses.ts'
import { type CustomerRow, readCompany } from '../../sql/customers.ts'
import { orderDateStatements, type StandingOwner } from '../../sql/standing-orders/due-dates.ts'
import type { StandingOrderRow } from '../../sql/standing-orders/standing-orders.ts'
import { toNewOrder, writeOrder } from '../orders/order-batch.ts'
import type { ValidatedOrder } from '../orders/order-errors.ts'
import { findExceeded, readLimits } from '../orders/order-limit.ts'
import { type DateContent, readContent } from './date-content.ts'
import { linesOn } from './planned-dates.ts'

/** `stop`: the standing order cannot be ordered until a person acts. */
export type Refusal = { outcome: 'failed' | 'prepared'; reason: Reason; stop: 'paused' | 'ended' | null }

/** Retries if stock or standing order change between read and write. */
const attempts = 5

/** Why the customer cannot order at all; null: they can. */
export function findStop(owner: StandingOwner): Refusal | null {
  const stop = (key: Reason['key'], state: 'paused' | 'ended'): Refusal => ({
    outcome: 'failed',
    reason: { key },
    stop: state,
  })
  if (owner.removed_at !== null) return stop('standingReason.user', 'ended')
  if (owner.is_active !== 1 || owner.company_status !== 'approved') return stop('standingReason.company', 'paused')
  return allows(owner.role, 'order') ? null : stop('standingReason.role', 'paused')
}

const failed = (key: Reason['key'], values?: Reason['values']): Refusal => ({
  outcome: 'failed',
  reason: values ? { key, values } : { key },
  stop: null,
})

/**
 * @param isCurrent whether the standing order is as it was read and the date undecided; asked after a conflict
 * @returns null if the order was placed, by this call or by a concurrent one, or the standing order has changed @throws Error if the stock keeps changing
 */
export async function orderDate(
  services: Services,
  owner: StandingOwner,
  row: StandingOrderRow,
  date: string,
  isCurrent: () => Promise<boolean>,
  locale: Context['locale'],
): Promise<Refusal | 'ordered' | null> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // a context holds what it has read: each attempt has its own
    const context = createJobContext(services, owner, locale)
    const content = await readContent(context, linesOn(row, date))
    const checked = await check(context, owner, row, date, content)
    if ('outcome' in checked) return checked
    if (await place(context, owner, row, date, content, checked)) return 'ordered'
    if (!(await isCurrent())) return null
  }
  throw new Error('the stock kept changing')
}

async function check(
  context: Context,
  customer: CustomerRow,
  row: StandingOrderRow,
  date: string,
  { lines }: DateContent,
): Promise<Refusal | ValidatedOrder> {
  const { db, locale, minimumOrderCents } = context
  if (customer.credit_hold !== null) return failed('standingReason.creditHold')
  const addresses = await readAddresses(db, customer)
  const shipping = addresses.find(({ id }) => id === row.shipping_address_id)
  const billing = addresses.find(({ id }) => id === row.billing_address_id)
  if (!shipping || !billing) return failed('standingReason.address')
  if (lines.length === 0) return failed('standingReason.nothingLeft')
  const method = toShippingCode(row.shipping_method)
  if (!method) throw new Error(`there is no method ${row.shipping_method}`)
  if (missingCents(method, toSubtotal(lines), minimumOrderCents) > 0)
    return failed('standingReason.minimum', { minimum: formatMoney(locale, minimumOrderCents) })
  if (findExceeded(await readLimits(context, customer), toSubtotal(lines)))
    return { outcome: 'prepared', reason: { key: 'standingReason.limit' }, stop: null }
  return {
    ...{ kind: 'order', billing, shipping, method, message: row.message, purchaseReference: row.purchase_reference },
    announcedEmpties: null,
    deliveryDate: date,
    fingerprint: fingerprintOf('standing', row.id, date),
    cartVersion: null,
    subtotalCents: null,
  }
}

async function place(
  context: Context,
  customer: CustomerRow,
  row: StandingOrderRow,
  date: string,
  { lines, short }: DateContent,
  checked: ValidatedOrder,
) {
  const { db, locale, operatorEmail } = context
  const company = operatorEmail ? await readCompany(db, customer.company_id) : null
  const reason: Reason | null =
    short.length === 0 ? null : { key: 'standingReason.leftOut', values: { names: toShortNames(locale, short) } }
  const note = [formatMessage(locale, 'standingMail.ordered'), ...(reason ? [formatReason(locale, reason)] : [])]
  const { order, items, needs } = toNewOrder(context, customer, checked, lines)
  const stored = { id: row.id, version: row.version, date, reason: reason && JSON.stringify(reason) }
  return writeOrder(
    context,
    { ...customer, company },
    {
      ...{ kind: 'order', shipping: checked.shipping, order, lines, note: note.join(' ') },
      statements: orderDateStatements(db, order, items, needs, stored),
    },
  )
}
