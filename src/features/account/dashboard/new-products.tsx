import { renderTileActions } from '#features/cart/add/product-actions.tsx'
import { newProductsSize } from '#features/listing/listing.ts'
import type { Prices } from '#features/pricing/deferred-price.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import type { ProductCard } from '#features/product/product-card.ts'
import { GridSkeleton, ProductGrid } from '#features/product/product-grid.tsx'
import { may } from '#features/shop/may.ts'
import { useShop } from '#features/shop/use-shop.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { SectionHeader } from '#ui/layout/section-header.tsx'
import { Text } from '#ui/layout/text.tsx'

type NewProductsProps = {
  fresh: Promise<Result<{ products: ProductCard[] }>>
  prices: Prices
}

export function NewProducts({ fresh, prices }: NewProductsProps) {
  const t = useT()
  const to = usePath()
  const isOrdering = may(useShop().facts.customer, 'order')
  return (
    <section className="section">
      <SectionHeader title={t('account.newTitle')} look="display-4">
        <Button look="arrow" href={to('range')}>
          {t('account.toRange')}
        </Button>
      </SectionHeader>
      <Deferred promise={fresh} fallback={<GridSkeleton count={newProductsSize} label={t('forms.loading')} />}>
        {({ products }) =>
          products.length === 0 ? (
            <Text tone="soft">{t('account.newNone')}</Text>
          ) : (
            <ProductGrid
              level={3}
              products={products}
              prices={prices}
              renderActions={isOrdering ? renderTileActions : () => null}
            />
          )
        }
      </Deferred>
    </section>
  )
}
