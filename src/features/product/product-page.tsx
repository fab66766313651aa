import { listingPath } from '#features/catalogue/listing-query.ts'
import type { Prices } from '#features/pricing/deferred-price.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Breadcrumbs } from '#ui/actions/breadcrumbs.tsx'
import { Button } from '#ui/actions/button.tsx'
import { SectionHeader } from '#ui/layout/section-header.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import { BelowFold } from '#ui/states/below-fold.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { BundleMembers, BundlePanel, type RenderBundle } from './bundle-panel.tsx'
import { BuyPanel, type RenderOrder } from './buy-panel.tsx'
import { useCurrentStock, withStockOfMembers } from './current-stock.ts'
import { Gallery } from './gallery.tsx'
import type { ProductDetail } from './product-detail.ts'
import { ProductFacts } from './product-facts.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductHeader } from './product-header.tsx'
import { ProductSections } from './product-sections.tsx'
import type { RenderActions } from './product-tile.tsx'

type ProductPageProps = {
  product: ProductDetail
  prices: Prices
  renderActions: RenderActions
  renderOrder: RenderOrder
  renderSet: RenderBundle
}

const shelf = 5

export function ProductPage({ product: given, prices, renderActions, renderOrder, renderSet }: ProductPageProps) {
  const t = useT()
  const product = useCurrentStock(given, prices, withStockOfMembers)
  const locale = useLocale()
  const { crumbs, name, related, members, isPartial } = product
  const category = crumbs.at(-1)
  return (
    <Wrap>
      <Breadcrumbs
        label={t('catalogue.crumbs')}
        items={[
          { label: t('catalogue.range'), href: listingPath(locale, '') },
          ...crumbs.map((crumb) => ({ label: crumb.name, href: crumb.href })),
          // after categories that are not known yet
          ...(isPartial ? [] : [{ label: name }]),
        ]}
      />
      <div className="product-page" aria-busy={isPartial}>
        <Gallery product={product} prices={prices} />
        <ProductHeader product={product} />
        {members.length > 0 ? (
          <BundlePanel product={product} prices={prices} renderSet={renderSet} />
        ) : (
          <BuyPanel product={product} prices={prices} renderOrder={renderOrder} />
        )}
        {isPartial ? <Skeleton shape="block" /> : <ProductFacts product={product} />}
      </div>
      {members.length > 0 && <BundleMembers product={product} prices={prices} renderActions={renderActions} />}
      <BelowFold isPending={isPartial}>
        <ProductSections product={product} />
        {related.length > 0 && (
          <section className="section">
            <SectionHeader title={t('product.related')} look="display-4">
              {category && (
                <Button look="arrow" href={category.href}>
                  {t('product.allIn', { name: category.name })}
                </Button>
              )}
            </SectionHeader>
            <ProductGrid
              shelf
              level={3}
              products={related.slice(0, shelf)}
              prices={prices}
              renderActions={renderActions}
            />
          </section>
        )}
      </BelowFold>
    </Wrap>
  )
}
