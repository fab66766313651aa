import type { ChangeEvent } from 'react'
import { useFieldValue, useFieldValues, useFormProblem, useInitialFocus } from '#features/forms/form-state.ts'
import { useChosenDay } from '#features/forms/use-chosen-day.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ErrorMessage } from '#ui/fields/error-message.tsx'
import { Field, type FieldProps } from '#ui/fields/field.tsx'
import { FileInput } from '#ui/fields/file-input.tsx'
import { Hint } from '#ui/fields/hint.tsx'
import { RichTextLine } from '../text/rich-text-view.tsx'
import { checkboxName, type FieldOf, type FormField } from './cms-form.ts'

export interface InputProps<Of extends FormField = FormField> {
  field: Of
  error: string | undefined
  /** Appended to the label of a required field; null if optional fields are labelled instead. */
  mark: string | null
}

const inputs: Partial<Record<FormField['kind'], FieldProps>> = {
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false } as FieldProps,
  phone: { type: 'tel', autoComplete: 'tel' } as FieldProps,
  number: { inputMode: 'numeric' } as FieldProps,
  vat: { autoCapitalize: 'characters', spellCheck: false } as FieldProps,
}

/** Normalizes a VAT number: upper case, without spaces and dots. */
function tidy({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  currentTarget.value = currentTarget.value.toUpperCase().replace(/[\s.]/g, '')
}

export function FormInput(props: InputProps) {
  const { field } = props
  if (field.kind === 'radio' || field.kind === 'checkboxes') return <Choice {...props} field={field} />
  if (field.kind === 'agree') return <Agree {...props} field={field} />
  return <Line {...props} />
}

function Line({ field, error, mark }: InputProps) {
  const t = useT()
  const { handle, label, labelPosition, hint, required, placeholder, disabled, kind } = field
  const common = {
    name: handle,
    label: mark && field.required ? `${label} ${mark}` : label,
    quiet: labelPosition === 'hidden',
    className: `label-${labelPosition}`,
    required,
    disabled,
    ...(hint && { hint }),
    ...(mark === null && !required && { optional: t('forms.optional') }),
    ...(error && { error }),
    ...useInitialFocus(error !== undefined),
    defaultValue: useFieldValue(handle, field.defaultValue),
  }
  const defaults = field.kind === 'select' ? field.options.filter(({ isDefault }) => isDefault) : []
  const several = useFieldValues(
    handle,
    defaults.map(({ value }) => value),
  )
  const words = placeholder ? { placeholder } : {}
  if (kind === 'textarea') return <Field {...common} {...words} as="textarea" rows={5} />
  if (kind === 'file') {
    const { defaultValue: _, required: isRequired, disabled: isDisabled, autoFocus, ...rest } = common
    const several = field.count !== 1
    return (
      <Field
        {...rest}
        as="custom"
        render={(wiring) => (
          <FileInput
            {...wiring}
            required={isRequired}
            disabled={isDisabled}
            autoFocus={autoFocus}
            accept={field.kinds.join(',')}
            multiple={several}
            chooseLabel={t(several ? 'forms.chooseFiles' : 'forms.chooseFile')}
            noneLabel={t(several ? 'forms.noFiles' : 'forms.noFile')}
          />
        )}
      />
    )
  }
  if (kind === 'select') {
    const options = field.options.map((option) => ({ ...option, disabled: option.disabled || option.isGroup }))
    const start = field.defaultValue || field.multiple ? [] : [{ value: '', label: placeholder ?? t('forms.choose') }]
    const chosen = field.multiple && { multiple: true, defaultValue: several }
    return <Field {...common} {...chosen} as="select" options={[...start, ...options]} />
  }
  const masked = kind === 'vat' ? { onBlur: tidy, placeholder: placeholder ?? field.mask ?? undefined } : {}
  if (field.kind === 'date')
    return <DateInput {...common} {...words} min={field.least ?? undefined} max={field.most ?? undefined} />
  return <Field {...common} {...words} {...(inputs[kind] as object)} {...masked} />
}

type DateInputProps = Extract<FieldProps, { as?: 'input' }> & { defaultValue: string | undefined }

function DateInput({ hint, defaultValue, ...rest }: DateInputProps) {
  const { chosen, input } = useChosenDay(defaultValue)
  const words = [hint, chosen].filter(Boolean).join(' ')
  return <Field {...rest} {...input} {...(words && { hint: words })} type="date" defaultValue={defaultValue} />
}

function Choice({ field, error, mark }: InputProps<FieldOf<'radio' | 'checkboxes'>>) {
  const { handle, label, hint, options, isRow, required, kind, defaultValue } = field
  const typed = useFieldValue(handle, defaultValue)
  const isServed = useFormProblem() !== null
  const errorId = error ? `${field.id}-error` : undefined
  const isBox = kind === 'checkboxes'
  const focus = useInitialFocus(error !== undefined)
  return (
    <fieldset className="field" aria-describedby={errorId}>
      <legend className={field.labelPosition === 'hidden' ? 'visually-hidden' : undefined}>
        {mark && required ? `${label} ${mark}` : label}
      </legend>
      <div className={isRow ? 'boxes in-row' : 'boxes'}>
        {options.map(({ value, label: words, disabled, isDefault, isGroup }) =>
          isGroup ? (
            <b key={value}>{words}</b>
          ) : (
            <Box
              key={value}
              type={isBox ? 'checkbox' : 'radio'}
              name={isBox ? checkboxName(handle, value) : handle}
              value={value}
              label={words}
              disabled={disabled}
              starts={isBox ? isDefault : typed === value}
              keeps={isServed}
              describedBy={errorId}
              {...focus}
            />
          ),
        )}
      </div>
      {hint && <Hint>{hint}</Hint>}
      {error && <ErrorMessage id={errorId}>{error}</ErrorMessage>}
    </fieldset>
  )
}

type BoxProps = { type: 'checkbox' | 'radio'; name: string; value: string; label: string; disabled: boolean } & {
  starts: boolean
  keeps: boolean
  describedBy: string | undefined
  autoFocus?: boolean
}

/** A rejected form keeps the submitted state of checkboxes; else the editor's default applies. */
function Box({ starts, keeps, describedBy, ...box }: BoxProps) {
  const typed = useFieldValue(box.name)
  const isChecked = box.type === 'checkbox' && keeps ? typed === box.value : starts
  return <Checkbox {...box} defaultChecked={isChecked} aria-describedby={describedBy} />
}

function Agree({ field, error }: InputProps<FieldOf<'agree'>>) {
  const { handle, text, label, checkedValue, required, disabled, defaultValue } = field
  const typed = useFieldValue(handle, defaultValue)
  return (
    <Checkbox
      name={handle}
      value={checkedValue}
      label={text.length > 0 ? <RichTextLine text={text} /> : label}
      defaultChecked={typed === checkedValue}
      required={required}
      disabled={disabled}
      {...(error && { error })}
      {...useInitialFocus(error !== undefined)}
    />
  )
}
