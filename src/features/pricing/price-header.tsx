import { withPlaceholder } from '#features/private/placeholder.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Text } from '#ui/layout/text.tsx'
import { DeferredPrice } from './deferred-price.tsx'
import { Discount, PackPrice, type PriceOf, PricePerPiece, PricePerUnit, RegularPrice } from './price-parts.tsx'

/** Customer's price at the top of a panel, with a fixed height. */
export const PriceHeader = withPlaceholder(
  'PriceHeader',
  function PriceHeader({ unit, ...of }: PriceOf & { unit: string | null }) {
    const t = useT()
    return (
      <div className="customer-price">
        <PackPrice size="large" unit={unit} {...of} />
        <Text size="small" tone="muted" figures>
          <span>
            <PricePerPiece {...of} />
          </span>
          <span>
            <PricePerUnit {...of} />
          </span>
          <span>
            {/* appears together with the amounts, so that the text after them does not shift */}
            <DeferredPrice {...of} fallback={null}>
              {() => t('product.exclVat')}
            </DeferredPrice>
          </span>
          <RegularPrice {...of} />
          <Discount {...of} />
        </Text>
      </div>
    )
  },
)
