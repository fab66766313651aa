import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../layout/class-names.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'style' | 'children'> & {
  type?: 'checkbox' | 'radio'
  label: ReactNode
  /** At the end of the row, for example how many products a choice has. */
  count?: ReactNode
  error?: string
  /** 36 instead of 44 px, for filters. */
  small?: boolean
}

/** A checkbox or radio with its words; the whole row is the target. An error needs an id or name to be tied to the box. */
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
      {/* beside it, so that the box stays the same element when a message comes */}
      {error && (
        <p className="error-message" id={errorId}>
          <Icon name="warning-circle" />
          {error}
        </p>
      )}
    </>
  )
}
