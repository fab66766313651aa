// Orders with their company, customer and lines, for the wholesaler's own system.
import type { Sql } from '../../sql/database.ts'
import { toIncrementId } from '../rules/order.ts'

export type RecordRow = {
  id: string
  number: number
  status: string
  created_at: string
  delivery_date: string | null
  shipping_method: string
  purchase_reference: string | null
  message: string | null
  /** JSON of AddressRow. */
  billing_address: string
  shipping_address: string
  /** JSON of TaxRow[]. */
  taxes: string
  subtotal_cents: number
  shipping_cents: number
  tax_cents: number
  deposit_cents: number
  returned_cents: number
  /** JSON of AnnouncedEmpties[]; null: none. */
  announced_empties: string | null
  /** Name of the member of staff who placed it in the customer's name; null: the customer. */
  placed_on_behalf_by: string | null
  /** JSON of Deposit[]; null: not reported. */
  returned_empties: string | null
  grand_total_cents: number
  company_id: number
  company_name: string
  vat_number: string | null
  company_code: string | null
  customer_id: number
  email: string
  first_name: string
  last_name: string
  quote_until: string | null
  /** Number of the quote that the order accepts. */
  quote_number: number | null
  /** JSON of the lines. */
  lines: string
}

export type RecordLine = {
  sku: string
  name: string
  own_number: string | null
  /** Per packing; null: none, or not known. */
  excise_cents: number | null
  /** Code of the product's unit; null if the product no longer exists. */
  unit: string | null
  ean: string | null
  quantity: number
  price_cents: number
  total_cents: number
  vat_percent: number
  tax_cents: number
  /** JSON of Deposit[]; null: none. */
  deposits: string | null
}

const sql = (where: string) => `SELECT o.id, o.number, o.status, o.created_at, o.delivery_date, o.shipping_method,
    o.purchase_reference, o.message, o.billing_address, o.shipping_address, o.taxes, o.subtotal_cents, o.shipping_cents,
    o.tax_cents, o.deposit_cents, o.returned_cents, o.announced_empties, o.placed_on_behalf_by, o.returned_empties, o.grand_total_cents,
    m.id AS company_id, m.name AS company_name, m.vat_number,
    m.external_code AS company_code, c.id AS customer_id, c.email, c.first_name, c.last_name, o.quote_until,
    (SELECT number FROM orders WHERE id = o.quote_id) AS quote_number,
    (SELECT json_group_array(json_object('sku', i.sku, 'name', i.name, 'own_number', i.own_number, 'excise_cents', i.excise_cents, 'unit', i.unit, 'ean', i.ean13, 'quantity', i.quantity,
        'price_cents', i.price_cents, 'total_cents', i.total_cents, 'vat_percent', i.vat_percent, 'tax_cents', i.tax_cents,
        'deposits', i.deposits))
      FROM (SELECT l.*, u.code AS unit, p.ean13 FROM order_items l LEFT JOIN products p ON p.id = l.product_id
        LEFT JOIN units u ON u.id = p.unit_id WHERE l.order_id = o.id ORDER BY l.position) i) AS lines
  FROM orders o JOIN companies m ON m.id = o.company_id JOIN customers c ON c.id = o.customer_id
  WHERE ${where}`

export const findOrderRecord = (db: Sql, id: string): Promise<RecordRow | null> =>
  db.prepare(sql('o.id = ?1')).bind(id).first<RecordRow>()

/** Requests for a quote in every status, newest first. */
export async function listQuoteRecords(db: Sql): Promise<RecordRow[]> {
  return (await db.prepare(sql(`o.status LIKE 'offer%' ORDER BY o.number DESC LIMIT 200`)).all<RecordRow>()).results
}

/** @param number without its prefix */
export const findQuoteRecord = (db: Sql, number: number): Promise<RecordRow | null> =>
  db.prepare(sql(`o.status LIKE 'offer%' AND o.number = ?1`)).bind(number).first<RecordRow>()

/** Numbers such as PV-240017 by the ids of orders. */
export async function findOrderNumbers(db: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const { results } = await db
    .prepare('SELECT id, number FROM orders WHERE id IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(ids))
    .all<{ id: string; number: number }>()
  return new Map(results.map(({ id, number }) => [id, toIncrementId(number)]))
}

const batch = 200

/** Orders and quote requests from an instant on, oldest first; without orders that can still be canceled. @param since, @param now ISO instants */
export async function* readOrderRecords(db: Sql, since: string, now: string): AsyncGenerator<RecordRow> {
  const where = `o.created_at >= ?1 AND (o.cancelable_until IS NULL OR o.cancelable_until <= ?2) AND o.number > ?3
    ORDER BY o.number LIMIT ${batch}`
  for (let after = 0; ; ) {
    const { results } = await db.prepare(sql(where)).bind(since, now, after).all<RecordRow>()
    yield* results
    if (results.length < batch) return
    after = results.at(-1)?.number ?? after
  }
}
