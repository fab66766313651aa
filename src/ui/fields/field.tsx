import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { classNames } from '../layout/class-names.ts'
import { Spinner } from '../states/spinner.tsx'
import { PasswordToggle } from './password-toggle.tsx'

type FieldBase = {
  label: string
  /** Visually hidden label, if the context already names the field. */
  quiet?: boolean
  name: string
  id?: string
  optional?: string
  aside?: ReactNode
  hint?: string
  error?: string
  success?: string
  validating?: boolean
  icon?: IconName
  className?: string
}

type Own = keyof FieldBase | 'style' | 'aria-describedby' | 'aria-invalid'
type InputField = { as?: 'input' } & Omit<ComponentProps<'input'>, Own>
type PasswordField = { as: 'password'; showLabel: string } & Omit<ComponentProps<'input'>, Own | 'type'>
/** Attributes that a control of its own gets. */
type Wiring = {
  id: string
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}
type CustomField = { as: 'custom'; render: (wiring: Wiring) => ReactNode }
type TextareaField = { as: 'textarea' } & Omit<ComponentProps<'textarea'>, Own>
type SelectField = { as: 'select'; options: { value: string; label: string; disabled?: boolean }[] } & Omit<
  ComponentProps<'select'>,
  Own | 'children'
>

export type FieldProps = FieldBase & (InputField | PasswordField | TextareaField | SelectField)

/** Form field with label, control, and error, hint or success message, associated by ARIA attributes. */
export function Field(props: FieldProps | (FieldBase & CustomField)) {
  const {
    label,
    quiet,
    name,
    id: givenId,
    optional,
    aside,
    hint,
    error,
    success,
    validating,
    icon,
    className,
    ...rest
  } = props
  const madeId = useId()
  const id = givenId ?? madeId
  const hintId = hint && !success ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const successId = success && !error ? `${id}-success` : undefined
  const wiring = {
    id,
    name,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': classNames(errorId, hintId, successId),
  }
  const stateClass = error ? 'is-error' : success ? 'is-valid' : undefined
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id} className={quiet ? 'visually-hidden' : undefined}>
        {label}
        {optional && <span className="optional">{optional}</span>}
      </label>
      {rest.as === 'textarea' ? (
        <Textarea {...rest} {...wiring} className={classNames('input', stateClass)} />
      ) : (
        <div className={classNames('input', stateClass)} aria-busy={validating || undefined}>
          {icon && <Icon name={icon} size={20} />}
          {rest.as === 'custom' ? rest.render(wiring) : <Control {...rest} {...wiring} />}
          {validating ? <Spinner /> : stateClass && <Icon name={error ? 'warning-circle' : 'check-circle'} />}
        </div>
      )}
      {/* after the input in the DOM, so that Tab moves from input to input; CSS places it beside the label */}
      {aside && <div className="aside">{aside}</div>}
      {error && (
        <p className="error-message" id={errorId}>
          <Icon name="warning-circle" />
          {error}
        </p>
      )}
      {hintId && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {successId && (
        <p className="success-message" id={successId}>
          {success}
        </p>
      )}
    </div>
  )
}

const Textarea = ({ as: _, ...rest }: { as: 'textarea' } & ComponentProps<'textarea'>) => <textarea {...rest} />

function Control(props: InputField | PasswordField | SelectField) {
  if (props.as === 'select') {
    const { as: _, options, ...rest } = props
    return (
      <>
        <select {...rest}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="caret-down" size={16} />
      </>
    )
  }
  if (props.as === 'password') {
    const { as: _, showLabel, ...rest } = props
    return (
      <>
        <input autoComplete="current-password" {...rest} type="password" />
        <PasswordToggle label={showLabel} />
      </>
    )
  }
  const { as: _, ...rest } = props
  return <input type="text" {...rest} />
}
