import type { ReactNode } from 'react'
import { Heading } from './heading.tsx'

type SectionHeaderProps = {
  title: string | null
  look?: 'display-3' | 'display-4'
  children?: ReactNode
}

export function SectionHeader({ title, look = 'display-3', children }: SectionHeaderProps) {
  return (
    <div className="section-head">
      {title && <Heading look={look}>{title}</Heading>}
      {children}
    </div>
  )
}
