import { Icon } from '../icons/icon.tsx'

const icons = { contains: 'contains', may_contain: 'traces', unknown: 'question', free: 'free' } as const

type SuitabilityBadgeProps = {
  state: keyof typeof icons
  /** Icon only, for rows; the text is for assistive technology. */
  compact?: boolean | undefined
  children: string
}

/** Allergen suitability of a product; icon and text show it, so that colour is not needed. */
export function SuitabilityBadge({ state, compact, children }: SuitabilityBadgeProps) {
  return (
    <span className={`chip fit-mark level-${icons[state]}`} title={compact ? children : undefined}>
      <Icon name={icons[state]} />
      {compact ? <span className="visually-hidden">{children}</span> : children}
    </span>
  )
}
