// How values and errors pass between SQLite and D1's interface. Called by sqlite-d1.ts.
import type { SQLInputValue } from 'node:sqlite'

const constraintNames: Record<number, string> = {
  275: 'CHECK',
  787: 'FOREIGNKEY',
  1299: 'NOTNULL',
  1555: 'PRIMARYKEY',
  1811: 'TRIGGER',
  2067: 'UNIQUE',
}

/** Of two columns with one name the later wins, as in D1. */
export function toRecord(columns: string[], row: unknown[]): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const [index, column] of columns.entries()) record[column] = row[index]
  return record
}

/** D1 gives blobs as arrays of bytes. */
export function toD1Value(value: unknown): unknown {
  return value instanceof Uint8Array ? Array.from(value) : value
}

/** What D1 binds: text, numbers, booleans as 1 and 0, null and bytes; throws `D1_TYPE_ERROR` for anything else. */
export function toSqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
  if (Array.isArray(value) && value.every((byte) => Number.isInteger(byte) && byte >= 0 && byte < 256)) {
    return Uint8Array.from(value)
  }
  throw new Error(`D1_TYPE_ERROR: Type '${typeof value}' not supported for value '${String(value)}'`)
}

/** SQLite's message with the name of its error code, as D1 writes it. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!('errcode' in error) || typeof error.errcode !== 'number') return error.message
  const extended = constraintNames[error.errcode]
  if (extended) return `${error.message}: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_${extended})`
  return `${error.message}: ${(error.errcode & 255) === 5 ? 'SQLITE_BUSY' : 'SQLITE_ERROR'}`
}
