import type { Sql, SqlStatement } from '../../sql/database.ts'

type CompanyStatus = 'pending' | 'approved' | 'rejected' | 'blocked'

export type CustomerRow = {
  id: number
  company_id: number
  email: string
  first_name: string
  last_name: string
  gender: string | null
  date_of_birth: string | null
  phone: string | null
  is_active: number
  is_verified: number
  newsletter: number
  /** 1: gets mails about the progress of orders. */
  progress_mails: number
  preferred_unit_id: number | null
  /** The company's profile: codes separated by commas, in the order of the regulation. */
  avoided_allergens: string
  /** By contracts/permissions.ts. */
  role: string
  last_login_at: string | null
  /** Of mails. */
  locale: string
  epoch: number
  created_at: string
  updated_at: string
  company_status: CompanyStatus
  price_group: string
  /** 1: the company has prices of its own. */
  has_own_prices: number
  /** The company's. */
  vat_number: string | null
  /** 1: the user has a limit, which applies to buyers. */
  has_limits: number
  /** JSON of CreditHold; null: the company can order. */
  credit_hold: string | null
  /** JSON of OnBehalf; null or absent: the customer's own token, or not the customer of a token. */
  on_behalf?: string | null
}

/** The member of staff who uses a token in the name of a customer. */
export type OnBehalf = { id: number; email: string; name: string }

/** `openCents`: what the company owes by the books of the wholesaler; null: the sum of its unpaid invoices. */
export type CreditHold = { since: string; reason: string | null; openCents: number | null }

/** Columns of `customers c` and `companies m`. */
export const customerColumns = `c.id, c.company_id, c.email, c.first_name, c.last_name, c.gender, c.date_of_birth, c.phone, c.is_active,
  c.is_verified, c.newsletter, c.progress_mails, c.preferred_unit_id, m.avoided_allergens, c.role, c.last_login_at, c.locale, c.epoch, c.created_at, c.updated_at,
  m.status AS company_status, m.price_group, m.vat_number,
  COALESCE(c.order_limit_cents, c.month_limit_cents) IS NOT NULL AS has_limits,
  EXISTS (SELECT 1 FROM customer_prices WHERE company_id = m.id) AS has_own_prices,
  (SELECT json_object('since', since, 'reason', reason, 'openCents', open_cents) FROM credit_holds WHERE company_id = m.id) AS credit_hold`

/**
 * SQL: holder of token ?1 at time ?2: not expired or revoked, active user of an approved company. `f`: the member of staff of a token in the
 * customer's name, whose session has not ended; null for a token of the customer.
 */
export const tokenHolderSql = `access_tokens t
  JOIN customers c ON c.id = t.customer_id AND c.epoch = t.epoch AND c.is_active = 1
  JOIN companies m ON m.id = c.company_id AND m.status = 'approved'
  LEFT JOIN staff_sessions fs ON fs.token_hash = t.staff_session AND fs.expires_at > ?2
  LEFT JOIN staff f ON f.id = fs.staff_id
  WHERE t.token_hash = ?1 AND t.expires_at > ?2 AND (t.staff_session IS NULL OR f.id IS NOT NULL)`

const onBehalfColumn =
  "CASE WHEN f.id IS NOT NULL THEN json_object('id', f.id, 'email', f.email, 'name', f.name) END AS on_behalf"

export const selectCustomerByToken = (db: Sql, tokenHash: string, now: string): SqlStatement =>
  db.prepare(`SELECT ${customerColumns}, ${onBehalfColumn} FROM ${tokenHolderSql}`).bind(tokenHash, now)

/** Null: the customer. */
export const onBehalfOf = ({ on_behalf }: CustomerRow): OnBehalf | null => (on_behalf ? JSON.parse(on_behalf) : null)

const byEmailSql = `SELECT ${customerColumns}, c.password_hash FROM customers c JOIN companies m ON m.id = c.company_id
  WHERE c.email = ?1`

/** The customer with an e-mail address in any state, with the password hash. */
export function findCustomerByEmail(db: Sql, email: string): Promise<(CustomerRow & { password_hash: string }) | null> {
  return db.prepare(byEmailSql).bind(email).first<CustomerRow & { password_hash: string }>()
}

