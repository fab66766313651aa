// Counters of attempts on accounts, in memory: the rules and tables of the embedded backend.
import type { MessageKey } from '../../../../backends/commerce/messages/messages.ts'
import { beginAttempt, throttleAttempt } from '../../../../backends/commerce/resolvers/account/throttle-attempt.ts'
import type { Counter } from '../../../../backends/commerce/rules/account/attempt-limit.ts'
import { clearFailures, failAttempt, undoAttempt } from '../../../../backends/commerce/sql/login-failures.ts'
import type { Sql } from '../../../../backends/sql/database.ts'
import { migrate, migrationFolders } from '../../../../scripts/migrate.ts'
import { openSqliteD1 } from '../../../../src/server/platform/node/sqlite-d1.ts'
import type { Context } from './context.ts'

let opened: Promise<Sql> | null = null

async function open(): Promise<Sql> {
  const db = openSqliteD1(':memory:')
  await migrate(db, migrationFolders.COMMERCE_DB)
  return db
}

const database = () => {
  opened ??= open()
  return opened
}

/** @throws RATE_LIMITED */
export async function throttle({ locale, now }: Context, counters: readonly Counter[], key: MessageKey): Promise<void> {
  await throttleAttempt({ db: await database(), locale, now }, counters, key)
}

/** Counts a check of a password. @returns whether it fits @throws RATE_LIMITED */
export async function countPassword(
  { locale, now }: Context,
  counters: readonly Counter[],
  check: () => Promise<boolean>,
): Promise<boolean> {
  const db = await database()
  await beginAttempt({ db, locale, now }, counters, 'login.limited')
  let fits = false
  try {
    fits = await check()
  } catch (error) {
    await undoAttempt(db, counters)
    throw error
  }
  await (fits ? undoAttempt(db, counters) : failAttempt(db, counters))
  return fits
}

export const clearAllFailures = async (counters: readonly Counter[]) => clearFailures(await database(), counters)
