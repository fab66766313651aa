import { withPlaceholder } from '#features/private/placeholder.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import type { Result } from '#service/result.ts'
import { Panel } from '#ui/layout/panel.tsx'
import type { ListingPrices } from './assortment.ts'

/** Exclusive products of the company that match the listing, or why its private data is missing. */
export const AssortmentTeaser = withPlaceholder(
  'AssortmentTeaser',
  ({ prices }: { prices: Promise<Result<ListingPrices>> }) => (
    <Deferred promise={prices} fallback={null}>
      {({ teaser }) =>
        teaser && (
          <Panel padded title={teaser.title} aside={<a href={teaser.all.href}>{teaser.all.text}</a>}>
            {teaser.items.map(({ href, name, note }) => (
              <p key={href}>
                <a href={href}>{name}</a>
                <span>{note}</span>
              </p>
            ))}
          </Panel>
        )
      }
    </Deferred>
  ),
)
