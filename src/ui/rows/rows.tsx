import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Skeleton } from '../states/skeleton.tsx'

type RowsProps = {
  heads: { product: string; pack: string; allergens: string; stock: string; price: string; quantity: string }
  bar?: ReactNode
  enter: string
  className?: string
  children: ReactNode
}

/** Container of product rows, with column headers if wide. quantity-step.ts handles the arrow keys. */
export function Rows({ heads, bar, enter, className, children }: RowsProps) {
  return (
    <div className={classNames('rows', className)}>
      {bar && <div className="rows-bar">{bar}</div>}
      <div className="rows-head" aria-hidden="true">
        <span />
        <span>{heads.product}</span>
        <span>{heads.pack}</span>
        <span>{heads.allergens}</span>
        <span>{heads.stock}</span>
        <span className="text-end">{heads.price}</span>
        <span className="between">
          {heads.quantity}
          <span className="keys">
            <kbd>↑</kbd> <kbd>↓</kbd> <kbd>{enter}</kbd>
          </span>
        </span>
      </div>
      {children}
    </div>
  )
}

export function RowSkeleton() {
  return (
    <div className="product-row" aria-hidden="true">
      <Skeleton shape="thumb" />
      <div className="row-name">
        <Skeleton shape="name" />
        <Skeleton shape="text" />
      </div>
      <div className="row-order">
        <Skeleton shape="amount" />
        <Skeleton shape="control" />
      </div>
    </div>
  )
}
