// Arithmetic of carts and orders in whole cents. Tax is taken of the sum at each rate and rounded once, so that it is what a
// calculator makes of the base that is shown. Called by the cart and the order resolvers.

export type PricedLine = { quantity: number; priceCents: number; vatPercent: number }
/** `baseCents` is missing in orders that were placed before it was kept. */
export type TaxRow = { percent: number; cents: number; baseCents?: number }
export type Totals = { subtotalCents: number; taxCents: number; grandTotalCents: number; taxes: TaxRow[] }

/** Half a cent goes up. */
export const taxOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100)

export const lineTotal = (line: PricedLine): number => line.priceCents * line.quantity

/** Totals of the lines, with the tax per rate from the lowest rate up. */
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

/** By how much the sum may differ once weighed goods are on the scale, each line rounded up; null: it is exact. */
export function toleranceOf(lines: readonly (PricedLine & { tolerancePercent: number | null })[]): number | null {
  const cents = lines.map((line) => Math.ceil((lineTotal(line) * (line.tolerancePercent ?? 0)) / 100))
  return cents.reduce((sum, one) => sum + one, 0) || null
}
