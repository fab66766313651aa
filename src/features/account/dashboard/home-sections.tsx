import type { ListSummary } from '#features/lists/list.ts'
import { ListsSkeleton } from '#features/lists/list-table.tsx'
import { ListsPanel } from '#features/lists/lists-panel.tsx'
import { withPlaceholder } from '#features/private/placeholder.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import type { PrivateValue } from '#service/private.ts'
import type { Result } from '#service/result.ts'
import { Wrap } from '#ui/layout/wrap.tsx'
import { OrderChanges } from '../profile/order-changes.tsx'
import type { LastOrderPromise, LastOrderValue } from './customer-hero.tsx'

type Lists = Promise<Result<{ lists: ListSummary[] }>>

export function CustomerHomeSections({
  last,
  lists,
}: {
  last: LastOrderValue
  /** Null: the shop has no lists. */
  lists: PrivateValue<{ lists: ListSummary[] }> | null
}) {
  return (
    <Wrap>
      <div className="dashboard-grid section">
        {lists && (
          <div className="span-7">
            <FirstLists lists={lists} />
          </div>
        )}
        <div className={lists ? 'span-5' : 'span-12'}>
          <Changes last={last} />
        </div>
      </div>
    </Wrap>
  )
}

const FirstLists = withPlaceholder('FirstLists', ({ lists }: { lists: Lists }) => (
  <Deferred promise={lists} fallback={<ListsSkeleton />}>
    {(given) => <ListsPanel lists={given.lists} />}
  </Deferred>
))

const Changes = withPlaceholder('Changes', ({ last }: { last: LastOrderPromise }) => (
  <Deferred promise={last} fallback={<ListsSkeleton rows={3} />} quiet>
    {(given) => given.last && <OrderChanges last={given.last} />}
  </Deferred>
))