const avoidSql = 'UPDATE companies SET avoided_allergens = ?2 WHERE id = ?1'

/** @param avoided codes separated by commas */
export async function updateAvoidedAllergens(db: Sql, companyId: number, avoided: string): Promise<void> {
  await db.prepare(avoidSql).bind(companyId, avoided).run()
}

export type AccountFields = Pick<
  CustomerRow,
  'first_name' | 'last_name' | 'gender' | 'email' | 'phone' | 'preferred_unit_id' | 'is_verified' | 'progress_mails'
>

const changeSql = `UPDATE customers SET first_name = ?2, last_name = ?3, gender = ?4, email = ?5, phone = ?6,
  preferred_unit_id = ?7, is_verified = ?8, progress_mails = ?9, updated_at = ?10 WHERE id = ?1`

export function updateCustomer(db: Sql, id: number, fields: AccountFields, now: string): SqlStatement {
  const { first_name, last_name, gender, email, phone, preferred_unit_id, is_verified, progress_mails } = fields
  return db
    .prepare(changeSql)
    .bind(id, first_name, last_name, gender, email, phone, preferred_unit_id, is_verified, progress_mails, now)
}

export const recordLogin = (db: Sql, id: number, now: string): SqlStatement =>
  db.prepare('UPDATE customers SET last_login_at = ?2 WHERE id = ?1').bind(id, now)

export type CompanyRow = {
  id: number
  name: string
  activity: string | null
  email: string
  phone: string | null
  vat_number: string | null
  website: string | null
  external_code: string | null
  is_updated: number
  status: CompanyStatus
}

export function selectCompany(db: Sql, id: number): SqlStatement {
  const sql = `SELECT id, name, activity, email, phone, vat_number, website, external_code, is_updated, status
    FROM companies WHERE id = ?1`
  return db.prepare(sql).bind(id)
}

export const readCompany = (db: Sql, id: number): Promise<CompanyRow | null> =>
  selectCompany(db, id).first<CompanyRow>()

// Limits of buyers: reads explain an order that is rejected; the condition in the statement that inserts it decides.

/** SQL: cents of goods that customer `c` ordered since an instant, without tax and delivery costs. Requests for quotes and canceled orders do not count. */
const orderedSql = (since: string) => `(SELECT COALESCE(SUM(o.subtotal_cents), 0) FROM orders o
  WHERE o.customer_id = c.id AND o.created_at >= ${since} AND o.status <> 'canceled' AND o.status NOT LIKE 'offer%')`

/**
 * SQL: whether a customer may order goods of this amount without an approval. Other roles have no limits.
 * @param customer, cents, monthStart placeholders such as `?2`
 */
export const isWithinLimitsSql = (customer: string, cents: string, monthStart: string) => `NOT EXISTS (
  SELECT 1 FROM customers c WHERE c.id = ${customer} AND c.role = 'buyer'
    AND (c.order_limit_cents < ${cents} OR c.month_limit_cents < ${cents} + ${orderedSql(monthStart)}))`

export type LimitRow = {
  order_limit_cents: number | null
  month_limit_cents: number | null
  ordered_cents: number
}

/** Limits of a buyer and the cents ordered since the start of the month; no row for other roles and without limits. */
export const selectLimits = (db: Sql, customerId: number, monthStart: string): SqlStatement =>
  db
    .prepare(
      `SELECT c.order_limit_cents, c.month_limit_cents, ${orderedSql('?2')} AS ordered_cents FROM customers c
        WHERE c.id = ?1 AND c.role = 'buyer' AND COALESCE(c.order_limit_cents, c.month_limit_cents) IS NOT NULL`,
    )
    .bind(customerId, monthStart)

/** @returns false if the company has no such user with the role of a buyer */
export async function updateLimits(
  db: Sql,
  companyId: number,
  id: number,
  { orderCents, monthCents }: { orderCents: number | null; monthCents: number | null },
  now: string,
): Promise<boolean> {
  const sql = `UPDATE customers SET order_limit_cents = ?3, month_limit_cents = ?4, updated_at = ?5
    WHERE id = ?1 AND company_id = ?2 AND removed_at IS NULL AND role = 'buyer'`
  return (await db.prepare(sql).bind(id, companyId, orderCents, monthCents, now).run()).meta.changes > 0
}
