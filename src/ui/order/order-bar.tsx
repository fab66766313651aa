import type { ReactNode } from 'react'
import { Price } from './price.tsx'

type OrderBarProps = {
  label: string
  /** The loudest figure: "3 items". */
  lines: string
  /** The rest of the figures; wide screens only. */
  figures?: string
  /** A line below the figures. */
  note?: string | null
  /** The net amount with its word, for who sees prices. */
  total?: { amount: string; unit: string } | null
  /** Takes the last addition back. */
  undo?: ReactNode
  /** One amber action. */
  action: ReactNode
}

/** Keeps the order in sight under rows and lists. It floats: what lies below stays where it is when it comes. */
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
