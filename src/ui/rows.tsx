import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

type RowsProps = {
  /** Heads of the wide layout. */
  heads: { product: string; pack: string; allergens: string; stock: string; price: string; quantity: string }
  /** Name of the Enter key. */
  enter: string
  children: ReactNode
}

/** The block around product rows, with heads that show when it is wide. The arrow keys are row-keys.ts. */
export function Rows({ heads, enter, children }: RowsProps) {
  return (
    <div className="rows">
      <div className="rhead" aria-hidden="true">
        <span />
        <span>{heads.product}</span>
        <span>{heads.pack}</span>
        <span>{heads.allergens}</span>
        <span>{heads.stock}</span>
        <span className="rt">{heads.price}</span>
        <span className="between">
          {heads.quantity}
          <span className="keys">
            <kbd className="kbd">↑</kbd> <kbd className="kbd">↓</kbd> <kbd className="kbd">{enter}</kbd>
          </span>
        </span>
      </div>
      {children}
    </div>
  )
}

/** The boxes of a row that is on its way. */
export function RowSkeleton() {
  return (
    <div className="prow" aria-hidden="true">
      <Skeleton shape="thumb" />
      <div className="nm">
        <Skeleton shape="name" />
        <Skeleton shape="text" />
      </div>
      <div className="r2">
        <Skeleton shape="amount" />
        <Skeleton shape="control" />
      </div>
    </div>
  )
}
