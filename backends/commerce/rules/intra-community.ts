// Exempt intra-Community supply of goods: Article 138 of Directive 2006/112/EC.
import type { ShippingCode } from './shipping.ts'
import { toEuVatNumber } from './vat-number.ts'

type Place = { country: string; postcode: string }

const memberStates = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** Postcodes of territories of a member state to which the Directive does not apply (Article 6). */
const excluded: Record<string, RegExp> = {
  DE: /^(27498|78266)/,
  ES: /^(35|38|51|52)/,
  FI: /^22/,
  FR: /^(97|98[4678])/,
  GR: /^63086/,
  IT: /^(22061|23041)/,
}

/** Code of the member state whose VAT applies to goods at a place; XI: Northern Ireland; null: outside the EU. */
export function memberStateOf({ country, postcode }: Place): string | null {
  const code = postcode.replace(/\s/g, '').toUpperCase()
  if (country === 'GB') return code.startsWith('BT') ? 'XI' : null
  return memberStates.includes(country) && !excluded[country]?.test(code) ? country : null
}

/** VAT numbers of Greece have a code of their own. */
const toVatPrefix = (country: string) => (country === 'GR' ? 'EL' : country)

/** The VAT number in storage format if it is valid and of another member state than the seller's, else null. */
export function toForeignVatNumber(text: string | null, sellerCountry: string): string | null {
  const number = text === null ? null : toEuVatNumber(text)
  return number?.startsWith(toVatPrefix(sellerCountry)) ? null : number
}

type Supply = {
  /** VAT number of the company, which the wholesaler has approved; customers edit the numbers of their addresses themselves. */
  vatNumber: string | null
  place: Place | undefined
  method: ShippingCode
  sellerCountry: string
}

/**
 * VAT number of the buyer if the delivery is an exempt intra-Community supply, else null: domestic VAT. Goods that are collected are
 * sold here. Exports outside the EU have domestic VAT too, because their exemption requires a proof of export that the shop lacks.
 */
export function exemptBuyer({ vatNumber, place, method, sellerCountry }: Supply): string | null {
  if (method === 'pickup_pickup' || !place) return null
  const state = memberStateOf(place)
  return state === null || state === sellerCountry ? null : toForeignVatNumber(vatNumber, sellerCountry)
}
