import type { Result } from '#api/core/result.ts'
import { asSlot } from '#features/forms/slot.tsx'
import type { ListSummary } from '#features/lists/list.ts'
import { ListsSkeleton } from '#features/lists/list-table.tsx'
import { ListsPanel } from '#features/lists/lists-panel.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { Wrap } from '#ui/wrap.tsx'
import { ChangesPanel } from './changes-panel.tsx'
import type { LastOrderToCome } from './customer-hero.tsx'

type Lists = Promise<Result<{ lists: ListSummary[] }>>

/** What a customer goes on with from the home page: the lists, and what is different from the last order. */
export function CustomerWork({ last, lists }: { last: LastOrderToCome; lists: Lists }) {
  return (
    <Wrap>
      <div className="dashboard-grid section">
        <div className="span-7">
          <FirstLists lists={lists} />
        </div>
        <div className="span-5">
          <Changes last={last} />
        </div>
      </div>
    </Wrap>
  )
}

const FirstLists = asSlot('FirstLists', ({ lists }: { lists: Lists }) => (
  <Deferred promise={lists} fallback={<ListsSkeleton />}>
    {(given) => <ListsPanel lists={given.lists} />}
  </Deferred>
))

const Changes = asSlot('Changes', ({ last }: { last: LastOrderToCome }) => (
  <Deferred promise={last} fallback={<ListsSkeleton rows={3} />} quiet>
    {(given) => given.last && <ChangesPanel last={given.last} />}
  </Deferred>
))
