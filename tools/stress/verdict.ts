// What was measured beside what must hold. Called by the parts of the stress test.
import { figure, toTable } from '../bench/statistics.ts'

export type Verdict = {
  part: string
  what: string
  /** Null where the system does not tell. */
  value: number | null
  unit: '' | 'ms' | 'MB'
  /** Not more than this; null: for information. */
  limit: number | null
}

export const isBroken = ({ value, limit }: Verdict) => limit !== null && value !== null && !(value <= limit)

export function toVerdictTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map((verdict) => {
    const { part, what, value, unit, limit } = verdict
    const word = limit === null || value === null ? '-' : isBroken(verdict) ? 'BROKEN' : 'held'
    return [part, what, figure(value, unit), figure(limit, unit), word]
  })
  return toTable(['part', 'what', 'measured', 'at most', 'verdict'], rows, 2)
}
