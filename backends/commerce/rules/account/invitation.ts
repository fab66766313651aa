export const invitationDays = 7
/** Open invitations of one company. */
export const mostInvitations = 50

const longestName = 80

type Person = { firstName: string; lastName: string }
type PersonError = { field: keyof Person; key: 'input.required' | 'input.tooLong'; length: number }

const toName = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

export const toPerson = ({ firstName, lastName }: Person): Person => ({
  firstName: toName(firstName),
  lastName: toName(lastName),
})

/** The first error; null if valid. */
export function validatePerson(person: Person): PersonError | null {
  for (const field of ['firstName', 'lastName'] as const) {
    if (person[field] === '') return { field, key: 'input.required', length: longestName }
    if (person[field].length > longestName) return { field, key: 'input.tooLong', length: longestName }
  }
  return null
}
