import { Panel } from '../layout/panel.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Skeleton } from '../states/skeleton.tsx'

export function RowsSkeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <Panel as="div" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <div key={row} className="row-skeleton">
          <Skeleton shape="name" />
          <Skeleton shape="amount" />
        </div>
      ))}
    </Panel>
  )
}
