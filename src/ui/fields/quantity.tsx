import type { ComponentProps, FocusEvent, ReactNode } from 'react'
import { stepProps } from '#protocol/data-attributes.ts'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export type QuantityProps = Omit<
  ComponentProps<'input'>,
  'type' | 'style' | 'className' | 'children' | 'value' | 'min' | 'max' | 'step'
> & {
  name: string
  min?: number
  max?: number
  /** Product name; accessible name of the group. */
  label: string
  inputLabel: string
  lessLabel: string
  moreLabel: string
  /** After the number: text or a UnitSelect. */
  unit?: ReactNode
  /** Highlighted border if the product is in the cart. */
  inCart?: boolean
  busy?: boolean
  className?: string
}

/** An empty field gets its initial quantity back; leading zeros are removed. */
function tidy({ currentTarget }: FocusEvent<HTMLInputElement>) {
  const { value, defaultValue } = currentTarget
  const tidied = value.trim() === '' ? defaultValue : value.replace(/^\s*0+(?=\d)/, '')
  if (tidied === value) return
  currentTarget.value = tidied
  currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A text input, because a number input drops unknown characters: 1,5 would become 15. A delegated listener steps it; no buttons without scripts. */
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
      aria-busy={busy || undefined}
      disabled={disabled}
    >
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <span className="step">
        <button type="button" {...stepProps(-1)} aria-label={lessLabel}>
          <Icon name="minus" />
        </button>
        <input
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          onBlur={tidy}
          {...input}
          type="text"
          data-min={min}
          data-max={max}
          aria-label={inputLabel}
        />
        <button type="button" {...stepProps(1)} aria-label={moreLabel}>
          <Icon name="plus" />
        </button>
      </span>
      {typeof unit === 'string' ? <span className="unit">{unit}</span> : unit}
    </fieldset>
  )
}
