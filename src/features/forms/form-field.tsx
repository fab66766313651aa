import { Field, type FieldProps } from '#ui/fields/field.tsx'
import { useFieldError, useFieldValue, useInitialFocus } from './form-state.ts'

/** A field of the design system inside an ApiForm: shows its message, begins with what was typed. Its value stays with the browser. */
export function FormField(props: FieldProps) {
  const error = useFieldError(props.name)
  const value = useFieldValue(props.name, props.defaultValue === undefined ? undefined : String(props.defaultValue))
  const focus = useInitialFocus(error !== undefined)
  return <Field {...props} {...focus} {...(value !== undefined && { defaultValue: value })} {...(error && { error })} />
}
