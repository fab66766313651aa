import { isEmail, normalizeEmail } from '../email.ts'
import { isPhone } from './access-request.ts'

export type AccountInput = { firstName: string; lastName: string; gender: string; email: string; phone: string }
type ErrorKey = `input.${'required' | 'tooLong' | 'email' | 'phone'}` | 'account.unknownGender'
type AccountError = { field: keyof AccountInput; key: ErrorKey; length: number }

const longest = { firstName: 80, lastName: 80, gender: 10, email: 254, phone: 40 } as const
const genders = ['Male', 'Female', 'Other']
const rules: Partial<Record<keyof AccountInput, { passes: (text: string) => boolean; key: ErrorKey }>> = {
  gender: { passes: (text) => genders.includes(text), key: 'account.unknownGender' },
  email: { passes: isEmail, key: 'input.email' },
  phone: { passes: isPhone, key: 'input.phone' },
}

const textOf = (input: AccountInput, field: keyof AccountInput) => input[field].replace(/\p{Cc}+/gu, ' ').trim()

export function validateAccount(input: AccountInput): AccountError | null {
  for (const [name, length] of Object.entries(longest)) {
    const field = name as keyof AccountInput
    const text = textOf(input, field)
    const rule = rules[field]
    if (text === '') return { field, key: 'input.required', length }
    if (text.length > length) return { field, key: 'input.tooLong', length }
    if (rule && !rule.passes(text)) return { field, key: rule.key, length }
  }
  return null
}

export const toAccountFields = (input: AccountInput) => ({
  first_name: textOf(input, 'firstName'),
  last_name: textOf(input, 'lastName'),
  gender: textOf(input, 'gender'),
  email: normalizeEmail(textOf(input, 'email')),
  phone: textOf(input, 'phone'),
})
