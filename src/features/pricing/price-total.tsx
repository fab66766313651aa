import { withPlaceholder } from '#features/private/placeholder.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { useLocale } from '#i18n/i18n-provider.tsx'
import { formatTotal, type PackingQuantity } from './customer-price.ts'
import type { PricesPromise } from './deferred-price.tsx'

export const PriceTotal = withPlaceholder(
  'PriceTotal',
  function PriceTotal({ prices, items }: { prices: PricesPromise; items: readonly PackingQuantity[] }) {
    const locale = useLocale()
    if (!prices) return null
    return (
      <Deferred promise={prices} fallback={null} quiet>
        {({ prices: found }) => formatTotal(found, items, locale)}
      </Deferred>
    )
  },
)
