import { AllergenSuitability } from '#features/allergens/allergen-suitability.tsx'
import type { PricesPromise } from '#features/pricing/deferred-price.tsx'
import { withPlaceholder } from '#features/private/placeholder.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import type { ProductCard } from './product-card.ts'

type ProfileMarkProps = Pick<ProductCard, 'allergens'> & { prices: PricesPromise; compact?: boolean }

/**
 * How a product stands to what the customer's kitchen avoids. Comes with the prices; its place is over the picture, so
 * that nothing moves.
 */
export const AllergenBadge = withPlaceholder(
  'ProfileMark',
  ({ allergens, prices, compact }: ProfileMarkProps) =>
    prices && (
      <Deferred promise={prices} fallback={null} quiet>
        {({ avoid }) => <AllergenSuitability allergens={allergens} avoid={avoid ?? []} compact={compact} />}
      </Deferred>
    ),
)
