import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  approveOrder,
  orderApproval,
  orderApprovals,
  placeOrder,
  requestApproval,
  returnApproval,
  withdrawApproval,
} from '#contracts/generated/commerce.ts'
import { historyRuns, historyTimeoutMs } from '#tests/support/history-runs.ts'
import { type Headers, openOrdering } from '#tests/support/ordering.ts'

const start = Date.parse('2027-02-03T10:00:00Z')
const orderLimit = 9000
const monthLimit = 20_000

const buyer = fc.constantFrom(0 as const, 1 as const)
const user = buyer
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), buyer, quantity: fc.integer({ min: 1, max: 6 }) }),
  // `times`: a lost response is followed by the same request
  fc.record({
    kind: fc.constantFrom('place' as const, 'request' as const),
    buyer,
    key: fc.integer({ min: 0, max: 2 }),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({
    kind: fc.constantFrom('approve' as const, 'approve' as const, 'return' as const),
    user,
    nth: fc.integer({ min: 0, max: 2 }),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ kind: fc.constant('withdraw' as const), buyer, nth: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 14 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

type OrderRecord = { customer_id: number; subtotal_cents: number; approval_id: string | null }

// F616, F617, F621, F622
test(
  'whatever two buyers and two approvers do, also concurrently and again after lost responses: no order is duplicated, lost or above a limit',
  async () => {
    let now = start
    const { shop, add } = await openOrdering({ now: () => new Date(now) })
    const { db } = shop
    const count = async (sql: string) => (await db.prepare(sql).first<number>('count')) ?? 0
    await db.batch([
      db
        .prepare(
          "UPDATE customers SET role = 'buyer', order_limit_cents = ?1, month_limit_cents = ?2 WHERE id IN (2, 5)",
        )
        .bind(orderLimit, monthLimit),
      db.prepare(`INSERT INTO customers (id, company_id, email, password_hash, first_name, last_name, role, is_verified, created_at, updated_at)
      VALUES (20, 1, 'ann@brasserie-nova.example', '', 'Ann', 'Claes', 'approver', 1, '2027', '2027')`),
    ])
    const emails = ['tom', 'sofie', 'nadia', 'ann'].map((name) => `${name}@brasserie-nova.example` as const)
    const [tom, sofie, nadia, ann] = (await Promise.all(emails.map((email) => shop.login(email)))) as [
      Headers,
      Headers,
      Headers,
      Headers,
    ]
    await db.prepare("UPDATE access_tokens SET expires_at = '2099-01-01'").run()
    const buyers = [tom, sofie] as const
    const approvers = [nadia, ann] as const
    const address = String(
      await db.prepare('SELECT id FROM addresses WHERE company_id = 1 AND customer_id IS NULL').first<number>('id'),
    )
    const input = { billingAddressId: address, shippingAddressId: address, shippingMethod: 'pickup_pickup' }
    let run = 0

    const expire = () => shop.visit('/approvals/expire', 'POST')
    const act = async (one: Step): Promise<void> => {
      if (one.kind === 'wait') {
        now += one.hours * 3_600_000
        await Promise.all([expire(), expire()])
      } else if (one.kind === 'add') {
        await add('200006', one.quantity, buyers[one.buyer])
      } else if (one.kind === 'withdraw') {
        const { orderApprovals: own } = await shop.ask(orderApprovals, {}, buyers[one.buyer])
        const id = own?.data[one.nth]?.id
        if (id) await shop.send(withdrawApproval, { id }, buyers[one.buyer])
      } else if ('key' in one) {
        const headers = { ...buyers[one.buyer], 'idempotency-key': `${run}-${one.kind}-${one.key}` }
        for (let time = 0; time < one.times; time += 1)
          await (one.kind === 'place'
            ? shop.send(placeOrder, { input }, headers)
            : shop.send(requestApproval, { input }, headers))
      } else {
        const headers = approvers[one.user]
        const { orderApprovals: all } = await shop.ask(orderApprovals, {}, headers)
        const id = all?.data[one.nth]?.id
        if (!id) return
        const version = (await shop.ask(orderApproval, { id }, headers)).orderApproval?.version ?? ''
        for (let time = 0; time < one.times; time += 1)
          await (one.kind === 'approve'
            ? shop.send(approveOrder, { id, input: { version } }, headers)
            : shop.send(returnApproval, { id, reason: 'No' }, headers))
      }
    }

    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 7 }),
        async (history) => {
          run += 1
          now = start
          await db.batch([
            db.prepare('DELETE FROM invoices'),
            db.prepare('DELETE FROM order_items'),
            db.prepare('DELETE FROM orders'),
            db.prepare('DELETE FROM order_approvals'),
            db.prepare('DELETE FROM cart_items'),
            db.prepare('DELETE FROM outbox'),
            db.prepare(
              "UPDATE stock SET quantity = 500 WHERE id = (SELECT stock_id FROM products WHERE sku = '200006')",
            ),
          ])
          for (const concurrent of history) await Promise.all(concurrent.map(act))
          const added = history.flat().reduce((sum, one) => sum + (one.kind === 'add' ? one.quantity : 0), 0)

          const inCarts = await count('SELECT COALESCE(SUM(quantity), 0) AS count FROM cart_items')
          const direct = await count(`SELECT COALESCE(SUM(i.quantity), 0) AS count FROM order_items i
        JOIN orders o ON o.id = i.order_id WHERE o.approval_id IS NULL`)
          const requested = await count(
            'SELECT COALESCE(SUM(requested_quantity), 0) AS count FROM order_approval_items',
          )
          expect(inCarts + direct + requested).toBe(added)

          const { results: approvals } = await db
            .prepare(
              'SELECT a.status, (SELECT COUNT(*) FROM orders WHERE approval_id = a.id) AS orders FROM order_approvals a',
            )
            .all<{ status: string; orders: number }>()
          for (const { status, orders } of approvals)
            expect([status, orders]).toEqual([status, status === 'approved' ? 1 : 0])
          const taken = await count('SELECT COALESCE(SUM(quantity), 0) AS count FROM order_items')
          expect(
            await count(
              "SELECT quantity AS count FROM stock WHERE id = (SELECT stock_id FROM products WHERE sku = '200006')",
            ),
          ).toBe(500 - taken)
          // one mail to each of two approvers for each request
          expect(await count("SELECT COUNT(*) AS count FROM outbox WHERE subject LIKE '%goedkeuring%'")).toBe(
            2 * approvals.length,
          )

          const { results: orders } = await db
            .prepare('SELECT customer_id, subtotal_cents, approval_id FROM orders ORDER BY number')
            .all<OrderRecord>()
          const ordered = new Map<number, number>()
          for (const { customer_id: id, subtotal_cents: cents, approval_id: approval } of orders) {
            const sum = (ordered.get(id) ?? 0) + cents
            ordered.set(id, sum)
            if (approval !== null) continue
            expect(cents).toBeLessThanOrEqual(orderLimit)
            expect(sum).toBeLessThanOrEqual(monthLimit)
          }
        },
      ),
      historyRuns('approvals of orders', { numRuns: 40 }),
    )
  },
  historyTimeoutMs,
)
