// Totals of carts and orders in whole cents. Tax is computed from the sum per rate and rounded once, so that it matches the displayed base.
import type { Deposit } from './pricing/deposits.ts'

export type PricedLine = { quantity: number; priceCents: number; vatPercent: number; deposits?: readonly Deposit[] }
/**
 * `baseCents` is missing in older orders. `exemptBuyer`: VAT number of the buyer of an exempt intra-Community supply. `isExcluded`: deposits
 * that are not part of the taxable amount; at most one row.
 */
export type TaxRow = {
  percent: number
  cents: number
  baseCents?: number
  exemptBuyer?: string
  isExcluded?: boolean
}
/** The subtotal has no deposits, the grand total has. */
export type Totals = {
  subtotalCents: number
  depositCents: number
  taxCents: number
  grandTotalCents: number
  taxes: TaxRow[]
}

/** Rounds half a cent up. */
export const taxOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100)

export const lineTotal = (line: PricedLine): number => line.priceCents * line.quantity

/** Totals of line items, with tax per rate in ascending order. @param exemptBuyer as in TaxRow; null: domestic VAT @param returned deposits that are deducted from the total, not from `depositCents` */
export function totalsOf(
  lines: readonly PricedLine[],
  exemptBuyer: string | null = null,
  returned: readonly Deposit[] = [],
): Totals {
  const bases = new Map<number, number>()
  let [subtotalCents, depositCents, returnedCents, excludedCents] = [0, 0, 0, 0]
  let hasExcluded = false
  const addBase = (vatPercent: number, cents: number) => {
    const percent = exemptBuyer === null ? vatPercent : 0
    bases.set(percent, (bases.get(percent) ?? 0) + cents)
  }
  const addDeposit = (vatPercent: number | null, cents: number) => {
    if (vatPercent !== null) return addBase(vatPercent, cents)
    excludedCents += cents
    hasExcluded ||= cents !== 0
  }
  for (const line of lines) {
    const total = lineTotal(line)
    subtotalCents += total
    addBase(line.vatPercent, total)
    for (const { vatPercent, totalCents } of line.deposits ?? []) {
      depositCents += totalCents
      addDeposit(vatPercent, totalCents)
    }
  }
  for (const { vatPercent, totalCents } of returned) {
    returnedCents += totalCents
    addDeposit(vatPercent, -totalCents)
  }
  const taxes: TaxRow[] = [...bases]
    .map(([percent, baseCents]) => ({
      ...{ percent, cents: taxOf(baseCents, percent), baseCents },
      ...(exemptBuyer !== null && { exemptBuyer }),
    }))
    .sort((a, b) => a.percent - b.percent)
  const taxCents = taxes.reduce((sum, { cents }) => sum + cents, 0)
  if (hasExcluded) taxes.push({ percent: 0, cents: 0, baseCents: excludedCents, isExcluded: true })
  const grandTotalCents = subtotalCents + depositCents - returnedCents + taxCents
  return { subtotalCents, depositCents, taxCents, grandTotalCents, taxes }
}

/** Rows of taxed and exempt supplies: all but that of deposits which are excluded from the taxable amount. */
export const toTaxedRows = (taxes: readonly TaxRow[]): TaxRow[] => taxes.filter(({ isExcluded }) => !isExcluded)

/** Maximum deviation of the sum in cents because of catch-weight products, rounded up per line item; null if exact. */
export function toleranceOf(lines: readonly (PricedLine & { tolerancePercent: number | null })[]): number | null {
  const cents = lines.map((line) => Math.ceil((lineTotal(line) * (line.tolerancePercent ?? 0)) / 100))
  return cents.reduce((sum, one) => sum + one, 0) || null
}

/** VAT number of the buyer of an exempt intra-Community supply; null: taxed. @param taxes JSON of TaxRow[] */
export const exemptBuyerOf = (taxes: string): string | null =>
  (JSON.parse(taxes) as TaxRow[]).find(({ exemptBuyer }) => exemptBuyer)?.exemptBuyer ?? null
