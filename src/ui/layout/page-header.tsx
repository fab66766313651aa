import type { ReactNode } from 'react'
import { Cluster } from './cluster.tsx'
import { Heading } from './heading.tsx'

type PageHeadProps = {
  title: ReactNode
  /** Makes the title focusable by this id. */
  titleId?: string
  /** Button beside the title. */
  beside?: ReactNode
  /** At the end of the title's line: a count, a button. */
  aside?: ReactNode
  /** Below the title: text, links. */
  children?: ReactNode
}

/** Page header with the h1. */
export function PageHeader({ title, titleId, beside, aside, children }: PageHeadProps) {
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
