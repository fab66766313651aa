import { type FocusEvent, type FormEvent, useState } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import type { Translate } from '#i18n/translator.ts'
import type { Problem } from '#service/problem.ts'
import { Field, type FieldProps } from '#ui/fields/field.tsx'
import { useFieldError, useFieldValue, useFormProblem, useInitialFocus } from './form-state.ts'

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Error of the browser's constraints (`required`, `type`, `maxLength`); null if there is none. */
function constraintError(
  { validity, type }: Pick<Input, 'validity' | 'type'>,
  label: string,
  t: Translate,
  invalid = t(type === 'email' ? 'forms.email' : 'forms.invalid'),
) {
  if (validity.valid) return null
  if (validity.valueMissing) return t('forms.requiredNamed', { name: label })
  return invalid
}

/**
 * Uncontrolled field of an ApiForm. Validates when the focus moves to another field, not when a button or link is clicked: the error
 * would move it away from the pointer. @param props.invalid message for a value that the constraints of the field reject
 */
export function FormField({ invalid, ...props }: FieldProps & { invalid?: string }) {
  const t = useT()
  const problem = useFormProblem()
  /** Outcome of the validation since the submission that had `problem`. */
  const [own, setOwn] = useState<{ problem: Problem | null; error: string | null }>()
  const submitted = useFieldError(props.name)
  const error = own?.problem === problem ? (own?.error ?? undefined) : submitted
  const value = useFieldValue(props.name, props.defaultValue === undefined ? undefined : String(props.defaultValue))
  const focus = useInitialFocus(submitted !== undefined)
  const validate = (input: Input) => setOwn({ problem, error: constraintError(input, props.label, t, invalid) })
  const on = {
    onBlur({ target, relatedTarget }: FocusEvent<Input>) {
      if (relatedTarget?.matches('input, select, textarea')) validate(target)
    },
    onInput({ currentTarget }: FormEvent<Input>) {
      if (error) validate(currentTarget)
    },
  }
  return (
    <Field
      {...({ ...props, ...on } as FieldProps)}
      {...focus}
      {...(value !== undefined && { defaultValue: value })}
      {...(error && { error })}
    />
  )
}
