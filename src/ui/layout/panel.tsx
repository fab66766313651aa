import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type PropsAs, type Tag, toElement } from './polymorphic.ts'

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

export function Panel<Element extends Tag = 'section'>(props: PropsAs<Element, PanelProps>) {
  const { as, title, level = 2, aside, padded, footer, children, className, ...rest } = props
  const Box = toElement(as ?? 'section')
  const Heading = `h${level}` as const
  return (
    <Box className={classNames('panel', className)} {...rest}>
      {(title || aside) && (
        <header>
          {title && <Heading className="heading">{title}</Heading>}
          {aside}
        </header>
      )}
      {padded ? <div className="padded">{children}</div> : children}
      {footer && <footer>{footer}</footer>}
    </Box>
  )
}
