// Seller and buyer of an invoice or order in UBL: names, addresses and Peppol endpoints.
import type { Seller } from '../rules/invoice.ts'
import { toVatNumber } from '../rules/vat-number.ts'
import type { AddressRow } from '../sql/addresses.ts'
import type { CompanyRow } from '../sql/customers.ts'
import { parentElement, textElement, type XmlNode } from './xml.ts'

type Place = { street: string; moreStreet: string | null; postcode: string; city: string; country: string }
type Party = Place & {
  /** Number that the seller gave the party. */
  code?: string | null
  name: string
  /** With country prefix; null if the party has none. */
  vatNumber: string | null
  email: string | null
  contact: string | null
}

/** Peppol endpoint schemes (EAS) by country prefix of the VAT number. Belgian companies use their enterprise number, the digits of the VAT number. */
const schemes: Record<string, string> = {
  ...{ BE: '0208', AT: '9914', BG: '9926', CY: '9928', CZ: '9929', DE: '9930', EE: '9931', FR: '9957', EL: '9933' },
  ...{ HR: '9934', IE: '9935', IT: '9906', LT: '9937', LU: '9938', LV: '9939', MT: '9943', NL: '9944', PL: '9945' },
  ...{ PT: '9946', RO: '9947', SE: '9955', SI: '9949', SK: '9950', ES: '9920', HU: '9910', GB: '9932', CH: '9927' },
}

/** The VAT number, else the e-mail address (scheme EM). */
function endpointOf({ vatNumber, email }: Party): XmlNode {
  const scheme = schemes[vatNumber?.slice(0, 2) ?? '']
  if (!vatNumber || !scheme) return textElement('cbc:EndpointID', email, { schemeID: 'EM' })
  return textElement('cbc:EndpointID', scheme === '0208' ? vatNumber.slice(2) : vatNumber, { schemeID: scheme })
}

export const toPostalAddress = (name: string, { street, moreStreet, city, postcode, country }: Place): XmlNode =>
  parentElement(
    name,
    textElement('cbc:StreetName', street),
    textElement('cbc:AdditionalStreetName', moreStreet),
    textElement('cbc:CityName', city),
    textElement('cbc:PostalZone', postcode),
    parentElement('cac:Country', textElement('cbc:IdentificationCode', country)),
  )

const toParty = (party: Party, hasTaxScheme = true): XmlNode =>
  parentElement(
    'cac:Party',
    endpointOf(party),
    parentElement('cac:PartyIdentification', textElement('cbc:ID', party.code ?? null)),
    parentElement('cac:PartyName', textElement('cbc:Name', party.name)),
    toPostalAddress('cac:PostalAddress', party),
    party.vatNumber && hasTaxScheme
      ? parentElement('cac:PartyTaxScheme', textElement('cbc:CompanyID', party.vatNumber), taxScheme)
      : null,
    parentElement(
      'cac:PartyLegalEntity',
      textElement('cbc:RegistrationName', party.name),
      // registration number of the Belgian enterprise register
      party.vatNumber?.startsWith('BE')
        ? textElement('cbc:CompanyID', party.vatNumber.slice(2), { schemeID: '0208' })
        : null,
    ),
    parentElement(
      'cac:Contact',
      textElement('cbc:Name', party.contact),
      textElement('cbc:ElectronicMail', party.email),
    ),
  )

export const taxScheme = parentElement('cac:TaxScheme', textElement('cbc:ID', 'VAT'))

export type SellingShop = { shopName: string; operatorEmail: string | null; seller: Seller }

export function toSeller({ shopName, operatorEmail, seller }: SellingShop, { hasTaxScheme = true } = {}): XmlNode {
  const party = {
    name: shopName,
    vatNumber: toVatNumber(seller.country, seller.vatNumber),
    email: operatorEmail,
    street: seller.street,
    moreStreet: null,
    postcode: seller.postcode,
    city: seller.city,
    country: seller.country,
    contact: null,
  }
  return toParty(party, hasTaxScheme)
}

type Company = Pick<CompanyRow, 'name' | 'vat_number' | 'email'> & { code?: string | null }

/** @param exemptBuyer VAT number on which an exemption is based; null: taxed */
export function toBuyer(address: AddressRow, company: Company | null, exemptBuyer: string | null): XmlNode {
  const person = `${address.first_name} ${address.last_name}`
  const vatNumber = exemptBuyer ?? address.vat_id ?? company?.vat_number
  return toParty({
    name: address.company_name ?? company?.name ?? person,
    vatNumber: vatNumber ? toVatNumber(/^[A-Z]{2}/i.test(vatNumber) ? '' : address.country, vatNumber) : null,
    email: company?.email ?? null,
    code: company?.code ?? null,
    street: address.address1,
    moreStreet: address.address2,
    postcode: address.postcode,
    city: address.city,
    country: address.country,
    contact: person,
  })
}
