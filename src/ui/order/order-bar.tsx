import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Price } from './price.tsx'

type PauseEvents = 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'

type OrderBarProps = Pick<ComponentProps<'section'>, PauseEvents> & {
  label: string
  lines: string
  /** Further figures; only on wide screens. */
  figures?: string
  note?: string | null
  /** Net total with its unit; null for a guest. */
  total?: { amount: string; unit: string } | null
  undo?: ReactNode
  action: ReactNode
  /** Fixed to the window, on screens that have no permanent bar. */
  floating?: boolean
}

/** Cart summary below rows and lists. Positioned over the content, so that it does not shift the layout when it appears. */
export function OrderBar({ label, lines, figures, note, total, undo, action, floating, ...events }: OrderBarProps) {
  return (
    <section className={classNames('order-bar on-dark', floating && 'floating')} aria-label={label} {...events}>
      <span className="soft figures">
        <b>{lines}</b>
        {figures && <span className="only-tablet">, {figures}</span>}
        {note && <small key={note}>{note}</small>}
      </span>
      {undo}
      <span className="spacer" />
      {total && <Price amount={total.amount} unit={total.unit} />}
      {action}
    </section>
  )
}
