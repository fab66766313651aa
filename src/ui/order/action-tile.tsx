import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import { stackClass } from '../layout/stack.tsx'
import { Price } from './price.tsx'

type ActionTileProps = {
  label: string
  text?: string
  amount?: string | null | undefined
  highlight?: boolean
  children?: ReactNode
}

export function ActionTile({ label, text, amount, highlight, children }: ActionTileProps) {
  return (
    <div className={classNames('action-tile', highlight && 'highlight on-dark')}>
      {/* the highlighted tile has larger text and smaller gaps */}
      <div className={highlight ? undefined : stackClass('small')}>
        <p className="action-label">{label}</p>
        {text !== undefined ? <p className="action-text">{text}</p> : <Price amount={amount} size="large" />}
      </div>
      {children}
    </div>
  )
}
