import type { AddressFieldsFragment } from '#contracts/generated/commerce.ts'

export interface Address {
  id: string
  /** Company, else person, else place. */
  title: string
  lines: string[]
  /** Title and lines: differs for addresses with the same title. */
  name: string
  vatId: string | null
  isDefault: boolean
  ofCompany: boolean
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')

export function toAddress(address: AddressFieldsFragment): Address {
  const { id, companyName, firstName, lastName, address1, address2, postcode, city, countryName, country } = address
  const person = joined(firstName, lastName)
  const place = [joined(postcode, city), countryName ?? country].filter(Boolean).join(', ')
  const title = companyName || person || place
  const lines = [companyName ? person : '', address1 ?? '', address2 ?? '', place].filter(Boolean)
  return {
    id,
    title,
    lines,
    name: [title, ...lines].join(', '),
    vatId: address.vatId,
    isDefault: address.defaultAddress === true,
    ofCompany: address.addressType === 'company',
  }
}
