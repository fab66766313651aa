import type { ComponentProps } from 'react'
import { classNames } from '../layout/class-names.ts'

/** The cut-corner block of the one decision of a view: buy box, summary. Sticky on desktop. */
export function SummaryPanel({ className, ...rest }: Omit<ComponentProps<'aside'>, 'style'>) {
  return <aside {...rest} className={classNames('summary-panel', className)} />
}
