// Test customers for the stress test, each with a cart, and the form data of an order.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Visitor } from '../../tests/support/visit.ts'

/** Opens the commerce database in addition to the shop. */
export function withDatabase<Result>(dataDir: string, use: (db: DatabaseSync) => Result): Result {
  const db = new DatabaseSync(join(dataDir, 'commerce.sqlite'), { timeout: 5_000 })
  try {
    return use(db)
  } finally {
    db.close()
  }
}

/** Creates colleagues of the first demo customer with the same password. @returns their e-mail addresses */
export function createTestCustomers(dataDir: string, count: number): string[] {
  const emails = Array.from({ length: count }, (_, index) => `buyer-${index}@brasserie-nova.example`)
  withDatabase(dataDir, (db) => {
    const names = db
      .prepare("SELECT name FROM pragma_table_info('customers') WHERE name NOT IN ('id', 'email')")
      .all()
      .map(({ name }) => String(name))
      .join()
    const insert = db.prepare(`INSERT INTO customers (email, ${names}) SELECT ?, ${names} FROM customers WHERE id = 1`)
    for (const email of emails) insert.run(email)
  })
  return emails
}

type Checkout = { addresses: { id: string }[]; methods: { code: string }[]; key: string; seen: string }

/** Form fields of an order as the checkout sends them; may be sent repeatedly with the same key. */
export function toOrderForm({ addresses, methods, key, seen }: Checkout) {
  const place = { shippingAddressId: addresses[0]?.id, billingAddressId: 'same', shippingMethod: methods[0]?.code }
  return { ...place, key, seen }
}

export const readCheckout = async (buyer: Visitor) =>
  toOrderForm((await (await buyer.ask('/api/en/checkout')).json()) as Checkout)

/** Whether the response to an order confirms it; after a failure of the backend the shop shows the checkout again, with status 200. */
export async function isConfirmed(response: Response): Promise<boolean> {
  if (!response.ok) return false
  return ((await response.json()) as { next?: string }).next?.endsWith('/checkout-success') ?? false
}
