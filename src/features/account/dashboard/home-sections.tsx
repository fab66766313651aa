import type { BalanceSums } from '#features/invoices/credit-transfer.ts'
import { OwedTile } from '#features/invoices/owed-tile.tsx'
import type { ListSummary } from '#features/lists/list.ts'
import { ListsSkeleton } from '#features/lists/overview/list-table.tsx'
import { ListsPanel } from '#features/lists/overview/lists-panel.tsx'
import { withPlaceholder } from '#features/private/placeholder.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import type { PrivateValue } from '#service/private.ts'
import type { Result } from '#service/result.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import { DeferredChanges, DeferredProposal } from '../planning/planning-parts.tsx'
import type { PlanningValue } from './customer-hero.tsx'
import { TileSkeleton } from './tile-skeleton.tsx'

type Owed = { balance: BalanceSums | null }
type Lists = Promise<Result<{ lists: ListSummary[] }>>

/** Each is null if the shop has none. */
type CustomerHomeSectionsProps = {
  planning: PlanningValue | null
  owed: PrivateValue<Owed> | null
  lists: PrivateValue<{ lists: ListSummary[] }> | null
}

export function CustomerHomeSections({ planning, owed, lists }: CustomerHomeSectionsProps) {
  if (!planning && !owed && !lists) return null
  return (
    <Wrap>
      <div className="dashboard-grid section">
        {planning && (
          <div className="span-7">
            <HomeProposal planning={planning} />
          </div>
        )}
        <div className={planning ? 'span-5' : 'span-12'}>
          <Stack>
            {planning && <HomeChanges planning={planning} />}
            {owed && <HomeOwed owed={owed} />}
            {lists && <FirstLists lists={lists} />}
          </Stack>
        </div>
      </div>
    </Wrap>
  )
}

const HomeProposal = withPlaceholder('HomeProposal', DeferredProposal)
const HomeChanges = withPlaceholder('HomeChanges', DeferredChanges)

const HomeOwed = withPlaceholder('HomeOwed', ({ owed }: { owed: Promise<Result<Owed>> }) => (
  <Deferred promise={owed} fallback={<TileSkeleton />} quiet>
    {({ balance }) => balance && <OwedTile balance={balance} />}
  </Deferred>
))

const FirstLists = withPlaceholder('FirstLists', ({ lists }: { lists: Lists }) => (
  <Deferred promise={lists} fallback={<ListsSkeleton />}>
    {(given) => <ListsPanel lists={given.lists} />}
  </Deferred>
))
