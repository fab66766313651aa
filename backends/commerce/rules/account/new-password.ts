// Rules of a new password and the validity of reset links.
export const resetMinutes = 60
/** Validity of the link in the mail about a changed password. */
export const revertHours = 48

const shortest = 10
const longest = 128

type ValidationError = {
  field: 'password' | 'confirmPassword'
  key: `password.${'short' | 'long' | 'weak' | 'unequal'}`
  values: Record<string, number>
}

/** The first error; null if valid. */
export function validatePassword(password: string, confirmPassword: string, email: string): ValidationError | null {
  if (password.length < shortest) return { field: 'password', key: 'password.short', values: { count: shortest } }
  if (password.length > longest) return { field: 'password', key: 'password.long', values: { count: longest } }
  if (password.toLowerCase() === email.toLowerCase() || new Set(password).size < 4)
    return { field: 'password', key: 'password.weak', values: {} }
  if (password !== confirmPassword) return { field: 'confirmPassword', key: 'password.unequal', values: {} }
  return null
}
