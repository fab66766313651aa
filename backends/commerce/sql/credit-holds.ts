import type { Sql } from '../../sql/database.ts'
import { unpaidStates } from '../rules/invoice.ts'
import type { CreditHold } from './customers.ts'
import { invoicesByOrderSql, ofCompanySql } from './invoices.ts'

const insertSql = `INSERT INTO credit_holds (company_id, since, reason, open_cents) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT (company_id) DO UPDATE SET reason = excluded.reason, open_cents = excluded.open_cents`

/** Puts a company on hold, or changes the reason and the amount of its hold, which keeps its date. */
export async function holdCompany(db: Sql, companyId: number, { since, reason, openCents }: CreditHold): Promise<void> {
  await db.prepare(insertSql).bind(companyId, since, reason, openCents).run()
}

/** @returns false if the company is not on hold */
export async function releaseCompany(db: Sql, companyId: number): Promise<boolean> {
  const sql = 'DELETE FROM credit_holds WHERE company_id = ?1 RETURNING company_id'
  return (await db.prepare(sql).bind(companyId).first()) !== null
}

export type HeldCompany = {
  id: number
  name: string
  email: string
  since: string
  reason: string | null
  open_cents: number | null
}

export async function listHeldCompanies(db: Sql): Promise<HeldCompany[]> {
  const sql = `SELECT m.id, m.name, m.email, h.since, h.reason, h.open_cents
    FROM credit_holds h JOIN companies m ON m.id = h.company_id ORDER BY h.since, m.id`
  return (await db.prepare(sql).all<HeldCompany>()).results
}

/** Sum of the unpaid invoices of all users of a company, in cents; read like `readUnpaidInvoices`. */
export async function sumUnpaidInvoices(db: Sql, companyId: number): Promise<number> {
  const sql = `SELECT COALESCE(SUM(o.grand_total_cents), 0) AS cents FROM ${invoicesByOrderSql} CROSS JOIN orders o ON o.id = i.order_id
    WHERE ${ofCompanySql} AND +i.state IN (SELECT value FROM json_each(?2))`
  return (await db.prepare(sql).bind(companyId, JSON.stringify(unpaidStates)).first<number>('cents')) ?? 0
}
