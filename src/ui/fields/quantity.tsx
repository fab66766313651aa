import type { ComponentProps, ReactNode } from 'react'
import { stepsBy } from '#protocol/marks.ts'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../layout/class-names.ts'

export type QuantityProps = Omit<
  ComponentProps<'input'>,
  'type' | 'style' | 'className' | 'children' | 'value' | 'min' | 'max' | 'step'
> & {
  name: string
  /** The least and the most that buttons and arrow keys lead to. */
  min?: number
  max?: number
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
 * A field for a whole number between two buttons. It is a text field, for a number field drops what it does not know: 1,5 becomes
 * 15. Without scripts the buttons are not shown; with them a click goes to `stepQuantity` of quantity-step.ts, from one listener for
 * the whole page.
 */
export function Quantity(props: QuantityProps) {
  const {
    label,
    inputLabel,
    lessLabel,
    moreLabel,
    unit,
    inCart,
    busy,
    className,
    disabled,
    min = 1,
    max,
    ...input
  } = props
  return (
    <fieldset
      className={classNames('quantity', inCart && 'in-cart', className)}
      aria-label={label}
      aria-busy={busy || undefined}
      disabled={disabled}
    >
      <span className="step">
        <button type="button" {...stepsBy(-1)} aria-label={lessLabel}>
          <Icon name="minus" />
        </button>
        <input
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          {...input}
          type="text"
          data-min={min}
          data-max={max}
          aria-label={inputLabel}
        />
        <button type="button" {...stepsBy(1)} aria-label={moreLabel}>
          <Icon name="plus" />
        </button>
      </span>
      {typeof unit === 'string' ? <span className="unit">{unit}</span> : unit}
    </fieldset>
  )
}
