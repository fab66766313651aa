import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

export interface TimelineStep {
  icon: IconName
  title: string
  text?: ReactNode
}

export function Timeline({ steps }: { steps: TimelineStep[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <div>
            <b className="subheading">{title}</b>
            {text}
          </div>
        </li>
      ))}
    </ol>
  )
}
