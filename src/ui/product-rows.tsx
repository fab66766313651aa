import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ProductRowsProps = {
  /** Heads of the wide layout. */
  heads?: { product: string; pack: string; allergens: string; stock: string; price: string; quantity: ReactNode }
  children: ReactNode
  className?: string
}

/** The block around product rows, with heads that show when it is wide. */
export function ProductRows({ heads, children, className }: ProductRowsProps) {
  return (
    <div className={classNames('rows', className)}>
      {heads && (
        <div className="rhead" aria-hidden="true">
          <span />
          <span>{heads.product}</span>
          <span>{heads.pack}</span>
          <span>{heads.allergens}</span>
          <span>{heads.stock}</span>
          <span className="rt">{heads.price}</span>
          <span>{heads.quantity}</span>
        </div>
      )}
      {children}
    </div>
  )
}
