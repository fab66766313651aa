/** Median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN
  const high = sorted[Math.floor(middle)] ?? Number.NaN
  return (low + high) / 2
}

/** The value that a share of all, such as 0.99, does not exceed; NaN for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** The limit of a p99; null for fewer than 100 values, of which it would be the slowest one. */
export const limitP99 = (limit: number, values: readonly number[]): number | null =>
  values.length < 100 ? null : limit

/** `value / base`; null if either was not measured or base is 0. */
export function ratio(value: number | null | undefined, base: number | null | undefined): number | null {
  if (value === null || value === undefined || base === null || base === undefined) return null
  return Number.isFinite(value) && Number.isFinite(base) && base > 0 ? value / base : null
}

/** A figure with about three digits; a dash if it was not measured. */
export function figure(value: number | null | undefined, unit = ''): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '-'
  const size = Math.abs(value)
  const digits = size >= 100 || Number.isInteger(value) ? 0 : size >= 10 ? 1 : 2
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`
}

/** Aligned columns: the first `words` ones left, figures right. */
export function toTable(head: readonly string[], rows: readonly (readonly string[])[], words = 1): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const set = (text: string, column: number, width: number) =>
    column < words ? text.padEnd(width) : text.padStart(width)
  const line = (cells: readonly string[]) =>
    widths
      .map((width, column) => set(cells[column] ?? '', column, width))
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}
