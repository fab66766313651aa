// Whether what a visitor filled in fits a form. Called by ../resolvers/form.ts.
import { type Language, type SentenceKey, say } from '../language.ts'
import type { StoredFormField, StoredFormPage } from '../stored.ts'

/** Kinds of fields that can be handed in, each with what a value must be, and what is said of one that is not. */
const kinds: Record<string, { isRight: (value: string) => boolean; wrong: SentenceKey }> = {
  Email: {
    isRight: (value) => value.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value),
    wrong: 'wrongEmail',
  },
}

const fieldsOf = (pages: readonly StoredFormPage[]): StoredFormField[] => pages.flatMap(({ rows }) => rows.flat())

/** Whether every field of the form is of a kind that is known here. */
export const canBeChecked = (pages: readonly StoredFormPage[]): boolean =>
  fieldsOf(pages).every(({ kind }) => kind in kinds)

type Checked = {
  /** By handle: what is handed in, without spaces around it. */
  answers: Record<string, string>
  /** By handle: in words of the field, or of this backend. */
  errors: { handle: string; messages: string[] }[]
  /** Handles of fields of which each value is kept once. */
  unique: string[]
}

/** @param given values by handle; those of no field are left out */
export function checkForm(
  pages: readonly StoredFormPage[],
  given: ReadonlyMap<string, string>,
  language: Language,
): Checked {
  const answers: Checked['answers'] = {}
  const errors: Checked['errors'] = []
  const unique: string[] = []
  for (const { kind, handle, required, uniqueValue, errorMessage } of fieldsOf(pages)) {
    const value = given.get(handle)?.trim() ?? ''
    const checked = kinds[kind]
    if (value === '') {
      if (required === true) errors.push({ handle, messages: [String(errorMessage ?? say(language, 'missing'))] })
    } else if (checked?.isRight(value)) answers[handle] = value
    else errors.push({ handle, messages: [say(language, checked?.wrong ?? 'request')] })
    if (uniqueValue === true) unique.push(handle)
  }
  return { answers, errors, unique }
}
