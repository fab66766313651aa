import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'

type OptionCardProps = Omit<ComponentProps<'input'>, 'type' | 'style' | 'children' | 'title'> & {
  title: ReactNode
  /** At the end of the first line, for example a price. */
  aside?: ReactNode
  children?: ReactNode
}

/** Radio whose label is a card, for addresses and shipping methods. */
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
