/** Fields of a form with one quantity per line or product. */
import { HttpProblem } from '#service/problem.ts'

const fieldName = /^quantity:([\w.-]{1,64})$/

/** @param id of the line or product */
export const quantityField = (id: string) => `quantity:${id}`

/**
 * Quantities of a form by line or product.
 * @throws HttpProblem 422 with `sentence` at each field that is not a whole number from 0 to 9999
 */
export function requireQuantities(
  fields: Readonly<Record<string, string | undefined>>,
  sentence: string,
  title = sentence,
): { id: string; quantity: number }[] {
  const given = Object.entries(fields).flatMap(([field, text = '']) => {
    const id = fieldName.exec(field)?.[1]
    return id ? [{ field, id, text: text.trim() }] : []
  })
  const invalid = given.filter(({ text }) => !/^\d{1,4}$/.test(text))
  if (invalid.length > 0)
    throw new HttpProblem({
      status: 422,
      title,
      errors: Object.fromEntries(invalid.map(({ field }) => [field, [sentence]])),
    })
  return given.map(({ id, text }) => ({ id, quantity: Number(text) }))
}
