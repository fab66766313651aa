import { withPlaceholder } from '#features/private/placeholder.tsx'
import { Text } from '#ui/layout/text.tsx'
import { DeferredPrice } from './deferred-price.tsx'
import type { PriceOf } from './price-parts.tsx'

/** What the company has agreed for a packing: its own number, and the end of its price. */
export const Agreement = withPlaceholder('Agreement', (of: PriceOf) => (
  <DeferredPrice {...of} fallback={null}>
    {(customerPrice) =>
      customerPrice?.agreed && (
        <div>
          {customerPrice.agreed.map((text) => (
            <Text key={text} size="small" tone="soft" figures>
              {text}
            </Text>
          ))}
        </div>
      )
    }
  </DeferredPrice>
))
