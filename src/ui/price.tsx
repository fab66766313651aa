import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PriceProps = {
  /** Formatted with its currency. */
  amount: ReactNode
  /** What it is for, ready to read: "/ case". */
  unit?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

/** An amount in the condensed figures of the price ticket. */
export function Price({ amount, unit, size = 'md', className }: PriceProps) {
  return (
    <span className={classNames('price', size !== 'md' && size, className)}>
      {amount}
      {unit && <small>{unit}</small>}
    </span>
  )
}
