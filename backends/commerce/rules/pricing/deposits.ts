// Deposits on returnable packaging: bottles, crates, kegs. They are charged in addition to the price; their VAT depends on the seller's country.

/** A deposit article in one packing. `cents`: of one piece, tax excluded. */
export type PackedDeposit = readonly [number: string, name: string, count: number, cents: number]

/** The pieces of one deposit article in a line. `vatPercent` is null if the deposit is not part of the taxable amount. */
export type Deposit = {
  number: string
  name: string
  quantity: number
  priceCents: number
  totalCents: number
  vatPercent: number | null
}

/**
 * Countries that exclude the deposit on returnable packaging from the taxable amount: Article 92(a) of Directive 2006/112/EC. All
 * others include it, as Article 92(b) allows; the supply of packaging is then ancillary and has the rate of the goods.
 */
const excluding = ['BE', 'FR', 'LU', 'NL']

/** VAT rate of the deposit on the packaging of goods, in percent; null: it is not part of the taxable amount. */
export const depositVatPercent = (sellerCountry: string, goodsPercent: number): number | null =>
  excluding.includes(sellerCountry) ? null : goodsPercent

/** @param stored JSON of PackedDeposit[]; null without deposits */
export const toPackedDeposits = (stored: string | null): readonly PackedDeposit[] =>
  stored === null ? [] : (JSON.parse(stored) as PackedDeposit[])

type Packed = { deposits: string | null; vat_percent: number }

/** The deposits of a line with so many packings. */
export function toDeposits({ deposits, vat_percent }: Packed, quantity: number, sellerCountry: string): Deposit[] {
  const vatPercent = depositVatPercent(sellerCountry, vat_percent)
  return toPackedDeposits(deposits).map(([number, name, count, cents]) => ({
    ...{ number, name, vatPercent },
    quantity: count * quantity,
    priceCents: cents,
    totalCents: cents * count * quantity,
  }))
}

export const depositCents = (deposits: readonly Pick<Deposit, 'totalCents'>[]): number =>
  deposits.reduce((sum, { totalCents }) => sum + totalCents, 0)

/** @param stored JSON of Deposit[] with an order line; null without deposits */
export const readDeposits = (stored: string | null): Deposit[] =>
  stored === null ? [] : (JSON.parse(stored) as Deposit[])

/** @returns JSON as it is stored with an order line; null without deposits */
export const storeDeposits = (deposits: readonly Deposit[]): string | null =>
  deposits.length === 0 ? null : JSON.stringify(deposits)
