/** A company's request for access: its steps, its fields, and how VAT numbers look. Used by the form and by its api. */
import type { registration_countriesQuery, requestAccessMutation } from '#contracts/generated/commerce.ts'
import type { Locale } from '#i18n/locales.ts'

export interface RegistrationCountry {
  code: string
  name: string
  /** 9 stands for a digit, A for a letter, * for either; null: any text. */
  vatMask: string | null
}

/** The fields of each step, in the order in which they are filled in. */
export const stepFields = {
  contact: ['firstName', 'lastName', 'email'],
  company: ['companyName', 'country', 'vatNumber', 'activity', 'companyEmail', 'companyPhone', 'website'],
  address: ['address1', 'address2', 'postcode', 'city', 'phone'],
} as const
export const steps = ['contact', 'company', 'address', 'review'] as const

export const activities = ['restaurant', 'hotel', 'catering', 'cafe', 'bakery', 'retail', 'care', 'another'] as const

/** The first step with one of these fields; null when none of them is on the form. */
export function stepOf(fields: readonly string[]): number | null {
  const found = Object.values(stepFields).findIndex((names) => names.some((name) => fields.includes(name)))
  return found < 0 ? null : found
}

/** Those that take requests, by name. */
export function toRegistrationCountries(
  answer: registration_countriesQuery['registration_countries'],
  locale: Locale,
): RegistrationCountry[] {
  return (answer ?? [])
    .filter(({ registration_enabled: enabled }) => enabled !== false)
    .map(({ code, name, translations, vat_mask: vatMask }) => ({
      code,
      name: translations?.find((text) => text.locale === locale)?.name ?? name,
      vatMask,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

const usual: Record<Locale, string> = { nl: 'BE', en: 'BE', de: 'DE', fr: 'BE' }

/** The country that most who read a language are from. */
export const defaultCountry = (countries: readonly RegistrationCountry[], locale: Locale) =>
  countries.find(({ code }) => code === usual[locale]) ?? countries[0]

const names: Record<string, string> = {
  'company.email': 'companyEmail',
  'company.phoneNumber': 'companyPhone',
}

/** The backend's refusals by the names of the form's fields; null when it took the request. */
export function toRegistrationErrors(answer: requestAccessMutation['requestAccess']): Record<string, string[]> | null {
  if (!answer?.errors?.length) return null
  const named = answer.errors.map(({ field, message }) => [names[field] ?? field.split('.').at(-1) ?? field, [message]])
  return Object.fromEntries(named)
}
