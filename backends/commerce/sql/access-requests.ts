import type { Locale } from '../../graphql/locales.ts'
import type { Sql, SqlStatement } from '../../sql/database.ts'
import type { AccessRequest } from '../rules/account/access-request.ts'

/** Default of a new company; the operator may change it. */
const priceGroup = 'B'

/** Inserts a pending company with its first user and address, linked by the unique VAT number. */
export function insertAccessRequest(
  db: Sql,
  request: AccessRequest,
  { locale, passwordHash, now }: { locale: Locale; passwordHash: string; now: string },
): SqlStatement[] {
  const { companyName, firstName, lastName, vatNumber } = request
  const ofCompany = '(SELECT id FROM companies WHERE vat_number = ?1)'
  const company = `INSERT INTO companies (vat_number, name, activity, email, phone, website, is_updated, status, price_group, created_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, 1, 'pending', ?7, ?8)`
  const customer = `INSERT INTO customers (company_id, email, password_hash, first_name, last_name, locale, created_at, updated_at)
    VALUES (${ofCompany}, ?2, ?3, ?4, ?5, ?6, ?7, ?7)`
  const address = `INSERT INTO addresses (company_id, customer_id, company_name, first_name, last_name, address1, address2,
      postcode, city, country, phone, vat_id, is_default, created_at, updated_at)
    VALUES (${ofCompany}, NULL, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?1, 0, ?11, ?11)`
  const { activity, companyEmail, companyPhone, website, email, address1, address2, postcode, city, country, phone } =
    request
  return [
    db.prepare(company).bind(vatNumber, companyName, activity, companyEmail, companyPhone, website, priceGroup, now),
    db.prepare(customer).bind(vatNumber, email, passwordHash, firstName, lastName, locale, now),
    db
      .prepare(address)
      .bind(vatNumber, companyName, firstName, lastName, address1, address2, postcode, city, country, phone, now),
  ]
}

export type KnownCompany = { id: number; name: string; email: string; status: string; created_at: string }

const companyColumns = 'id, name, email, status, created_at'

export function findCompanyByVat(db: Sql, vatNumber: string): Promise<KnownCompany | null> {
  return db
    .prepare(`SELECT ${companyColumns} FROM companies WHERE vat_number = ?1`)
    .bind(vatNumber)
    .first<KnownCompany>()
}

/** By id, VAT number or exact name, which several companies may share. */
export async function findCompanies(db: Sql, named: string): Promise<KnownCompany[]> {
  const sql = `SELECT ${companyColumns} FROM companies WHERE CAST(id AS TEXT) = ?1 OR vat_number = ?1 OR name = ?1 COLLATE NOCASE`
  return (await db.prepare(sql).bind(named).all<KnownCompany>()).results
}

export async function listPending(db: Sql): Promise<KnownCompany[]> {
  const sql = `SELECT ${companyColumns} FROM companies WHERE status = 'pending' ORDER BY created_at, id`
  return (await db.prepare(sql).all<KnownCompany>()).results
}

/** The newest first. */
export async function listRequests(db: Sql, status: 'pending' | 'rejected', atMost: number): Promise<RequestRow[]> {
  const sql = `${requestSql} WHERE m.status = ?1 ORDER BY m.created_at DESC, m.id DESC LIMIT ?2`
  return (await db.prepare(sql).bind(status, atMost).all<RequestRow>()).results
}

export type RequestRow = KnownCompany & {
  vat_number: string
  activity: string | null
  phone: string | null
  website: string | null
  first_name: string | null
  last_name: string | null
  user_email: string | null
  address1: string | null
  address2: string | null
  postcode: string | null
  city: string | null
  country: string | null
}

const requestSql = `SELECT m.id, m.name, m.email, m.status, m.created_at, m.vat_number, m.activity, m.phone, m.website,
    c.first_name, c.last_name, c.email AS user_email, a.address1, a.address2, a.postcode, a.city, a.country
  FROM companies m
  LEFT JOIN customers c ON c.id = (SELECT min(id) FROM customers WHERE company_id = m.id)
  LEFT JOIN addresses a ON a.id = (SELECT min(id) FROM addresses WHERE company_id = m.id AND customer_id IS NULL)`

export const findRequest = (db: Sql, by: 'vat_number' | 'id', value: string): Promise<RequestRow | null> =>
  db.prepare(`${requestSql} WHERE m.${by} = ?1`).bind(value).first<RequestRow>()

/** Decides about a pending company; for others it violates a constraint, which rolls the batch back. */
export const decide = (db: Sql, id: number, decision: 'approved' | 'rejected'): SqlStatement =>
  db.prepare("UPDATE companies SET status = CASE WHEN status = 'pending' THEN ?2 END WHERE id = ?1").bind(id, decision)

export type NewUser = {
  id: number
  email: string
  first_name: string
  locale: Locale
  epoch: number
  password_hash: string
}

export async function listUsers(db: Sql, companyId: number): Promise<NewUser[]> {
  const sql = `SELECT id, email, first_name, locale, epoch, password_hash FROM customers
    WHERE company_id = ?1 AND is_active = 1 ORDER BY id`
  return (await db.prepare(sql).bind(companyId).all<NewUser>()).results
}
