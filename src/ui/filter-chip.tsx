import type { ReactNode } from 'react'
import { Link } from './actions/link.tsx'
import { Icon } from './icons/icon.tsx'
import type { IconName } from './icons/icon-names.ts'

type FilterChipProps = {
  children: ReactNode
  icon?: IconName
  removeHref: string
  removeLabel: string
}

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
