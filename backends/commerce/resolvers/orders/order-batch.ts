// The order that a cart, a quote or an approval becomes: its row, and one transaction with its mails and its event.
import type { SqlStatement } from '../../../sql/database.ts'
import { isConstraint } from '../../../sql/is-constraint.ts'
import type { Context } from '../../context/context.ts'
import { writeOperatorOrderMail } from '../../mail/operator-order-mail.ts'
import { type MailedLine, type MailedOrder, writeOrderMail } from '../../mail/order-mails.ts'
import { exemptBuyer } from '../../rules/intra-community.ts'
import { toOrderItems, toOrderTotals, toStockNeeds } from '../../rules/order.ts'
import { generateId } from '../../rules/secrets.ts'
import { type CompanyRow, type CustomerRow, onBehalfOf } from '../../sql/customers.ts'
import { recordOnBehalf } from '../../sql/desk/desk-log.ts'
import { announceStatement } from '../../sql/empties/empties.ts'
import { insertOrderEvent } from '../../sql/events.ts'
import { type NewOrder, type NewOrderItem, type OrderRow, type StockNeed, selectOrder } from '../../sql/orders.ts'
import { insertOrderMails } from '../../sql/outbox.ts'
import { requireDeliveryDay, type ValidatedOrder } from './order-errors.ts'

/** The customer in whose name an order is placed. `company`: for the mail to the operator; null without one. */
export type Buyer = CustomerRow & { company: CompanyRow | null }

type PlannedOrder = {
  order: NewOrder & MailedOrder['order']
  items: NewOrderItem[]
  needs: StockNeed[]
}

/** The order of these lines, with totals, delivery day and cut-off. @throws BAD_USER_INPUT if the delivery day is no longer available */
export function toNewOrder(
  context: Context,
  customer: CustomerRow,
  checked: ValidatedOrder,
  lines: readonly MailedLine[],
): PlannedOrder {
  const { idempotencyKey, now, seller, smallOrders } = context
  const { billing, shipping, method } = checked
  const isOffer = checked.kind === 'offer'
  const { date, cutOff } = requireDeliveryDay(context, checked, lines)
  const supply = { vatNumber: customer.vat_number, place: shipping, method, sellerCountry: seller.country }
  const exempt = exemptBuyer(supply)
  return {
    order: {
      id: generateId(),
      customer_id: customer.id,
      company_id: customer.company_id,
      status: isOffer ? 'offer_requested' : 'pending',
      idempotency_key: idempotencyKey,
      fingerprint: checked.fingerprint,
      shipping_method: method,
      message: checked.message,
      delivery_date: date,
      cancelable_until: isOffer ? null : cutOff,
      purchase_reference: checked.purchaseReference,
      announced_empties: checked.announcedEmpties,
      billing_address: JSON.stringify(billing),
      shipping_address: JSON.stringify(shipping),
      ...toOrderTotals(lines, method, smallOrders, exempt),
      external_code: null,
      created_at: now().toISOString(),
    },
    items: toOrderItems(lines, exempt, !isOffer),
    // a quote request takes no stock
    needs: isOffer ? [] : toStockNeeds(lines),
  }
}

export type OrderBatch = Pick<MailedOrder, 'kind' | 'shipping' | 'lines' | 'note'> & {
  order: PlannedOrder['order']
  /** Insert the order, unless something changed concurrently. */
  statements: readonly SqlStatement[]
  /** Number of the quote that the order accepts. */
  quote?: number
}

/** @returns null if the statements inserted no order or violated a constraint; then nothing is written */
export async function writeOrder(context: Context, customer: Buyer, batch: OrderBatch): Promise<OrderRow | null> {
  const { db, now, operatorEmail } = context
  const onBehalf = onBehalfOf(customer)
  const { statements, quote, note, ...rest } = batch
  const content = { ...rest, onBehalf }
  const { order } = content
  const mail = writeOrderMail(context, { ...content, ...(note !== undefined && { note }), reader: customer })
  // a removed user has no address
  const mails = customer.is_active ? [{ mail, waitsForCutOff: false }] : []
  if (operatorEmail && customer.company) {
    const to = { ...content, customer, company: customer.company, ...(quote !== undefined && { quote }) }
    mails.push({
      mail: writeOperatorOrderMail(context, operatorEmail, to),
      waitsForCutOff: order.cancelable_until !== null,
    })
  }
  try {
    const results = await db.batch<OrderRow>([
      ...statements,
      ...(order.announced_empties ? [announceStatement(db, order.id, order.announced_empties)] : []),
      ...(onBehalf ? recordOnBehalf(db, order.id, onBehalf, order.created_at) : []),
      ...insertOrderMails(db, mails, order.id, now()),
      ...insertOrderEvent(db, order.id, now()),
      selectOrder(db, customer, 'id', order.id),
    ])
    return results.at(-1)?.results[0] ?? null
  } catch (error) {
    if (isConstraint(error)) return null
    throw error
  }
}
