// Opens a SQLite file, also if the disk is full: existing data can then be read.
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite'

const codeOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null

/** SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN. */
export const isDiskError = (error: unknown) => [10, 13, 14].includes(codeOf(error) ?? 0)

/** SQLITE_BUSY: another connection holds the lock. */
export const isBusy = (error: unknown) => codeOf(error) === 5

/** SQLITE_CORRUPT, SQLITE_NOTADB. */
export const isCorrupt = (error: unknown) => [11, 26].includes(codeOf(error) ?? 0)

/** SQLITE_READONLY. */
const isReadOnly = (error: unknown) => codeOf(error) === 8

function explain(error: unknown): string | null {
  if (isCorrupt(error))
    return 'is damaged: stop the shop, keep a copy of the file, and restore the database from its last backup'
  if (isDiskError(error) || isReadOnly(error)) return 'cannot be read or written: check its disk and permissions'
  return null
}

/** Names the file in the error of a damaged database, or of a disk that is full or not writable, and what to do. */
export function namingFile<Value>(file: string, work: () => Value): Value {
  try {
    return work()
  } catch (cause) {
    const explanation = explain(cause)
    if (explanation === null) throw cause
    throw new Error(`${file} ${explanation} (${cause instanceof Error ? cause.message : cause})`, { cause })
  }
}

export function openSqlite(file: string, options: DatabaseSyncOptions, setUp: string): DatabaseSync {
  const open = (statements: string) => {
    const database = new DatabaseSync(file, options)
    try {
      database.exec(statements)
      return database
    } catch (error) {
      database.close()
      throw error
    }
  }
  try {
    return open(setUp)
  } catch (error) {
    if (!isDiskError(error)) throw error
    // exclusive mode needs no shared-memory file for the WAL index
    return open(`PRAGMA locking_mode = EXCLUSIVE; ${setUp}`)
  }
}
