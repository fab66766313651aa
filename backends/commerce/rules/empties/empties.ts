// Empties: returnable packaging that the customer gives back with a delivery. Their deposit is deducted from the total of the order.

import { type Deposit, depositCents, depositVatPercent, readDeposits } from '../pricing/deposits.ts'
import { toOrderTaxes } from '../shipping.ts'
import { exemptBuyerOf, type PricedLine } from '../totals.ts'

/** Pieces of one deposit article. */
export const maxEmpties = 9999
/** Deposit articles of one order. */
export const maxEmptiesArticles = 100

/** `name`: in the language of the order. */
export type AnnouncedEmpties = { number: string; name: string; quantity: number }

/** A deposit article as it is credited now. `vat_percent`: the lowest rate of the goods in it, so that no more VAT is credited than was charged. */
export type CreditableArticle = { number: string; name: string; cents: number; vat_percent: number }

/** @param stored JSON of AnnouncedEmpties[]; null without any */
export const readAnnounced = (stored: string | null): AnnouncedEmpties[] =>
  stored === null ? [] : (JSON.parse(stored) as AnnouncedEmpties[])

/** @returns JSON as it is stored with an order; null without any */
export const storeAnnounced = (empties: readonly AnnouncedEmpties[]): string | null => {
  const some = empties.filter(({ quantity }) => quantity > 0)
  return some.length === 0 ? null : JSON.stringify(some)
}

type Returned = { article: CreditableArticle; quantity: number }
type Given = {
  sellerCountry: string
  /** JSON of TaxRow[] of the order. */
  taxes: string
  /** Those of an earlier report, which keep their amount. */
  before: readonly Deposit[]
}

/** Empties that were taken back, at the amount of their deposit; it is taxed as the deposit was. Positive numbers. */
export function toReturned(returned: readonly Returned[], { sellerCountry, taxes, before }: Given): Deposit[] {
  const isExempt = exemptBuyerOf(taxes) !== null
  return returned
    .filter(({ quantity }) => quantity > 0)
    .map(({ article: { number, name, cents, vat_percent }, quantity }) => {
      const known = before.find((one) => one.number === number)
      const percent = depositVatPercent(sellerCountry, vat_percent)
      const priceCents = known?.priceCents ?? cents
      return {
        ...{ number, name: known?.name ?? name, quantity, priceCents },
        totalCents: priceCents * quantity,
        vatPercent: known ? known.vatPercent : percent !== null && isExempt ? 0 : percent,
      }
    })
}

type Billed = { taxes: string; shipping_cents: number; subtotal_cents: number; deposit_cents: number }
type BilledLine = { quantity: number; price_cents: number; vat_percent: number; deposits: string | null }

/** Totals of a placed order from which these empties are deducted. */
export function toTotalsWithEmpties(order: Billed, lines: readonly BilledLine[], returned: readonly Deposit[]) {
  const priced = lines.map(
    (line): PricedLine => ({
      quantity: line.quantity,
      priceCents: line.price_cents,
      vatPercent: line.vat_percent,
      deposits: readDeposits(line.deposits),
    }),
  )
  const { taxCents, taxes } = toOrderTaxes(priced, order.shipping_cents, exemptBuyerOf(order.taxes), returned)
  const returnedCents = depositCents(returned)
  return {
    returned_cents: returnedCents,
    tax_cents: taxCents,
    taxes: JSON.stringify(taxes),
    grand_total_cents: order.subtotal_cents + order.deposit_cents + order.shipping_cents + taxCents - returnedCents,
  }
}
