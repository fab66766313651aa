// Requests for approval: the queries, their fields, and every decision but the approval itself (approve-order.ts).

import { allows } from '#contracts/permissions.ts'
import type { SqlStatement } from '../../../sql/database.ts'
import { isConstraint } from '../../../sql/is-constraint.ts'
import { type Context, requireCustomer } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import { writeReturnMail } from '../../mail/approval-mails.ts'
import { formatMoney } from '../../rules/locale.ts'
import type { AddressRow } from '../../sql/addresses.ts'
import {
  changeQuantitiesStatements,
  decideStatement,
  findApproval,
  readApprovalItems,
  readApprovals,
} from '../../sql/approvals/approvals.ts'
import { maxQuantity } from '../../sql/carts.ts'
import type { CustomerRow } from '../../sql/customers.ts'
import { type OrderRow, selectOrderOfApproval } from '../../sql/orders.ts'
import { insertMails } from '../../sql/outbox.ts'
import { readSubstitutes } from '../cart/cart-view.ts'
import { fillCart } from '../cart/conversions.ts'
import { formatDepositSum } from '../deposit.ts'
import { toEmpties } from '../empties/empties.ts'
import type { ChangeApprovalInput, Resolvers } from '../generated/types.ts'
import { paginate, toPage } from '../paging.ts'
import type { Approval } from '../parent-types.ts'
import { decidedError, isOwnOfLimited, requireApproval, toApproval, toScope } from './approval-errors.ts'
import { approveOrder, changedError, requireOpen } from './approve-order.ts'
import { requestApproval } from './request-approval.ts'
import { readArticle, readBuyer } from './review.ts'

const maxReason = 1000

export const approvalResolvers: Resolvers = {
  Query: {
    orderApprovals: async (_, args, context) => {
      const customer = await requireCustomer(context)
      const page = toPage(args, 20)
      const isDecider = allows(customer.role, 'approveOrders')
      if (args.canDecide && !isDecider) return paginate(page, 0, [])
      const filter = { decidableBy: args.canDecide ? customer : null, now: context.now().toISOString() }
      const { total, approvals } = await readApprovals(context.db, toScope(customer), filter, page)
      return paginate(
        page,
        total,
        approvals.map((row) => toApproval(context, row)),
      )
    },
    orderApproval: async (_, { id }, context) => {
      const row = await findApproval(context.db, toScope(await requireCustomer(context)), id)
      return row && toApproval(context, row)
    },
  },
  Mutation: {
    requestApproval: (_, { input }, context) => requestApproval(context, input),
    approveOrder: (_, { id, input }, context) => approveOrder(context, id, input.version),
    changeApproval: (_, { id, input }, context) => changeApproval(context, id, input),
    returnApproval: async (_, { id, reason: given }, context) => {
      const customer = await requireCustomer(context)
      const reason = given.trim()
      if (reason === '' || reason.length > maxReason)
        throw userInputError(context.locale, 'reason', 'orderApproval.reason')
      const approval = await requireOpen(context, customer, id, 'returned')
      if (approval.status === 'returned') return approval
      const buyer = await readBuyer(context, approval)
      const mail = writeReturnMail(context, buyer, approval, { approver: customer, reason })
      return decide(context, customer, approval, [
        decideStatement(context.db, toDecision(context, customer, id), 'returned', reason),
        ...insertMails(context.db, buyer.is_active ? [mail] : [], context.now()),
      ])
    },
    withdrawApproval: async (_, { id }, context) => {
      const customer = await requireCustomer(context)
      const own = { companyId: customer.company_id, customerId: customer.id }
      const approval = await requireApproval(context, own, id)
      if (approval.status === 'withdrawn') return approval
      const error = await decidedError(context, approval)
      if (error) throw error
      const decision = toDecision(context, customer, id)
      return decide(context, customer, approval, [decideStatement(context.db, decision, 'withdrawn', null)])
    },
    convertApprovalToCart: async (_, { id }, context, info) => {
      const customer = await requireCustomer(context)
      const own = { companyId: customer.company_id, customerId: customer.id }
      const { status } = await requireApproval(context, own, id)
      if (!isReorderable(status)) throw codedError(context.locale, 'CONFLICT', 'orderApproval.notReorderable')
      const items = await readApprovalItems(context.db, id)
      return fillCart(
        context,
        info,
        items.map(({ product_id: productId, sku, name, requested_quantity: quantity }) => ({
          ...{ productId, sku, name, quantity },
        })),
      )
    },
  },
  OrderApproval: {
    version: async ({ review }) => (await review()).version,
    customer: ({ customer_id }, _, context) => context.user(customer_id),
    items: async ({ review }) => (await review()).items,
    requestedSubTotal: ({ requested_cents }, _, { locale }) => formatMoney(locale, requested_cents),
    formattedPrice: async ({ review }, _, { locale }) => {
      const { totals } = await review()
      return {
        grandTotal: formatMoney(locale, totals.grand_total_cents),
        subTotal: formatMoney(locale, totals.subtotal_cents),
        taxAmount: formatMoney(locale, totals.tax_cents),
        shippingAmount: formatMoney(locale, totals.shipping_cents),
        deposit: formatDepositSum(locale, totals.deposit_cents),
      }
    },
    shippingMethod: ({ shipping_method }) => shipping_method,
    purchaseReference: ({ purchase_reference }) => purchase_reference,
    empties: ({ announced_empties }, _, { locale }) => toEmpties(locale, { announced_empties, returned_empties: null }),
    billingAddress: ({ billing_address }) => JSON.parse(billing_address) as AddressRow,
    shippingAddress: ({ shipping_address }) => JSON.parse(shipping_address) as AddressRow,
    deliveryDate: ({ delivery_date }) => delivery_date,
    changedDeliveryDate: async ({ review, delivery_date }) => {
      const { date } = await review()
      return date === delivery_date ? null : date
    },
    problems: async ({ review }) => (await review()).problems,
    canDecide: async (approval, _, context) => {
      const customer = await requireCustomer(context)
      const isOpen = approval.status === 'waiting' && allows(customer.role, 'approveOrders')
      return isOpen && !isOwnOfLimited(customer, approval)
    },
    canWithdraw: async ({ status, customer_id }, _, context) =>
      status === 'waiting' && (await requireCustomer(context)).id === customer_id,
    canReorder: async ({ status, customer_id }, _, context) =>
      isReorderable(status) && (await requireCustomer(context)).id === customer_id,
    createdAt: ({ created_at }) => created_at,
    expiresAt: ({ expires_at }) => expires_at,
    decidedAt: ({ decided_at }) => decided_at,
    decidedBy: ({ decided_by }, _, context) => (decided_by === null ? null : context.user(decided_by)),
    order: async ({ id, status }, _, { db, read }) =>
      status === 'approved' ? ((await read<OrderRow>(selectOrderOfApproval(db, id)))[0] ?? null) : null,
  },
  OrderApprovalItem: {
    requestedQuantity: ({ requested_quantity }) => requested_quantity,
    formattedRequestedPrice: ({ price_cents }, _, { locale }) => formatMoney(locale, price_cents),
    formattedPrice: ({ priceCents }, _, { locale }) => (priceCents === null ? null : formatMoney(locale, priceCents)),
    formattedTotal: ({ priceCents, quantity }, _, { locale }) =>
      priceCents === null ? null : formatMoney(locale, priceCents * quantity),
    substitutes: (item, _, context) => {
      if (!item.changes.some((change) => change === 'short' || change === 'gone')) return null
      const product = item.product ?? { ...readArticle(item), variants: [] }
      return readSubstitutes(context, { product, quantity: Math.max(1, item.quantity) })
    },
  },
  Order: {
    approvedBy: async ({ approval_id: id }, _, context) => {
      const customer = await context.customer()
      if (id === null || !customer) return null
      const approval = await findApproval(context.db, { companyId: customer.company_id, customerId: null }, id)
      return approval?.decided_by == null ? null : context.user(approval.decided_by)
    },
  },
}

