// A measurement of the stress test with its limit, and the table of all measurements.
import { figure, toTable } from '../bench/statistics.ts'

export type StressResult = {
  part: string
  what: string
  /** Null if it could not be measured, which is a failure if there is a limit. */
  value: number | null
  unit: '' | 'ms' | 'MB'
  /** Maximum; null for a value without a limit. */
  limit: number | null
}

export const isOverLimit = ({ value, limit }: StressResult) => limit !== null && !(value !== null && value <= limit)

export function toResultTable(results: readonly StressResult[]): string {
  const rows = results.map((result) => {
    const { part, what, value, unit, limit } = result
    const word = limit === null ? '-' : value === null ? 'not measured' : isOverLimit(result) ? 'over limit' : 'ok'
    return [part, what, figure(value, unit), figure(limit, unit), word]
  })
  return toTable(['part', 'what', 'measured', 'at most', 'result'], rows, 2)
}
