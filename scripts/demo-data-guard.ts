// Keeps demo data apart from a production shop: demo accounts cannot log in there, and `npm run seed` replaces only demo data.
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { matchesPassword } from '#backends/commerce/rules/account/password.ts'
import { demoEmails, demoPassword } from '#backends/commerce/seed/people.ts'
import type { Sql } from '#server/storage/storage.ts'

const isDemoEmail = `email IN (${demoEmails.map((email) => `'${email}'`).join()})`

/** @throws Error with one sentence if an account of the demo data has the published password */
export async function rejectDemoAccounts(commerce: Sql): Promise<void> {
  const { results } = await commerce
    .prepare(`SELECT email, password_hash FROM customers WHERE ${isDemoEmail} ORDER BY id`)
    .all<{ email: string; password_hash: string }>()
  for (const { email, password_hash } of results)
    if (await matchesPassword(demoPassword, password_hash))
      throw new Error(
        `${email} is a demo account whose password is published: use another DATA_DIR in production, or set DEMO=1 for a demo.`,
      )
}

/**
 * @param file commerce database of the data folder
 * @returns why demo data must not replace its data, as a sentence; null if it may
 */
export function findSeedObstacle(file: string, env: Partial<Record<string, string>>): string | null {
  if (env.NODE_ENV === 'production') return 'NODE_ENV is production.'
  if (!existsSync(file)) return null
  const db = new DatabaseSync(file)
  try {
    // SQLite leaves WAL mode only if no other connection is open
    if (db.prepare('PRAGMA journal_mode = DELETE').get()?.journal_mode !== 'delete') return inUse(file)
    const isMigrated = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'customers'").get()
    const other = isMigrated && db.prepare(`SELECT email FROM customers WHERE NOT ${isDemoEmail} LIMIT 1`).get()
    return other ? `${file} has a customer who is not part of the demo data: ${other.email}.` : null
  } catch (error) {
    if (/database is locked/.test(String(error))) return inUse(file)
    throw error
  } finally {
    db.close()
  }
}

const inUse = (file: string) => `${file} is open in another process: stop the shop first.`