const isReorderable = (status: Approval['status']) => status !== 'waiting' && status !== 'approved'

const toDecision = ({ now }: Context, { id: by }: CustomerRow, id: string) => ({ id, by, at: now().toISOString() })

/** Writes a decision. @throws CONFLICT that says who decided, if that happened concurrently */
async function decide(
  context: Context,
  customer: CustomerRow,
  { id, customer_id }: Approval,
  statements: SqlStatement[],
): Promise<Approval> {
  const scope =
    customer.id === customer_id ? { companyId: customer.company_id, customerId: customer.id } : toScope(customer)
  try {
    await context.db.batch(statements)
  } catch (error) {
    if (!isConstraint(error)) throw error
    throw (await decidedError(context, await requireApproval(context, scope, id))) ?? changedError(context)
  }
  return requireApproval(context, scope, id)
}

async function changeApproval(
  context: Context,
  id: string,
  { version, items }: ChangeApprovalInput,
): Promise<Approval> {
  const { db, locale, now } = context
  const customer = await requireCustomer(context)
  const approval = await requireOpen(context, customer, id, null)
  const review = await approval.review()
  const quantities = new Map(review.items.map((item) => [String(item.id), item.quantity]))
  for (const { id: line, quantity } of items) {
    if (quantity < 0 || quantity > maxQuantity) throw userInputError(locale, `items.${line}`, 'orderApproval.quantity')
    if (!quantities.has(line)) throw codedError(locale, 'NOT_FOUND', 'orderApproval.unknown')
  }
  const changed = items.filter(({ id: line, quantity }) => quantities.get(line) !== quantity)
  // also a repeated change, whose version is no longer the current one
  if (changed.length === 0) return approval
  if (review.version !== version) throw changedError(context)
  const statements = changeQuantitiesStatements(
    db,
    approval,
    changed.map(({ id: line, quantity }) => ({ id: Number(line), quantity })),
    now().toISOString(),
  )
  return decide(context, customer, approval, statements)
}
