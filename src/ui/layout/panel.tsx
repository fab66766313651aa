import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type PropsAs, type Tag, toElement } from './polymorphic.ts'

type PanelProps = {
  title?: string
  level?: 2 | 3
  aside?: ReactNode
  /** 18 px padding around the content; without it tables and rows reach the edges. */
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
