import { withPlaceholder } from '#features/private/placeholder.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Totals } from '#ui/order/totals.tsx'
import { DeferredPrice } from './deferred-price.tsx'
import type { PriceOf } from './price-parts.tsx'

/** Prices from a quantity on; nothing if the price does not depend on the quantity. */
export const PriceTiers = withPlaceholder(
  'PriceTiers',
  function PriceTiers({ unit, ...of }: PriceOf & { unit: string | null }) {
    const t = useT()
    return (
      <DeferredPrice {...of} fallback={null}>
        {(customerPrice) =>
          customerPrice?.tiers && (
            <Stack gap="small">
              <Text size="small" tone="soft">
                {t('product.tiers')}
              </Text>
              <Totals
                lines={customerPrice.tiers.map(({ quantity, price }) => ({
                  label: t('product.tierFrom', { quantity, unit: unit ?? '' }),
                  value: price,
                }))}
              />
            </Stack>
          )
        }
      </DeferredPrice>
    )
  },
)
