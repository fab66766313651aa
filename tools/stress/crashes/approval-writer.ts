// A buyer sends carts above the limit for approval, and a colleague approves each: one request and one order come from each.
import type { DatabaseSync } from 'node:sqlite'
import type { Visitor } from '../../../tests/support/visit.ts'
import { toOrderForm } from '../buyers.ts'
import type { CrashingShop } from './crashing-shop.ts'
import { count, none, type Writer } from './writer.ts'

type Checkout = Parameters<typeof toOrderForm>[0]

/** Packings of a product that exceed the limit of the demo's buyer. */
const quantity = '500'

type People = { buyer: Visitor['cookies']; approver: Visitor['cookies']; productId: string }

export const createApprovalWriter = (
  { insist, isOver }: CrashingShop,
  { buyer, approver, productId }: People,
): Writer => {
  const requested = new Set<string>()
  const approved = new Set<string>()

  async function request(): Promise<string | null> {
    await insist(buyer, '/api/en/cart/clear', {})
    await insist(buyer, '/api/en/cart/items', { productId, quantity })
    const checkout = (await (await insist(buyer, '/api/en/checkout'))?.json()) as Checkout | undefined
    if (!checkout?.key) return null
    const response = await insist(buyer, '/api/en/checkout/order', { ...toOrderForm(checkout), as: 'approval' })
    if (!response?.ok) return null
    const { next } = (await response.json()) as { next: string }
    return new URL(next, 'http://shop.example').searchParams.get('approval')
  }
  async function approve(id: string) {
    const path = `/api/en/account/approvals/${id}`
    const read = (await (await insist(approver, path))?.json()) as { version?: string } | undefined
    if (!read?.version) return
    const response = await insist(approver, path, { as: 'approve', version: read.version })
    if (response?.ok) approved.add(id)
  }
  return {
    async run() {
      while (!isOver()) {
        const id = await request()
        if (id === null) continue
        requested.add(id)
        await approve(id)
      }
    },
    check: (db) => checkApprovals(db, requested, approved),
  }
}

function checkApprovals(db: DatabaseSync, requested: ReadonlySet<string>, approved: ReadonlySet<string>) {
  const missing = (ids: ReadonlySet<string>, table: string, column: string) =>
    [...ids].filter((id) => count(db, `SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`, id) !== 1).length
  const doubled = `SELECT count(*) AS n FROM (SELECT 1 FROM order_approvals WHERE idempotency_key IS NOT NULL
    GROUP BY customer_id, idempotency_key HAVING count(*) > 1)`
  const partial = `SELECT count(*) AS n FROM order_approvals a WHERE idempotency_key IS NOT NULL
    AND (NOT EXISTS (SELECT 1 FROM order_approval_items i WHERE i.approval_id = a.id)
      OR (status = 'approved') <> EXISTS (SELECT 1 FROM orders o WHERE o.approval_id = a.id))`
  return [
    none(`requests for approval lost, of ${requested.size} confirmed`, missing(requested, 'order_approvals', 'id')),
    none(`approvals without one order, of ${approved.size} confirmed`, missing(approved, 'orders', 'approval_id')),
    none('requests for approval doubled', count(db, doubled)),
    none('requests without lines, or approved without an order', count(db, partial)),
  ]
}
