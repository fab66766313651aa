import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from './actions/icon-button.tsx'
import { classNames } from './layout/class-names.ts'

type FilterPanelProps = Omit<ComponentProps<'form'>, 'style' | 'title'> & {
  id: string
  title: string
  closeLabel: string
  /** Apply and clear; on phones they stay at the foot of the sheet. */
  footer: ReactNode
  /** Sections, each a <section>. */
  children: ReactNode
}

/**
 * The form of the filters: a rail on desktop and, from the same markup, a bottom sheet on phones that
 * `<button popoverTarget={id}>` opens.
 */
export function FilterPanel({ id, title, closeLabel, footer, children, className, ...form }: FilterPanelProps) {
  return (
    <form {...form} id={id} popover="auto" aria-labelledby={`${id}-title`} className={classNames('filters', className)}>
      <header>
        <h2 id={`${id}-title`} className="heading">
          {title}
        </h2>
        <IconButton icon="x" label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
      </header>
      {children}
      <footer>{footer}</footer>
    </form>
  )
}
