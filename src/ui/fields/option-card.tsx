import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'

type OptionCardProps = Omit<ComponentProps<'input'>, 'type' | 'style' | 'children' | 'title'> & {
  title: ReactNode
  /** At the end of the first line: a price, "Default". */
  aside?: ReactNode
  children?: ReactNode
}

/** An address or a way of shipping to choose; the whole card is the radio's label. */
export function OptionCard({ title, aside, children, className, ...input }: OptionCardProps) {
  return (
    <label className={classNames('option-card', className)}>
      <input {...input} type="radio" />
      <b>{title}</b>
      <span className="figures soft">{aside}</span>
      {children && <span className="option-text">{children}</span>}
    </label>
  )
}
