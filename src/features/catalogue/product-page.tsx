import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button } from '#ui/button.tsx'
import { BuyTicket, type RenderOrder } from './buy-ticket.tsx'
import { Gallery } from './gallery.tsx'
import { listingPath } from './listing-query.ts'
import type { OffersToCome } from './offer-slot.tsx'
import type { ProductDetail } from './product-detail.ts'
import { ProductFacts } from './product-facts.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductSections } from './product-sections.tsx'
import type { RenderActions } from './product-tile.tsx'
import { type RenderSet, SetTicket } from './set-ticket.tsx'

type ProductPageProps = {
  product: ProductDetail
  offers: OffersToCome
  /** For what stands beside the product. */
  renderActions: RenderActions
  renderOrder: RenderOrder
  renderSet: RenderSet
}

const shelf = 5

/** One product: how it looks, what it is, how it is ordered, what goes with it. */
export function ProductPage({ product, offers, renderActions, renderOrder, renderSet }: ProductPageProps) {
  const t = useT()
  const locale = useLocale()
  const { crumbs, name, related, members } = product
  const category = crumbs.at(-1)
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t('catalogue.crumbs')}
        items={[
          { label: t('catalogue.range'), href: listingPath(locale, '') },
          ...crumbs.map((crumb) => ({ label: crumb.name, href: crumb.href })),
          { label: name },
        ]}
      />
      <div className="pdp">
        <Gallery product={product} offers={offers} />
        <ProductHead product={product} />
        {members.length > 0 ? (
          <SetTicket product={product} offers={offers} renderActions={renderActions} renderSet={renderSet} />
        ) : (
          <BuyTicket product={product} offers={offers} renderOrder={renderOrder} />
        )}
        <ProductFacts product={product} />
      </div>
      <ProductSections product={product} />
      {related.length > 0 && (
        <section className="sec">
          <div className="sechead">
            <h2 className="d4">{t('product.related')}</h2>
            {category && (
              <Button look="arrow" href={category.href}>
                {t('product.allIn', { name: category.name })}
              </Button>
            )}
          </div>
          <ProductGrid
            shelf
            level={3}
            products={related.slice(0, shelf)}
            offers={offers}
            renderActions={renderActions}
          />
        </section>
      )}
    </div>
  )
}
