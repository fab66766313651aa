import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from './actions/icon-button.tsx'
import { classNames } from './layout/class-names.ts'

type FilterPanelProps = Omit<ComponentProps<'form'>, 'style' | 'title'> & {
  id: string
  title: string
  closeLabel: string
  footer: ReactNode
  children: ReactNode
}

/** Filter form: a rail on desktop, on phones a bottom sheet that `<button popoverTarget={id}>` opens. */
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
