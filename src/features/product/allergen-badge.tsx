import { AllergenSuitability } from '#features/allergens/allergen-suitability.tsx'
import type { PricesPromise } from '#features/pricing/deferred-price.tsx'
import { withPlaceholder } from '#features/private/placeholder.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import type { ProductCard } from './product-card.ts'

type AllergenBadgeProps = Pick<ProductCard, 'allergens'> & { prices: PricesPromise; compact?: boolean }

/** Allergen suitability for the customer's profile. Loads with the prices and overlays the picture, so the layout does not shift. */
export const AllergenBadge = withPlaceholder(
  'AllergenBadge',
  ({ allergens, prices, compact }: AllergenBadgeProps) =>
    prices && (
      <Deferred promise={prices} fallback={null} quiet>
        {({ avoid }) => <AllergenSuitability allergens={allergens} avoid={avoid ?? []} compact={compact} />}
      </Deferred>
    ),
)
