import type { Role } from '#contracts/permissions.ts'
import type { Sql } from '../../sql/database.ts'
import { insertRows, type Row } from '../../sql/insert-rows.ts'
import { hashPassword } from '../rules/account/password.ts'
import { addresses } from './addresses.ts'

export const demoPassword = 'proviant-demo'

/** Hashed once per process: a real hash is slow, and all demo customers have the same password. */
let demoHash: Promise<string> | undefined

const since = '2025-02-03T09:00:00.000Z'

// [id, name, activity, email, phone, vat_number, website, external_code, is_updated, status, price_group, created_at]
const companies: Row[] = [
  [
    1,
    'Brasserie Nova',
    'Brasserie',
    'info@brasserie-nova.example',
    '+32 9 555 01 20',
    'BE0123456749',
    'https://brasserie-nova.example',
    'C10231',
    false,
    'approved',
    'A',
    since,
  ],
  [
    2,
    'Gasthaus Adler',
    'Gasthaus mit Hotel',
    'info@gasthaus-adler.example',
    '+49 241 5550134',
    'DE123456788',
    'https://gasthaus-adler.example',
    'C10458',
    false,
    'approved',
    'B',
    since,
  ],
  [
    3,
    'Traiteur De Wacht',
    'Traiteur',
    'wacht@pending.example',
    '+32 3 555 01 77',
    'BE0987654394',
    null,
    null,
    true,
    'pending',
    'B',
    '2026-11-12T14:20:00.000Z',
  ],
  // on hold
  [
    9,
    'Bistro De Kade',
    'Bistro',
    'info@bistro-de-kade.example',
    '+32 3 555 01 90',
    'BE0177553352',
    null,
    'C10777',
    false,
    'approved',
    'B',
    since,
  ],
]

// [id, company_id, email, first_name, last_name, gender, date_of_birth, phone, is_verified, newsletter, unit]
const people = [
  [
    1,
    1,
    'nadia@brasserie-nova.example',
    'Nadia',
    'Benali',
    'Female',
    '1986-04-17',
    '+32 470 55 01 21',
    true,
    true,
    'case',
  ],
  [2, 1, 'tom@brasserie-nova.example', 'Tom', 'Verbeke', 'Male', '1993-09-02', '+32 470 55 01 22', true, false, null],
  [
    3,
    2,
    'lena@gasthaus-adler.example',
    'Lena',
    'Hoffmann',
    'Female',
    '1979-12-08',
    '+49 170 5550135',
    true,
    true,
    'case',
  ],
  [4, 3, 'wacht@pending.example', 'An', 'De Wacht', 'Female', null, '+32 470 55 01 78', false, false, null],
  [9, 9, 'sam@bistro-de-kade.example', 'Sam', 'Peeters', 'Other', null, '+32 470 55 01 91', true, false, 'case'],
  [5, 1, 'sofie@brasserie-nova.example', 'Sofie', 'Maes', 'Female', null, '+32 9 555 01 23', true, false, null],
  [6, 1, 'jana@brasserie-nova.example', 'Jana', 'Wouters', 'Female', null, '+32 470 55 01 24', true, false, null],
] as const

/** Others are administrators. */
const roles: Readonly<Record<number, Role>> = { 5: 'bookkeeper', 6: 'buyer' }

/** A buyer who may order for € 250 without an approval. */
const insertLimit = 'UPDATE customers SET order_limit_cents = 25000 WHERE id = 6'

/** An open invitation; its token is not known. */
const insertInvitation = `INSERT INTO invitations (token_hash, company_id, email, role, invited_by, created_at, expires_at)
  VALUES ('demo', 1, 'jonas@brasserie-nova.example', 'buyer', 1, '2026-11-26T08:30:00.000Z', '2099-12-31T08:30:00.000Z')`

export const demoEmails: readonly string[] = people.map(([, , email]) => email)

/** Inserts companies, customers and addresses; returns the customers' ids by first name in lower case. */
export async function seedPeople(
  db: Sql,
  units: ReadonlyMap<string, number>,
): Promise<{ nadia: number; tom: number; lena: number }> {
  const companyColumns =
    'id, name, activity, email, phone, vat_number, website, external_code, is_updated, status, price_group, created_at'
  await insertRows(db, 'companies', companyColumns, companies)
  demoHash ??= hashPassword(demoPassword)
  const password = await demoHash
  const customers = people.map(
    ([id, company, email, first, last, gender, born, phone, verified, newsletter, unit]): Row => [
      ...[id, company, email, password, first, last, gender, born, phone, true, verified, newsletter],
      ...[unit === null ? null : (units.get(unit) ?? null), 0, since, since, roles[id] ?? 'administrator'],
    ],
  )
  const customerColumns = `id, company_id, email, password_hash, first_name, last_name, gender, date_of_birth, phone, is_active,
    is_verified, newsletter, preferred_unit_id, epoch, created_at, updated_at, role`
  await insertRows(db, 'customers', customerColumns, customers)
  await db.prepare(insertLimit).run()
  await db.prepare(insertInvitation).run()
  const addressColumns = `id, company_id, customer_id, company_name, first_name, last_name, address1, address2, postcode, city,
    state, country, phone, vat_id, is_default, created_at, updated_at`
  await insertRows(
    db,
    'addresses',
    addressColumns,
    addresses.map((row, index) => [index + 1, ...row, since, since]),
  )
  await insertRows(db, 'credit_holds', 'company_id, since, reason, open_cents', [
    [9, '2026-11-16T08:00:00.000Z', 'F-2026-0871, F-2026-0904', 184260],
  ])
  return { nadia: 1, tom: 2, lena: 3 }
}
