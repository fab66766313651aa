/** Rejected input: a sentence for each field that is wrong, else one for the whole form. */

import type { Translate } from '#i18n/translator.ts'
import type { BackendError } from '#server/clients/backend-error.ts'

/** `errors`: sentences by the name of the field. */
export type Rejection = { summary: string; errors: ReadonlyMap<string, string>; status: 409 | 422 }

/** @param errors not empty */
export const rejectFields = (
  t: Translate,
  errors: Iterable<readonly [field: string, sentence: string]>,
): Rejection => ({
  summary: t('desk.checkFields'),
  errors: new Map(errors),
  status: 422,
})

/** @param toField name of the field for a path of the operation's input; null: the form has none */
export function toRejection(
  t: Translate,
  { code, words, validation }: BackendError,
  toField: (path: string) => string | null,
): Rejection {
  const errors = Object.entries(validation).flatMap(([path, [sentence]]): [string, string][] => {
    const field = toField(path.replace(/^input\./, ''))
    return field !== null && sentence ? [[field, sentence]] : []
  })
  if (errors.length > 0) return rejectFields(t, errors)
  return { summary: words ?? t('desk.failed'), errors: new Map(), status: code === 'CONFLICT' ? 409 : 422 }
}

/** Properties of a field; the first one that is wrong gets the focus when the page loads. */
export function errorOf(rejection: Rejection | null, name: string): { error?: string; autoFocus?: true } {
  const error = rejection?.errors.get(name)
  if (error === undefined) return {}
  const [first] = rejection?.errors.keys() ?? []
  return { error, ...(first === name && { autoFocus: true as const }) }
}
