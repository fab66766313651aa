// One shop with embedded backends serves a data folder: its caches and limits are in the memory of its process.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBusy } from '#server/platform/node/sqlite-open.ts'

/** Garbage collection would close them. The system releases the lock of a file when the process ends, also after a crash. */
const heldLocks: DatabaseSync[] = []

/** Locks a data folder until the process ends. @throws Error with a sentence if another process has locked it */
export function lockDataDir(dataDir: string): void {
  try {
    const lock = new DatabaseSync(join(dataDir, 'shop.lock'), { timeout: 0 })
    heldLocks.push(lock)
    lock.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    // a full disk does not stop the shop
    if (!isBusy(cause)) return
    throw new Error(`Another shop serves ${dataDir}: stop it first, or set another DATA_DIR.`, { cause })
  }
}
