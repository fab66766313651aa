/** `customers.csv`: one row per contact of a company. Columns of the company have the same values in each of its rows, or are empty after the first. */
import { locales } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import type { Row } from '../../sql/insert-rows.ts'
import { dummyHash } from '../rules/account/password.ts'
import { countryCodes } from '../rules/countries.ts'
import { isEmail } from '../rules/email.ts'
import { isVatNumber, toEuVatNumber, toVatNumber } from '../rules/vat-number.ts'
import { CellError, code, flag, line, oneOf, toFlag } from './columns/cell.ts'
import { type Column, type CsvRecord, findMissing, type ParsedRow, type Rejection } from './columns/columns.ts'
import { IdMap } from './ids.ts'
import type { Counts } from './prices.ts'

const email = (text: string): string => {
  if (!isEmail(text)) throw new CellError(`"${text}" is not a mail address`)
  return text.toLowerCase()
}

const vatNumber = (text: string): string => {
  const country = text.slice(0, 2).toUpperCase()
  const number = toVatNumber(country, text)
  if (!isVatNumber(country, number) && !toEuVatNumber(number))
    throw new CellError(`"${text}" is not a valid VAT number`)
  return number
}

const statuses = ['pending', 'approved', 'rejected', 'blocked'] as const

const companyColumns: readonly Column[] = [
  { name: 'company_code', parse: code, isRequired: true, about: 'customer number at the wholesaler' },
  { name: 'company', parse: line(120), isRequired: true, about: 'name' },
  { name: 'vat_number', parse: vatNumber, about: 'VAT number with country prefix' },
  { name: 'company_email', parse: email, isRequired: true, about: 'mail address of the company' },
  { name: 'company_phone', parse: line(40), about: 'telephone of the company' },
  { name: 'activity', parse: line(120), about: 'kind of business' },
  { name: 'website', parse: line(200), about: 'website' },
  { name: 'price_group', parse: code, isRequired: true, about: 'price group, as in prices.csv' },
  { name: 'status', parse: oneOf(statuses), values: statuses, about: 'approved if empty' },
  { name: 'address1', parse: line(120), isRequired: true, about: 'street and number' },
  { name: 'address2', parse: line(120), about: 'second line' },
  { name: 'postcode', parse: line(12), isRequired: true, about: 'postcode' },
  { name: 'city', parse: line(80), isRequired: true, about: 'town' },
  { name: 'country', parse: oneOf(countryCodes), isRequired: true, about: 'country code, such as BE' },
]

const contactColumns: readonly Column[] = [
  { name: 'email', parse: email, isRequired: true, about: 'mail address with which the customer logs in' },
  { name: 'first_name', parse: line(60), isRequired: true, about: 'first name' },
  { name: 'last_name', parse: line(60), isRequired: true, about: 'last name' },
  { name: 'phone', parse: line(40), about: 'telephone' },
  { name: 'language', parse: oneOf(locales), values: locales, about: 'language of mails; nl if empty' },
  { name: 'active', parse: flag, about: 'may log in; yes if empty' },
]

export const customerColumns: readonly Column[] = [...companyColumns, ...contactColumns]

const currentSql = `SELECT c.id, m.id AS company_id, a.id AS address_id, c.email, c.first_name, c.last_name, c.phone, c.is_active, c.locale,
    c.created_at, m.name, m.email AS company_email, m.phone AS company_phone, m.activity, m.website, m.vat_number, m.external_code,
    m.price_group, m.status, m.created_at AS company_created_at, a.address1, a.address2, a.postcode, a.city, a.country
  FROM customers c JOIN companies m ON m.id = c.company_id
  LEFT JOIN addresses a ON a.id = (SELECT min(id) FROM addresses WHERE company_id = m.id AND customer_id IS NULL)
  ORDER BY m.id, c.id`

type CurrentRow = Record<
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'locale'
  | 'created_at'
  | 'name'
  | 'company_email'
  | 'price_group'
  | 'status'
  | 'company_created_at',
  string
> &
  Record<
    | 'phone'
    | 'company_phone'
    | 'activity'
    | 'website'
    | 'vat_number'
    | 'external_code'
    | 'address1'
    | 'address2'
    | 'postcode'
    | 'city'
    | 'country',
    string | null
  > & { id: number; company_id: number; address_id: number | null; is_active: number }

const readCurrent = async (db: Sql) => (await db.prepare(currentSql).all<CurrentRow>()).results

const toRecord = (row: CurrentRow): CsvRecord => ({
  company_code: row.external_code ?? '',
  company: row.name,
  vat_number: row.vat_number ?? '',
  company_email: row.company_email,
  company_phone: row.company_phone ?? '',
  activity: row.activity ?? '',
  website: row.website ?? '',
  price_group: row.price_group,
  status: row.status,
  address1: row.address1 ?? '',
  address2: row.address2 ?? '',
  postcode: row.postcode ?? '',
  city: row.city ?? '',
  country: row.country ?? '',
  email: row.email.toLowerCase(),
  first_name: row.first_name,
  last_name: row.last_name,
  phone: row.phone ?? '',
  language: row.locale,
  active: toFlag(row.is_active),
})

