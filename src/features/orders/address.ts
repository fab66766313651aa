import type { AddressFieldsFragment } from '#contracts/generated/commerce.ts'

export interface Address {
  id: string
  /** Company, else person, else place. */
  title: string
  lines: string[]
  vatId: string | null
  isDefault: boolean
  ofCompany: boolean
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')

export function toAddress(address: AddressFieldsFragment): Address {
  const { id, companyName, firstName, lastName, address1, address2, postcode, city, countryName, country } = address
  const person = joined(firstName, lastName)
  const place = [joined(postcode, city), countryName ?? country].filter(Boolean).join(', ')
  return {
    id,
    title: companyName || person || place,
    lines: [companyName ? person : '', address1 ?? '', address2 ?? '', place].filter(Boolean),
    vatId: address.vatId,
    isDefault: address.defaultAddress === true,
    ofCompany: address.addressType === 'company',
  }
}
