import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../layout/class-names.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'style' | 'children'> & {
  type?: 'checkbox' | 'radio'
  label: ReactNode
  /** At the end of the row, such as the number of products of a filter option. */
  count?: ReactNode
  error?: string
  small?: boolean
}

/** Checkbox or radio whose label fills the row. With an error, pass an id or name, so that aria-describedby is unique. */
export function Checkbox({ type = 'checkbox', label, count, error, small, className, ...input }: CheckboxProps) {
  const errorId = error ? `${input.id ?? input.name ?? 'checkbox'}-error` : undefined
  return (
    <>
      <label className={classNames('check', small && 'compact', error && 'is-error', className)}>
        <input
          {...input}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId ?? input['aria-describedby']}
        />
        <span>{label}</span>
        {count !== undefined && <span className="count">{count}</span>}
      </label>
      {/* outside the label, so that React keeps the input element when the error appears */}
      {error && (
        <p className="error-message" id={errorId}>
          <Icon name="warning-circle" />
          {error}
        </p>
      )}
    </>
  )
}
