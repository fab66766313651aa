import { capitalize } from '#features/catalogue/letter-case.ts'
import { withPlaceholder } from '#features/private/placeholder.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Text } from '#ui/layout/text.tsx'
import { DeferredPrice } from './deferred-price.tsx'
import type { PriceOf } from './price-parts.tsx'

/** What the company has agreed for a packing: its own number, and the end of its price. */
export const Agreement = withPlaceholder('Agreement', function Agreement(of: PriceOf) {
  const t = useT()
  const locale = useLocale()
  return (
    <DeferredPrice {...of} fallback={null}>
      {(customerPrice) => {
        const { ownNumber, endsOn } = customerPrice ?? {}
        const facts = [
          ownNumber && t('cart.ownNumber', { number: ownNumber }),
          endsOn && t('product.priceUntil', { day: formatDate(locale, endsOn) }),
        ].filter(Boolean)
        return (
          facts.length > 0 && (
            <Text size="small" tone="soft" figures>
              {capitalize(locale, facts.join(', '))}
            </Text>
          )
        )
      }}
    </DeferredPrice>
  )
})
