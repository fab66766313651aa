import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Link } from './link.tsx'

type FilterChipProps = {
  children: ReactNode
  icon?: IconName
  /** Where the listing stands without this filter. */
  removeHref: string
  /** For example "Remove filter: in stock". */
  removeLabel: string
}

/** One active filter and the link that takes it away. */
export function FilterChip({ children, icon, removeHref, removeLabel }: FilterChipProps) {
  return (
    <span className="chip filter-chip">
      {icon && <Icon name={icon} />}
      {children}
      <Link href={removeHref} aria-label={removeLabel}>
        <Icon name="x" />
      </Link>
    </span>
  )
}
