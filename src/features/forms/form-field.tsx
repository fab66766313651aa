import { Field, type FieldProps } from '#ui/fields/field.tsx'
import { useFieldError, useFieldValue, useInitialFocus } from './form-state.ts'

export function FormField(props: FieldProps) {
  const error = useFieldError(props.name)
  const value = useFieldValue(props.name, props.defaultValue === undefined ? undefined : String(props.defaultValue))
  const focus = useInitialFocus(error !== undefined)
  return <Field {...props} {...focus} {...(value !== undefined && { defaultValue: value })} {...(error && { error })} />
}
