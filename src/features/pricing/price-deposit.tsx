import { withPlaceholder } from '#features/private/placeholder.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Text } from '#ui/layout/text.tsx'
import { DeferredPrice } from './deferred-price.tsx'
import type { PriceOf } from './price-parts.tsx'

/** Deposit that is charged in addition to the price; nothing without one. */
export const PriceDeposit = withPlaceholder('PriceDeposit', function PriceDeposit(of: PriceOf) {
  const t = useT()
  return (
    <DeferredPrice {...of} fallback={null}>
      {(customerPrice) =>
        customerPrice?.deposit && (
          <Text size="small" tone="soft" figures>
            {t('product.plusDeposit', { amount: customerPrice.deposit.total })} ({customerPrice.deposit.articles})
          </Text>
        )
      }
    </DeferredPrice>
  )
})
