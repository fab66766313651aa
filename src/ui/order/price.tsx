import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'

type PriceProps = {
  amount: ReactNode
  unit?: ReactNode
  size?: 'small' | 'large'
  className?: string
}

export function Price({ amount, unit, size, className }: PriceProps) {
  return (
    <span className={classNames('price', size && `price-${size}`, className)}>
      {amount}
      {unit && <small>{unit}</small>}
    </span>
  )
}
