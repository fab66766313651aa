import type { registration_countriesQuery, requestAccessMutation } from '#contracts/generated/commerce.ts'
import { type Locale, localeRows } from '#i18n/locales.ts'

export interface RegistrationCountry {
  code: string
  name: string
  /** Format of VAT numbers: 9 is a digit, A a letter, * either; null: any text. */
  vatMask: string | null
}

export const stepFields = {
  contact: ['firstName', 'lastName', 'email'],
  company: ['companyName', 'country', 'vatNumber', 'activity', 'companyEmail', 'companyPhone', 'website'],
  address: ['address1', 'address2', 'postcode', 'city', 'phone'],
} as const
export const steps = ['contact', 'company', 'address', 'review'] as const

export const activities = ['restaurant', 'hotel', 'catering', 'cafe', 'bakery', 'retail', 'care', 'another'] as const

/** Index of the first step with one of these fields; null if none of them is in the form. */
export function stepOf(fields: readonly string[]): number | null {
  const found = Object.values(stepFields).findIndex((names) => names.some((name) => fields.includes(name)))
  return found < 0 ? null : found
}

/** Whether a message with errors of these fields belongs to this step: errors of fields only at the step of the first one. */
export const concernsStep = (fields: readonly string[], step: number) => (stepOf(fields) ?? step) === step

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

/** Default country of a locale, else the first one; undefined without countries. */
export const defaultCountry = (countries: readonly RegistrationCountry[], locale: Locale) =>
  countries.find(({ code }) => code === localeRows[locale].country) ?? countries[0]

const formFields: Record<string, string> = {
  'company.email': 'companyEmail',
  'company.phoneNumber': 'companyPhone',
}

export function toRegistrationErrors(answer: requestAccessMutation['requestAccess']): Record<string, string[]> | null {
  if (!answer?.errors?.length) return null
  const named = answer.errors.map(({ field, message }) => [
    formFields[field] ?? field.split('.').at(-1) ?? field,
    [message],
  ])
  return Object.fromEntries(named)
}
