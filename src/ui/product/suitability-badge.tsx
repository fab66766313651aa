import { Icon } from '../icons/icon.tsx'

const icons = { contains: 'contains', may_contain: 'traces', unknown: 'question', free: 'free' } as const

type FitMarkProps = {
  state: keyof typeof icons
  /** The shape alone, for rows; the words are for assistive technology. */
  compact?: boolean | undefined
  children: string
}

/** Whether something may be served: shape and words say it, colour only helps. */
export function SuitabilityBadge({ state, compact, children }: FitMarkProps) {
  return (
    <span className={`chip fit-mark level-${icons[state]}`} title={compact ? children : undefined}>
      <Icon name={icons[state]} />
      {compact ? <span className="visually-hidden">{children}</span> : children}
    </span>
  )
}
