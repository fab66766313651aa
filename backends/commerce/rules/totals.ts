// Arithmetic of carts and orders in whole cents. Tax is rounded per line, so that totals are the sums of what is shown.
// Called by the cart and the order resolvers.

export type PricedLine = { quantity: number; priceCents: number; vatPercent: number }
export type TaxRow = { percent: number; cents: number }
export type Totals = { subtotalCents: number; taxCents: number; grandTotalCents: number; taxes: TaxRow[] }

/** Half a cent goes up. */
export const taxOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100)

export const lineTotal = (line: PricedLine): number => line.priceCents * line.quantity

/** Totals of the lines, with the tax per rate from the lowest rate up. */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  const byRate = new Map<number, number>()
  let subtotalCents = 0
  for (const line of lines) {
    const total = lineTotal(line)
    subtotalCents += total
    byRate.set(line.vatPercent, (byRate.get(line.vatPercent) ?? 0) + taxOf(total, line.vatPercent))
  }
  const taxes = [...byRate].map(([percent, cents]) => ({ percent, cents })).sort((a, b) => a.percent - b.percent)
  const taxCents = taxes.reduce((sum, { cents }) => sum + cents, 0)
  return { subtotalCents, taxCents, grandTotalCents: subtotalCents + taxCents, taxes }
}
