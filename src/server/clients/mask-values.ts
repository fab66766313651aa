/** Removes what a call sent from the messages of its errors: backends repeat input in them, and messages are logged. */

const minLength = 3
const maxLength = 500
const maxValues = 200

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) yield* textsOf(member)
}

/** Texts of the variables, and the tokens of the headers. Short ones are words of the message rather than data of a customer. */
export function privateValues(variables: unknown, headers: Readonly<Record<string, string>>): string[] {
  const { authorization = '', 'x-cart-token': cartToken = '' } = headers
  const values = [...textsOf(variables), authorization.split(' ').at(-1) ?? '', cartToken]
  return values.filter(({ length }) => length >= minLength && length <= maxLength).slice(0, maxValues)
}

export function maskValues(message: string, values: readonly string[]): string {
  let masked = message
  // a value may contain another one
  for (const value of values.toSorted((a, b) => b.length - a.length)) {
    masked = masked.replaceAll(value, '…').replaceAll(JSON.stringify(value).slice(1, -1), '…')
  }
  return masked
}
