import type { AddressInput } from '#contracts/generated/commerce.ts'
import { countryCodes } from './countries.ts'

type AddressError = { field: keyof AddressInput; key: `input.${'required' | 'tooLong' | 'country'}`; length?: number }

const required = ['firstName', 'lastName', 'address1', 'city', 'postcode', 'phone'] as const
const optional = ['companyName', 'address2', 'state', 'vatId'] as const
const maxLength = { postcode: 20, phone: 40, vatId: 40, state: 20 } as const satisfies Partial<
  Record<keyof AddressInput, number>
>

const lengthOf = (field: (typeof required)[number] | (typeof optional)[number]) =>
  field in maxLength ? maxLength[field as keyof typeof maxLength] : 120

export function validateAddress(input: AddressInput): AddressError[] {
  const missing = required
    .filter((field) => input[field].trim() === '')
    .map((field) => ({ field, key: 'input.required' }) as const)
  const tooLong = [...required, ...optional]
    .filter((field) => (input[field] ?? '').length > lengthOf(field))
    .map((field) => ({ field, key: 'input.tooLong', length: lengthOf(field) }) as const)
  const country = countryCodes.includes(input.country) ? [] : [{ field: 'country', key: 'input.country' } as const]
  return [...missing, ...tooLong, ...country]
}

export function toAddressFields(input: AddressInput) {
  const text = (value: string | null | undefined) => value?.trim() || null
  return {
    company_name: text(input.companyName),
    first_name: input.firstName.trim(),
    last_name: input.lastName.trim(),
    address1: input.address1.trim(),
    address2: text(input.address2),
    postcode: input.postcode.trim(),
    city: input.city.trim(),
    state: text(input.state),
    country: input.country,
    phone: input.phone.trim(),
    vat_id: text(input.vatId),
    is_default: input.defaultAddress ? 1 : 0,
  }
}
