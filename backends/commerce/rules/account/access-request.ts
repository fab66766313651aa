import type { RequestAccessInput } from '#contracts/generated/commerce.ts'
import { registrationCountries } from '../countries.ts'
import { isEmail, normalizeEmail } from '../email.ts'
import { isVatNumber, toVatNumber } from '../vat-number.ts'

export type AccessRequest = ReturnType<typeof toAccessRequest>

type ErrorKey = `input.${'required' | 'tooLong' | 'email' | 'phone' | 'website' | 'country' | 'vatNumber'}`
type Code = 'required' | 'invalid' | 'too_long' | 'unsupported'
type AccessRequestError = { path: string; key: ErrorKey; code: Code; length: number }

const longest = {
  'company.companyName': 120,
  'company.email': 254,
  'company.phoneNumber': 40,
  'company.activity': 200,
  'company.vatNumber': 40,
  'user.email': 254,
  'user.firstName': 80,
  'user.lastName': 80,
  'address.address1': 120,
  'address.city': 120,
  'address.country': 2,
  'address.postcode': 20,
  'address.phone': 40,
} as const
const optional = { 'company.website': 200, 'address.address2': 120 } as const

/** At least six digits, and only digits, spaces and separators. */
export const isPhone = (text: string) => /^\+?[\d\s().\-/]+$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= 6

const isWebsite = (text: string) => {
  const url = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`)
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
}

const valueAt = (input: RequestAccessInput, path: string) => {
  const [group, field = ''] = path.split('.') as [keyof RequestAccessInput, string]
  return ((input[group] as Record<string, string | null | undefined>)[field] ?? '').replace(/\p{Cc}+/gu, ' ').trim()
}

/** At most one error per input, in the order of the form; empty if valid. */
export function validateAccessRequest(input: RequestAccessInput): AccessRequestError[] {
  const country = registrationCountries.find(({ code }) => code === input.address.country.trim())
  const rules: Partial<Record<string, { passes: (text: string) => boolean; key: ErrorKey; code?: Code }>> = {
    'company.email': { passes: isEmail, key: 'input.email' },
    'user.email': { passes: isEmail, key: 'input.email' },
    'company.phoneNumber': { passes: isPhone, key: 'input.phone' },
    'address.phone': { passes: isPhone, key: 'input.phone' },
    'company.website': { passes: isWebsite, key: 'input.website' },
    'address.country': { passes: () => country?.enabled === true, key: 'input.country', code: 'unsupported' },
    'company.vatNumber': {
      passes: (text) => !country?.enabled || isVatNumber(country.code, toVatNumber(country.code, text)),
      key: 'input.vatNumber',
    },
  }
  return Object.entries({ ...longest, ...optional }).flatMap(([path, length]) => {
    const text = valueAt(input, path)
    const rule = rules[path]
    if (text === '') return path in optional ? [] : [{ path, key: 'input.required', code: 'required', length }]
    if (text.length > length && rule?.code !== 'unsupported')
      return [{ path, key: 'input.tooLong', code: 'too_long', length }]
    return rule && !rule.passes(text) ? [{ path, key: rule.key, code: rule.code ?? 'invalid', length }] : []
  })
}

/** @param input valid */
export function toAccessRequest(input: RequestAccessInput) {
  const text = (path: keyof typeof longest | keyof typeof optional) => valueAt(input, path)
  const country = text('address.country')
  return {
    companyName: text('company.companyName'),
    companyEmail: normalizeEmail(text('company.email')),
    companyPhone: text('company.phoneNumber'),
    activity: text('company.activity'),
    vatNumber: toVatNumber(country, text('company.vatNumber')),
    website: text('company.website') || null,
    email: normalizeEmail(text('user.email')),
    firstName: text('user.firstName'),
    lastName: text('user.lastName'),
    address1: text('address.address1'),
    address2: text('address.address2') || null,
    city: text('address.city'),
    country,
    postcode: text('address.postcode'),
    phone: text('address.phone'),
  }
}
