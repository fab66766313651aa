// Copies and checks the SQLite files of a backup.
import { readdir } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import { isBusy, isCorrupt } from '#server/platform/node/sqlite-open.ts'

/** More pages than a database has: with several steps, each write of the running shop would restart the copy. */
const allPages = 2 ** 31 - 1

/** Copies the state of one moment, also while others write. @throws Error with a sentence if the copy is damaged */
export async function copyDatabase(source: string, target: string): Promise<void> {
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    await backup(database, target, { rate: allPages })
  } catch (cause) {
    throw isCorrupt(cause) ? new Error(`${source} is damaged: restore it from an earlier backup.`, { cause }) : cause
  } finally {
    database.close()
  }
  checkIntegrity(target, source)
}

/** @param name of the file in the message @throws Error with a sentence */
export function checkIntegrity(file: string, name = file): void {
  const database = new DatabaseSync(file)
  try {
    // the backup then has no -wal and -shm files
    database.exec('PRAGMA journal_mode = DELETE')
    const [result] = database.prepare('PRAGMA integrity_check(1)').all()
    const state = Object.values(result ?? {})[0]
    if (state !== 'ok') throw new Error(`${name} is damaged: ${state}`)
  } catch (cause) {
    throw isCorrupt(cause) ? new Error(`${name} is damaged.`, { cause }) : cause
  } finally {
    database.close()
  }
}

/** @throws Error with a sentence if a newer version of the shop wrote the database */
export async function rejectNewerSchema(file: string, migrations: string): Promise<void> {
  const known = new Set(await readdir(migrations))
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const names = database.prepare('SELECT name FROM d1_migrations ORDER BY id').all()
    const unknown = names.map(({ name }) => String(name)).find((name) => !known.has(name))
    if (unknown) throw new Error(`The backup is of a newer version of the shop: this one does not know ${unknown}.`)
  } finally {
    database.close()
  }
}

/** Whether another process has the file open. */
export function isInUse(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // only the sole connection can leave WAL mode
    database.exec('PRAGMA journal_mode = DELETE')
    return false
  } catch (error) {
    return isBusy(error)
  } finally {
    database.close()
  }
}
