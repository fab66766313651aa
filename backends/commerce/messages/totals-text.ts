// Totals of an order or invoice and the lines of an address as text, for mails and documents.
import type { Locale } from '../../graphql/locales.ts'
import type { Seller } from '../rules/invoice.ts'
import { countryName, formatMoney } from '../rules/locale.ts'
import { exemptBuyerOf, type TaxRow, toTaxedRows } from '../rules/totals.ts'
import { formatMessage } from './messages.ts'

type Billed = {
  subtotal_cents: number
  deposit_cents: number
  /** Absent: no empties were taken back. */
  returned_cents?: number
  shipping_cents: number
  /** JSON of TaxRow[]. */
  taxes: string
  grand_total_cents: number
  /** Null: unknown. */
  shipping_method: string | null
}
export type Sum = { label: string; value: string }

/** The last row is the total. @param free label of a free delivery; null: the amount */
export function toTotalLines(locale: Locale, billed: Billed, free: string | null = null): Sum[] {
  const money = (cents: number) => formatMoney(locale, cents)
  const taxes = toTaxedRows(JSON.parse(billed.taxes) as TaxRow[])
  const shipping = money(billed.shipping_cents)
  return [
    { label: formatMessage(locale, 'invoice.subtotal'), value: money(billed.subtotal_cents) },
    ...(billed.deposit_cents === 0
      ? []
      : [{ label: formatMessage(locale, 'invoice.deposits'), value: money(billed.deposit_cents) }]),
    ...(billed.returned_cents
      ? [{ label: formatMessage(locale, 'invoice.returnedDeposits'), value: money(-billed.returned_cents) }]
      : []),
    {
      label: formatMessage(locale, billed.shipping_method === 'pickup_pickup' ? 'shipping.pickup' : 'invoice.shipping'),
      value: billed.shipping_cents === 0 ? (free ?? shipping) : shipping,
    },
    ...taxes.map(({ percent, cents, baseCents = 0, exemptBuyer }) => ({
      label:
        exemptBuyer === undefined
          ? formatMessage(locale, 'invoice.rate', { percent, base: money(baseCents) })
          : formatMessage(locale, 'invoice.exemptRate', { exemption: formatMessage(locale, 'invoice.intraCommunity') }),
      value: money(cents),
    })),
    { label: formatMessage(locale, 'invoice.total'), value: money(billed.grand_total_cents) },
  ]
}

/** Statements of an invoice without VAT, with the VAT numbers of seller and buyer, and of deposits that are not taxed; null: all is taxed. */
export function toTaxNote(locale: Locale, { taxes }: Pick<Billed, 'taxes'>, seller: Seller): string | null {
  const buyer = exemptBuyerOf(taxes)
  const law = formatMessage(locale, 'invoice.exemptLaw')
  const notes = [
    ...(buyer === null ? [] : [formatMessage(locale, 'invoice.exemptNote', { law, seller: seller.vatNumber, buyer })]),
    ...(hasExcludedDeposits(taxes) ? [formatMessage(locale, 'invoice.depositNote')] : []),
  ]
  return notes.join(' ') || null
}

const hasExcludedDeposits = (taxes: string) => (JSON.parse(taxes) as TaxRow[]).some(({ isExcluded }) => isExcluded)

type Addressed = {
  company_name: string | null
  first_name: string
  last_name: string
  address1: string
  address2: string | null
  postcode: string
  city: string
  country: string
}

export function toAddressLines(locale: Locale, address: Addressed): string[] {
  const { company_name: company, postcode, city, country } = address
  const person = `${address.first_name} ${address.last_name}`
  const place = `${postcode} ${city}, ${countryName(locale, country)}`
  return [company ?? person, company ? person : '', address.address1, address.address2 ?? '', place]
    .map((line) => line.trim())
    .filter(Boolean)
}

/** How much excise the price of a line includes; null: none, or not known. */
export const toExciseNote = (
  locale: Locale,
  { excise_cents: cents, quantity }: { excise_cents: number | null; quantity: number },
): string | null =>
  cents === null ? null : formatMessage(locale, 'invoice.excise', { amount: formatMoney(locale, cents * quantity) })
