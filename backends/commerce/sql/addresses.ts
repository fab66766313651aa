// Addresses of a customer and of the company; every query filters by company.
import type { Sql, SqlStatement } from '../../sql/database.ts'
import type { CustomerRow } from './customers.ts'

export type AddressRow = {
  id: number
  customer_id: number | null
  company_name: string | null
  first_name: string
  last_name: string
  address1: string
  address2: string | null
  postcode: string
  city: string
  state: string | null
  country: string
  phone: string
  vat_id: string | null
  is_default: number
  created_at: string
  updated_at: string
}

export type AddressFields = Omit<AddressRow, 'id' | 'customer_id' | 'created_at' | 'updated_at'>

const columns = `id, customer_id, company_name, first_name, last_name, address1, address2, postcode, city, state, country,
  phone, vat_id, is_default, created_at, updated_at`

/** The customer's addresses, default first, then those of the company; never a colleague's. */
export function selectAddresses(db: Sql, customer: CustomerRow): SqlStatement {
  const sql = `SELECT ${columns} FROM addresses WHERE company_id = ?1 AND (customer_id = ?2 OR customer_id IS NULL)
    ORDER BY customer_id IS NULL, is_default DESC, id`
  return db.prepare(sql).bind(customer.company_id, customer.id)
}

export const readAddresses = async (db: Sql, customer: CustomerRow): Promise<AddressRow[]> =>
  (await selectAddresses(db, customer).all<AddressRow>()).results

export function readCompanyAddress(db: Sql, companyId: number): Promise<AddressRow | null> {
  const sql = `SELECT ${columns} FROM addresses WHERE company_id = ?1 AND customer_id IS NULL ORDER BY id LIMIT 1`
  return db.prepare(sql).bind(companyId).first<AddressRow>()
}

const values = (fields: AddressFields) => [
  fields.company_name,
  fields.first_name,
  fields.last_name,
  fields.address1,
  fields.address2,
  fields.postcode,
  fields.city,
  fields.state,
  fields.country,
  fields.phone,
  fields.vat_id,
  fields.is_default,
]

/** Clears the former default, because a customer has one. */
export function clearDefault(db: Sql, customer: CustomerRow, now: string): SqlStatement {
  return db
    .prepare('UPDATE addresses SET is_default = 0, updated_at = ?2 WHERE customer_id = ?1 AND is_default = 1')
    .bind(customer.id, now)
}

export function insertAddress(db: Sql, customer: CustomerRow, fields: AddressFields, now: string) {
  const sql = `INSERT INTO addresses (company_name, first_name, last_name, address1, address2, postcode, city, state, country,
      phone, vat_id, is_default, company_id, customer_id, created_at, updated_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?15)`
  return db.prepare(sql).bind(...values(fields), customer.company_id, customer.id, now)
}

export function replaceAddress(db: Sql, customer: CustomerRow, id: number, fields: AddressFields, now: string) {
  const sql = `UPDATE addresses SET company_name = ?1, first_name = ?2, last_name = ?3, address1 = ?4, address2 = ?5,
      postcode = ?6, city = ?7, state = ?8, country = ?9, phone = ?10, vat_id = ?11, is_default = ?12, updated_at = ?13
    WHERE id = ?14 AND customer_id = ?15`
  return db.prepare(sql).bind(...values(fields), now, id, customer.id)
}

export function deleteAddress(db: Sql, customer: CustomerRow, id: number): SqlStatement {
  return db.prepare('DELETE FROM addresses WHERE id = ?1 AND customer_id = ?2').bind(id, customer.id)
}
