import type { DatabaseSync } from 'node:sqlite'
import type { StressResult } from '../stress-result.ts'

/** One kind of write that continues while the shop is killed. */
export type Writer = {
  /** Until the run is over. */
  run(): Promise<void>
  /** Checks the database at the end. */
  check(db: DatabaseSync): StressResult[]
}

export const part = 'crashes'

/** A row of the table whose limit is 0. */
export const none = (what: string, value: number): StressResult => ({ part, what, value, unit: '', limit: 0 })

/** Reads the number that a statement with one column `n` selects. */
export const count = (db: DatabaseSync, sql: string, ...values: (string | number)[]): number =>
  Number(db.prepare(sql).get(...values)?.n)
