// Erases a person from the commerce database (article 17 of the GDPR). Orders stay until the end of their retention period.
import type { Sql, SqlStatement } from '../../../sql/database.ts'
import { dummyHash } from '../../rules/account/password.ts'

export type Erasure = {
  /** Accounts without a name and an address, for orders that refer to them. */
  accounts: number
  /** Companies whose request for access was not approved: deleted. */
  requests: number
  mails: number
  /** Orders that keep the addresses of their documents. */
  keptOrders: number
  /** Names of companies whose own address it is: it stays. */
  companies: string[]
  /** Names of companies without another administrator. */
  withoutAdministrator: string[]
}

/** SQL: ids of the accounts of address ?1. */
const accounts = 'SELECT id FROM customers WHERE email = ?1'

/** Companies without access and orders, whose only account has address ?1. */
const requestsSql = `SELECT m.id FROM companies m WHERE m.status IN ('pending', 'rejected')
  AND EXISTS (SELECT 1 FROM customers c WHERE c.company_id = m.id AND c.email = ?1)
  AND NOT EXISTS (SELECT 1 FROM customers c WHERE c.company_id = m.id AND c.email <> ?1)
  AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.company_id = m.id)`

/** SQL: those of the JSON list ?1 that are still without access. */
const requests = `SELECT id FROM companies WHERE id IN (SELECT value FROM json_each(?1)) AND status IN ('pending', 'rejected')`

/** Deletes companies that asked for access, by a JSON list of ids. The audit log keeps account, action and time: an id may be used again. */
export const deleteRequests = (db: Sql, ids: string): SqlStatement[] => [
  db
    .prepare(`UPDATE desk_log SET subject = NULL, detail = ''
      WHERE subject IN (SELECT 'company:' || id FROM companies WHERE id IN (${requests}))`)
    .bind(ids),
  ...['events', 'addresses', 'customers'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE company_id IN (${requests})`).bind(ids),
  ),
  db.prepare(`DELETE FROM companies WHERE id IN (${requests}) RETURNING id`).bind(ids),
]

/** In one transaction: a person is erased as a whole, or not at all. */
export async function erasePerson(db: Sql, email: string, now: string): Promise<Erasure> {
  const withEmail = (sql: string) => db.prepare(sql).bind(email)
  const { results: requested } = await withEmail(requestsSql).all<{ id: number }>()
  const ids = JSON.stringify(requested.map(({ id }) => id))
  const results = await db.batch<{ name: string; count: number }>([
    withEmail(`SELECT COUNT(*) AS count FROM orders WHERE customer_id IN (${accounts})`),
    withEmail(`SELECT m.name FROM customers c JOIN companies m ON m.id = c.company_id AND m.status = 'approved'
      WHERE c.email = ?1 AND c.role = 'administrator' AND NOT EXISTS (SELECT 1 FROM customers o
        WHERE o.company_id = c.company_id AND o.id <> c.id AND o.role = 'administrator' AND o.is_active = 1)`),
    withEmail('DELETE FROM outbox WHERE lower(recipient) = lower(?1)'),
    ...deleteRequests(db, ids),
    withEmail('SELECT name FROM companies WHERE email = ?1 COLLATE NOCASE ORDER BY name'),
    withEmail('DELETE FROM invitations WHERE email = ?1'),
    // keys of rules/account/attempt-limit.ts
    withEmail(`DELETE FROM login_failures
      WHERE instr(':' || replace(lower(key), ' ', ':') || ':', ':' || lower(?1) || ':') > 0`),
    withEmail('DELETE FROM password_tokens WHERE lower(email) = lower(?1)'),
    withEmail(`DELETE FROM email_changes
      WHERE customer_id IN (${accounts}) OR lower(former_email) = lower(?1) OR lower(new_email) = lower(?1)`),
    ...['access_tokens', 'password_tokens', 'carts', 'addresses'].map((table) =>
      withEmail(`DELETE FROM ${table} WHERE customer_id IN (${accounts})`),
    ),
    // of staff, for these accounts
    withEmail(`DELETE FROM carts WHERE staff_customer_id IN (${accounts})`),
    // that of an order stays with it
    withEmail(`DELETE FROM order_approvals WHERE customer_id IN (${accounts}) AND status <> 'approved'`),
    // lists of the company stay
    withEmail(`DELETE FROM product_lists WHERE company_id IS NULL AND customer_id IN (${accounts})`),
    db
      .prepare(`UPDATE customers SET first_name = '', last_name = '', phone = NULL, gender = NULL, date_of_birth = NULL,
          newsletter = 0, progress_mails = 0, is_active = 0, removed_at = ?2, updated_at = ?2, epoch = epoch + 1,
          password_hash = ?3, last_login_at = NULL, email = 'removed.' || id || '@removed.invalid'
        WHERE email = ?1`)
      .bind(email, now, dummyHash),
  ])
  const [orders, orphaned, mails, , , , , deleted, named] = results
  const names = (result: (typeof results)[number] | undefined) => (result?.results ?? []).map(({ name }) => name)
  return {
    accounts: results.at(-1)?.meta.changes ?? 0,
    requests: deleted?.results.length ?? 0,
    mails: mails?.meta.changes ?? 0,
    keptOrders: orders?.results[0]?.count ?? 0,
    companies: names(named),
    withoutAdministrator: names(orphaned),
  }
}
