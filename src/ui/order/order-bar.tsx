import type { ReactNode } from 'react'
import { Price } from './price.tsx'

type OrderBarProps = {
  label: string
  lines: string
  /** Further figures; only on wide screens. */
  figures?: string
  note?: string | null
  /** Net total with its unit; null for a guest. */
  total?: { amount: string; unit: string } | null
  undo?: ReactNode
  action: ReactNode
}

/** Cart summary below rows and lists. Positioned over the content, so that it does not shift the layout when it appears. */
export function OrderBar({ label, lines, figures, note, total, undo, action }: OrderBarProps) {
  return (
    <section className="order-bar on-dark" aria-label={label}>
      <span className="soft figures">
        <b>{lines}</b>
        {figures && <span className="only-tablet">, {figures}</span>}
        {note && <small>{note}</small>}
      </span>
      {undo}
      <span className="spacer" />
      {total && <Price amount={total.amount} unit={total.unit} />}
      {action}
    </section>
  )
}
