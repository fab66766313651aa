import { addFromTile } from '#features/cart/add/product-actions.tsx'
import { shelfSize } from '#features/listing/listing.ts'
import type { Prices } from '#features/pricing/price-slot.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import type { ProductCard } from '#features/product/product-card.ts'
import { GridSkeleton, ProductGrid } from '#features/product/product-grid.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { SectionHead } from '#ui/layout/section-head.tsx'
import { Text } from '#ui/layout/text.tsx'

type NewShelfProps = {
  fresh: Promise<Result<{ products: ProductCard[] }>>
  prices: Prices
}

/** What is new in the range, on the overview. */
export function NewShelf({ fresh, prices }: NewShelfProps) {
  const t = useT()
  const to = usePath()
  return (
    <section className="section">
      <SectionHead title={t('account.newTitle')} look="display-4">
        <Button look="arrow" href={to('range')}>
          {t('account.toRange')}
        </Button>
      </SectionHead>
      <Deferred promise={fresh} fallback={<GridSkeleton count={shelfSize} label={t('forms.loading')} />}>
        {({ products }) =>
          products.length === 0 ? (
            <Text tone="soft">{t('account.newNone')}</Text>
          ) : (
            <ProductGrid level={3} products={products} prices={prices} renderActions={addFromTile} />
          )
        }
      </Deferred>
    </section>
  )
}
