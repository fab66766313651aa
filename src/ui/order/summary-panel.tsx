import type { ComponentProps } from 'react'
import { classNames } from '../layout/class-names.ts'

/** Panel with the main action of a page: buy panel, cart summary. Sticky on desktop. */
export function SummaryPanel({ className, ...rest }: Omit<ComponentProps<'aside'>, 'style'>) {
  return <aside {...rest} className={classNames('summary-panel', className)} />
}
