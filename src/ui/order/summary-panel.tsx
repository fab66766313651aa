import type { ComponentProps } from 'react'
import { classNames } from '../layout/class-names.ts'

export function SummaryPanel({ className, ...rest }: Omit<ComponentProps<'aside'>, 'style'>) {
  return <aside {...rest} className={classNames('summary-panel', className)} />
}
