// Lets requests in between the collections of Vendure's job `apply-collection-filters`.
import { setImmediate } from 'node:timers/promises'
import type { CollectionService } from '@vendure/core'

type Internals = { applyCollectionFiltersInternal(...values: unknown[]): Promise<unknown> }

/** With a synchronous database driver the job would otherwise occupy the event loop until its last collection, for seconds. */
export function yieldBetweenCollections(service: CollectionService): void {
  const internals = service as unknown as Internals
  const apply = internals.applyCollectionFiltersInternal.bind(service)
  internals.applyCollectionFiltersInternal = async (...values) => {
    await setImmediate()
    return apply(...values)
  }
}
