// requestApproval: turns the cart into a request for approval, exactly once and in one transaction.
import { approverRoles } from '#contracts/permissions.ts'
import { isConstraint } from '../../../sql/is-constraint.ts'
import { type Context, requireCustomer } from '../../context/context.ts'
import { codedError } from '../../context/errors.ts'
import { writeRequestMail } from '../../mail/approval-mails.ts'
import { fingerprintOf, toSubtotal } from '../../rules/order.ts'
import { generateId } from '../../rules/secrets.ts'
import { type AddressRow, selectAddresses } from '../../sql/addresses.ts'
import {
  type ApprovalRow,
  findApproval,
  type NewApproval,
  readApprovers,
  requestApprovalStatements,
  selectApprovalByKey,
} from '../../sql/approvals/approvals.ts'
import type { CartRow } from '../../sql/carts.ts'
import type { CustomerRow } from '../../sql/customers.ts'
import { insertMails } from '../../sql/outbox.ts'
import { readCart } from '../cart/cart-view.ts'
import { openCart } from '../cart/open-cart.ts'
import { readReturnable } from '../empties/empties.ts'
import type { PlaceOrderInput } from '../generated/types.ts'
import { creditHoldError } from '../orders/credit-hold.ts'
import {
  belowMinimumError,
  cartChangedError,
  emptyCartError,
  requireDeliveryDay,
  stockShortageError,
  type ValidatedOrder,
} from '../orders/order-errors.ts'
import { findExceeded, readLimits } from '../orders/order-limit.ts'
import { checkInput, type PricedLine, toOrderLines } from '../orders/place-order.ts'
import type { Approval } from '../parent-types.ts'
import { toApproval } from './approval-errors.ts'
import { toArticle } from './review.ts'

/** Retries if the cart changes between read and write. */
const attempts = 5

export async function requestApproval(context: Context, input: PlaceOrderInput): Promise<Approval> {
  const { db, idempotencyKey: key, locale, read } = context
  const [customer, opened] = await Promise.all([requireCustomer(context), openCart(context)])
  const [addresses, articles] = await Promise.all([
    read<AddressRow>(selectAddresses(db, customer)),
    readReturnable(context, input.empties),
  ])
  const given = checkInput(locale, { addresses, articles }, 'order', input)
  const checked = { ...given, fingerprint: fingerprintOf('approval', given.fingerprint) }
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const [[sent = null], whole, limits] = await Promise.all([
      key === null ? [] : read<ApprovalRow>(selectApprovalByKey(db, customer, key)),
      readCart(context, opened),
      readLimits(context, customer),
    ])
    if (sent && sent.fingerprint !== checked.fingerprint) throw codedError(locale, 'CONFLICT', 'order.otherRequest')
    if (sent) return toApproval(context, sent)
    const lines = toOrderLines(context, customer, whole?.lines ?? [])
    if (!whole || lines.length === 0) throw emptyCartError(context)
    const error =
      creditHoldError(context, customer) ??
      cartChangedError(context, checked, whole.cart, lines) ??
      belowMinimumError(context, checked, lines) ??
      stockShortageError(context, checked, lines)
    if (error) throw error
    const exceeded = findExceeded(limits, toSubtotal(lines))
    if (!exceeded) throw codedError(locale, 'CONFLICT', 'orderApproval.withinLimit')
    const approval = await tryToRequest(context, customer, checked, whole.cart, lines, exceeded)
    if (approval) return toApproval(context, approval)
  }
  throw codedError(locale, 'CONFLICT', 'order.cartChanged')
}

/** @returns null if the cart or the key changed concurrently; then nothing is written */
async function tryToRequest(
  context: Context,
  customer: CustomerRow,
  checked: ValidatedOrder,
  cart: CartRow,
  lines: PricedLine[],
  exceeded: ApprovalRow['exceeded'],
): Promise<ApprovalRow | null> {
  const { db, idempotencyKey, now } = context
  const { date, cutOff } = requireDeliveryDay(context, checked, lines)
  const approval: NewApproval = {
    id: generateId(),
    company_id: customer.company_id,
    customer_id: customer.id,
    idempotency_key: idempotencyKey,
    fingerprint: checked.fingerprint,
    exceeded,
    shipping_method: checked.method,
    message: checked.message,
    purchase_reference: checked.purchaseReference,
    announced_empties: checked.announcedEmpties,
    delivery_date: date,
    billing_address: JSON.stringify(checked.billing),
    shipping_address: JSON.stringify(checked.shipping),
    created_at: now().toISOString(),
    expires_at: cutOff,
  }
  const items = lines.map(({ product, quantity, priceCents }) => ({
    product_id: product.id,
    sku: product.sku,
    name: product.name ?? product.sku,
    quantity,
    price_cents: priceCents,
    article: toArticle(product),
  }))
  const requested = { ...approval, requested_cents: toSubtotal(lines) }
  const approvers = await readApprovers(db, customer.company_id, approverRoles)
  const mails = approvers.map((approver) => writeRequestMail(context, approver, requested, customer))
  try {
    await db.batch([...requestApprovalStatements(db, approval, items, cart), ...insertMails(db, mails, now())])
  } catch (error) {
    if (isConstraint(error)) return null
    throw error
  }
  return findApproval(db, { companyId: customer.company_id, customerId: customer.id }, approval.id)
}
