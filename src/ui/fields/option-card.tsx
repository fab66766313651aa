import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'

type OptionCardProps = Omit<ComponentProps<'input'>, 'type' | 'style' | 'children' | 'title'> & {
  title: ReactNode
  aside?: ReactNode
  children?: ReactNode
}

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
