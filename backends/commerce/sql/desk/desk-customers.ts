// Approved companies with their users and latest orders, for the desk.
import type { Sql } from '../../../sql/database.ts'
import { type CustomerRow, customerColumns } from '../customers.ts'

export type DeskCompanyRow = {
  id: number
  name: string
  number: string | null
  /** Null if the company has no address. */
  place: string | null
  email: string
  phone: string | null
  /** JSON of CreditHold; null: the company can order. */
  credit_hold: string | null
}

/** SQL: that of the company, else of one of its users. */
const placeSql = `(SELECT a.postcode || ' ' || a.city FROM addresses a WHERE a.company_id = m.id
  ORDER BY a.customer_id IS NOT NULL, a.is_default DESC, a.id LIMIT 1)`

const columns = `m.id, m.name, m.external_code AS number, ${placeSql} AS place, m.email, m.phone,
  (SELECT json_object('since', since, 'reason', reason, 'openCents', open_cents) FROM credit_holds WHERE company_id = m.id) AS credit_hold`

const approved = "FROM companies m WHERE m.status = 'approved'"

/** SQL: the search ?1 is part of a text of the company, of a user or of an address. SQLite folds only ASCII letters. */
const matches = (texts: string) => `instr(lower(${texts}), ?1) > 0`
const searched = `(?1 = '' OR ${matches("m.name || ' ' || COALESCE(m.external_code, '') || ' ' || m.email")}
  OR EXISTS (SELECT 1 FROM customers c WHERE c.company_id = m.id AND c.removed_at IS NULL
    AND ${matches("c.first_name || ' ' || c.last_name || ' ' || c.email")})
  OR EXISTS (SELECT 1 FROM addresses a WHERE a.company_id = m.id AND ${matches("a.postcode || ' ' || a.city || ' ' || a.address1")}))`

/** A page of companies by name, and the total. @param search in lower case */
export async function listDeskCompanies(
  db: Sql,
  search: string,
  page: { first: number; offset: number },
): Promise<{ total: number; companies: DeskCompanyRow[] }> {
  const [counted, companies] = await db.batch<DeskCompanyRow & { total: number }>([
    db.prepare(`SELECT COUNT(*) AS total ${approved} AND ${searched}`).bind(search),
    db
      .prepare(`SELECT ${columns} ${approved} AND ${searched} ORDER BY m.name COLLATE NOCASE, m.id LIMIT ?2 OFFSET ?3`)
      .bind(search, page.first, page.offset),
  ])
  return { total: counted?.results[0]?.total ?? 0, companies: companies?.results ?? [] }
}

export const findDeskCompany = (db: Sql, id: number): Promise<DeskCompanyRow | null> =>
  db.prepare(`SELECT ${columns} ${approved} AND m.id = ?1`).bind(id).first<DeskCompanyRow>()

/** A user who can log in. */
export const findActiveUser = (db: Sql, id: number): Promise<CustomerRow | null> =>
  db
    .prepare(
      `SELECT ${customerColumns} FROM customers c JOIN companies m ON m.id = c.company_id AND m.status = 'approved'
        WHERE c.id = ?1 AND c.is_active = 1 AND c.removed_at IS NULL`,
    )
    .bind(id)
    .first<CustomerRow>()

export type DeskCompanyOrderRow = {
  number: number
  status: string
  created_at: string
  delivery_date: string | null
  customer: string
  placed_on_behalf_by: string | null
  grand_total_cents: number
}

/** The newest first. Requests for a quote are not orders. */
export async function readLatestOrders(db: Sql, companyId: number, limit: number): Promise<DeskCompanyOrderRow[]> {
  const sql = `SELECT o.number, o.status, o.created_at, o.delivery_date, c.first_name || ' ' || c.last_name AS customer,
      o.placed_on_behalf_by, o.grand_total_cents
    FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.company_id = ?1 AND o.status NOT LIKE 'offer%'
    ORDER BY o.created_at DESC, o.number DESC LIMIT ?2`
  return (await db.prepare(sql).bind(companyId, limit).all<DeskCompanyOrderRow>()).results
}