/** Contacts of companies with a customer number: others exist in the shop only. */
export const readCustomerRecords = async (db: Sql): Promise<CsvRecord[]> =>
  (await readCurrent(db)).filter(({ external_code }) => external_code).map(toRecord)

const companyIdsSql = "SELECT coalesce(external_code, 'id ' || id) AS key, id FROM companies"

/** Ids of companies by their customer number. */
export const readCompanyIds = async (db: Sql): Promise<IdMap> =>
  new IdMap((await db.prepare(companyIdsSql).all<{ key: string; id: number }>()).results)

export type CustomerChanges = { companies: Row[]; customers: Row[]; addresses: Row[]; counts: Counts }

export async function mergeCustomers(
  db: Sql,
  rows: readonly ParsedRow[],
  { companyIds, now }: { companyIds: IdMap; now: Date },
  rejected: Rejection[],
): Promise<CustomerChanges> {
  const current = await readCurrent(db)
  const byEmail = new Map(current.map((row) => [row.email.toLowerCase(), row]))
  const byCode = new Map(current.map((row) => [row.external_code ?? '', row]))
  const read = async (sql: string) => (await db.prepare(sql).all<{ key: string; id: number }>()).results
  const addressIds = new IdMap(await read("SELECT 'id ' || id AS key, id FROM addresses"))
  const customerIds = new IdMap(await read('SELECT lower(email) AS key, id FROM customers'))
  const vatOwners = new Map(current.map((row) => [row.vat_number ?? '', row.external_code]))
  const companies = new Map<string, ParsedRow>()
  const seen = new Map<string, number>()
  const changes: CustomerChanges = {
    companies: [],
    customers: [],
    addresses: [],
    counts: { new: 0, changed: 0, unchanged: 0 },
  }
  const at = now.toISOString()
  for (const { line: number, record } of rows) {
    const before = rejected.length
    const reject = (column: string, reason: string) => rejected.push({ line: number, column, reason })
    const { company_code: companyCode = '', email: address = '' } = record
    const old = byEmail.get(address)
    const company = byCode.get(companyCode)
    const first = companies.get(companyCode)
    const defaults: CsvRecord = { status: 'approved', language: 'nl', active: 'yes' }
    const given = Object.fromEntries(
      Object.entries(record).filter(([name, value]) => value !== '' || !(name in defaults)),
    )
    const shared = first?.record ?? (company ? pick(toRecord(company), companyColumns) : {})
    const full: CsvRecord = { ...defaults, ...(old && pick(toRecord(old), contactColumns)), ...shared, ...given }
    if (first)
      for (const { name } of companyColumns) {
        full[name] ||= shared[name] ?? ''
        if (full[name] !== (shared[name] ?? '')) reject(name, `differs from line ${first.line} of the same company`)
      }
    for (const column of findMissing(full, customerColumns)) reject(column, 'is empty')
    if (seen.has(address)) reject('email', `"${address}" is in line ${seen.get(address)} too`)
    seen.set(address, number)
    if (old && old.external_code !== companyCode) reject('email', `"${address}" belongs to another company`)
    const vatOwner = full.vat_number ? vatOwners.get(full.vat_number) : undefined
    if (vatOwner !== undefined && vatOwner !== companyCode)
      reject('vat_number', `"${full.vat_number}" belongs to another company`)
    if (rejected.length > before) continue
    if (full.vat_number) vatOwners.set(full.vat_number, companyCode)

    const isSame = old && isEqual(toRecord(old), full, customerColumns)
    changes.counts[isSame ? 'unchanged' : old ? 'changed' : 'new'] += 1
    const companyId = companyIds.add(companyCode)
    if (!first) {
      companies.set(companyCode, { line: number, record: pick(full, companyColumns) })
      if (!company || !isEqual(toRecord(company), full, companyColumns)) addCompany(full, companyId, company)
    }
    if (isSame) continue
    // a new customer sets a password by the link of the login page
    changes.customers.push([
      ...[customerIds.add(address), companyId, address, dummyHash, full.first_name ?? '', full.last_name ?? ''],
      ...[full.phone || null, full.active === 'yes', true, full.language ?? 'nl', old?.created_at ?? at, at],
    ])
  }
  return changes

  function addCompany(full: CsvRecord, id: number, old: CurrentRow | undefined): void {
    const text = (name: string) => full[name] || null
    changes.companies.push([
      ...[id, text('company'), text('activity'), text('company_email'), text('company_phone'), text('vat_number')],
      ...[text('website'), text('company_code'), false, text('status'), text('price_group')],
      old?.company_created_at ?? at,
    ])
    const addressId = old?.address_id ?? addressIds.add(`of ${id}`)
    changes.addresses.push([
      ...[addressId, id, text('company'), full.first_name ?? '', full.last_name ?? '', text('address1')],
      ...[text('address2'), text('postcode'), text('city'), null, text('country')],
      ...[full.company_phone || full.phone || '', text('vat_number'), true, at, at],
    ])
  }
}

const isEqual = (old: CsvRecord, record: CsvRecord, columns: readonly Column[]): boolean =>
  columns.every(({ name }) => old[name] === (record[name] ?? ''))

const pick = (record: CsvRecord, columns: readonly Column[]): CsvRecord =>
  Object.fromEntries(columns.map(({ name }) => [name, record[name] ?? '']))
