import type { AddressFieldsFragment, countriesQuery } from '#contracts/generated/commerce.ts'
import type { Locale } from '#i18n/locales.ts'

export interface AddressValues {
  companyName: string
  firstName: string
  lastName: string
  address1: string
  address2: string
  postcode: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  phone: string
  vatId: string
  isDefault: boolean
}

interface Country {
  code: string
  name: string
}

export interface AddressFormData {
  id: string | null
  values: AddressValues
  countries: Country[]
}

export const toAddressValues = (address: AddressFieldsFragment): AddressValues => ({
  companyName: address.companyName ?? '',
  firstName: address.firstName ?? '',
  lastName: address.lastName ?? '',
  address1: address.address1 ?? '',
  address2: address.address2 ?? '',
  postcode: address.postcode ?? '',
  city: address.city ?? '',
  country: address.country ?? '',
  phone: address.phone ?? '',
  vatId: address.vatId ?? '',
  isDefault: address.defaultAddress === true,
})

/** Values of a new address, with company and country of a known address. */
export const toBlankValues = (known: AddressFieldsFragment | undefined): AddressValues => ({
  companyName: known?.companyName ?? '',
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  postcode: '',
  city: '',
  country: known?.country ?? '',
  phone: '',
  vatId: '',
  isDefault: false,
})

export const toCountries = (answer: countriesQuery['countries'], locale: Locale): Country[] =>
  (answer ?? [])
    .map(({ code, name, translations }) => ({
      code,
      name: translations?.find((one) => one.locale === locale)?.name ?? name,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
