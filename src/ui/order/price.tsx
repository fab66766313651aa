import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'

type PriceProps = {
  /** Formatted with its currency. */
  amount: ReactNode
  /** What it is for, ready to read: "/ case". */
  unit?: ReactNode
  size?: 'small' | 'large'
  className?: string
}

/** An amount in the condensed figures of a price tag. */
export function Price({ amount, unit, size, className }: PriceProps) {
  return (
    <span className={classNames('price', size && `price-${size}`, className)}>
      {amount}
      {unit && <small>{unit}</small>}
    </span>
  )
}
