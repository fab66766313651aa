import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type QuantityProps = Omit<ComponentProps<'input'>, 'type' | 'style' | 'className' | 'children' | 'value'> & {
  name: string
  /** Which product it is for; names the group. */
  label: string
  /** Names the number itself, for example "Quantity". */
  inputLabel: string
  lessLabel: string
  moreLabel: string
  /** What follows the number: a word, a UnitSelect, or nothing. */
  unit?: ReactNode
  /** With the amber edge of a product that is in the cart. */
  inCart?: boolean
  busy?: boolean
  className?: string
}

/**
 * A plain number field between two buttons. Without scripts the buttons are not shown; with them a click goes to
 * `stepQuantity` of quantity-step.ts, from one listener for the whole page.
 */
export function Quantity(props: QuantityProps) {
  const { label, inputLabel, lessLabel, moreLabel, unit, inCart, busy, className, disabled, ...input } = props
  return (
    <fieldset
      className={classNames('qty', inCart && 'in', className)}
      aria-label={label}
      aria-busy={busy || undefined}
      disabled={disabled}
    >
      <span className="step">
        <button type="button" data-step="-1" aria-label={lessLabel}>
          <Icon name="minus" />
        </button>
        <input
          inputMode="numeric"
          min={1}
          step={1}
          autoComplete="off"
          {...input}
          type="number"
          aria-label={inputLabel}
        />
        <button type="button" data-step="1" aria-label={moreLabel}>
          <Icon name="plus" />
        </button>
      </span>
      {typeof unit === 'string' ? <span className="unit">{unit}</span> : unit}
    </fieldset>
  )
}
