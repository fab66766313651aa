import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PanelProps = {
  title?: string
  /** Level of the title in the page. */
  level?: 2 | 3
  /** At the end of the head: a link, a button, tabs. */
  aside?: ReactNode
  /** Keeps 18 px around the content; tables and rows reach the edges without it. */
  padded?: boolean
  footer?: ReactNode
  children: ReactNode
  className?: string
}

export function Panel({ title, level = 2, aside, padded, footer, children, className }: PanelProps) {
  const Heading = `h${level}` as const
  return (
    <section className={classNames('panel', className)}>
      {(title || aside) && (
        <header>
          {title && <Heading className="h5">{title}</Heading>}
          {aside}
        </header>
      )}
      {padded ? <div className="pad">{children}</div> : children}
      {footer && <footer>{footer}</footer>}
    </section>
  )
}
