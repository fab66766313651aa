import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const icons = { contains: 'contains', may_contain: 'traces', unknown: 'question', free: 'free' } as const

/** Whether something may be served: shape and words say it, colour only helps. */
export function FitMark({ state, children }: { state: keyof typeof icons; children: ReactNode }) {
  return (
    <span className={`chip fit ${icons[state]}`}>
      <Icon name={icons[state]} />
      {children}
    </span>
  )
}
