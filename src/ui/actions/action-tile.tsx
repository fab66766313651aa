import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import { stackClass } from '../layout/stack.tsx'
import { Price } from '../order/price.tsx'

type ActionTileProps = {
  label: string
  /** A sentence, or else the amount. */
  text?: string
  amount?: string | null | undefined
  /** The one that stands out. */
  highlight?: boolean
  /** What to do. */
  children?: ReactNode
}

/** A tile of the overview: how something stands, and what to do about it. */
export function ActionTile({ label, text, amount, highlight, children }: ActionTileProps) {
  return (
    <div className={classNames('action-tile', highlight && 'highlight on-dark')}>
      {/* what stands out is larger, and closer */}
      <div className={highlight ? undefined : stackClass('small')}>
        <p className="action-label">{label}</p>
        {text !== undefined ? <p className="action-text">{text}</p> : <Price amount={amount} size="large" />}
      </div>
      {children}
    </div>
  )
}
