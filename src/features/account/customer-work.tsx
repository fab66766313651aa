import type { Result } from '#api/core/result.ts'
import type { ListSummary } from '#features/lists/list.ts'
import { ListsSkeleton } from '#features/lists/list-table.tsx'
import { ListsPanel } from '#features/lists/lists-panel.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { Wrap } from '#ui/wrap.tsx'
import { ChangesPanel } from './changes-panel.tsx'
import type { LastOrderToCome } from './customer-hero.tsx'

type CustomerWorkProps = { last: LastOrderToCome; lists: Promise<Result<{ lists: ListSummary[] }>> }

/** What a customer goes on with from the home page: the lists, and what is different from the last order. */
export function CustomerWork({ last, lists }: CustomerWorkProps) {
  return (
    <Wrap>
      <div className="dashboard-grid section">
        <div className="span-7">
          <Deferred promise={lists} fallback={<ListsSkeleton />}>
            {(given) => <ListsPanel lists={given.lists} />}
          </Deferred>
        </div>
        <div className="span-5">
          <Deferred promise={last} fallback={<ListsSkeleton rows={3} />} quiet>
            {(given) => given.last && <ChangesPanel last={given.last} />}
          </Deferred>
        </div>
      </div>
    </Wrap>
  )
}
