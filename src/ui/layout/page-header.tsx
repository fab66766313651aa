import type { ReactNode } from 'react'
import { Cluster } from './cluster.tsx'
import { Heading } from './heading.tsx'

type PageHeaderProps = {
  title: ReactNode
  titleId?: string
  beside?: ReactNode
  aside?: ReactNode
  children?: ReactNode
}

export function PageHeader({ title, titleId, beside, aside, children }: PageHeaderProps) {
  const heading = (
    <Heading as="h1" look="display-3" id={titleId} tabIndex={titleId ? -1 : undefined}>
      {title}
    </Heading>
  )
  const named = beside ? (
    <Cluster>
      {heading}
      {beside}
    </Cluster>
  ) : (
    heading
  )
  return (
    <div className="page-head">
      {aside === undefined ? (
        named
      ) : (
        <div className="head-row">
          {named}
          {aside}
        </div>
      )}
      {children}
    </div>
  )
}
