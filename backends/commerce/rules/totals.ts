// Totals of carts and orders in whole cents. Tax is computed from the sum per rate and rounded once, so that it matches the displayed base.

export type PricedLine = { quantity: number; priceCents: number; vatPercent: number }
/** `baseCents` is missing in older orders. */
export type TaxRow = { percent: number; cents: number; baseCents?: number }
export type Totals = { subtotalCents: number; taxCents: number; grandTotalCents: number; taxes: TaxRow[] }

/** Rounds half a cent up. */
export const taxOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100)

export const lineTotal = (line: PricedLine): number => line.priceCents * line.quantity

/** Totals of line items, with tax per rate in ascending order. */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  const bases = new Map<number, number>()
  let subtotalCents = 0
  for (const line of lines) {
    const total = lineTotal(line)
    subtotalCents += total
    bases.set(line.vatPercent, (bases.get(line.vatPercent) ?? 0) + total)
  }
  const taxes = [...bases]
    .map(([percent, baseCents]) => ({ percent, cents: taxOf(baseCents, percent), baseCents }))
    .sort((a, b) => a.percent - b.percent)
  const taxCents = taxes.reduce((sum, { cents }) => sum + cents, 0)
  return { subtotalCents, taxCents, grandTotalCents: subtotalCents + taxCents, taxes }
}

/** Maximum deviation of the sum in cents because of catch-weight products, rounded up per line item; null if exact. */
export function toleranceOf(lines: readonly (PricedLine & { tolerancePercent: number | null })[]): number | null {
  const cents = lines.map((line) => Math.ceil((lineTotal(line) * (line.tolerancePercent ?? 0)) / 100))
  return cents.reduce((sum, one) => sum + one, 0) || null
}
