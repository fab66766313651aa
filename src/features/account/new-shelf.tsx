import { addFromTile } from '#features/cart/product-actions.tsx'
import { newestVariables } from '#features/catalogue/listing.ts'
import type { OffersToCome } from '#features/catalogue/offer-slot.tsx'
import type { ProductCard } from '#features/catalogue/product-card.ts'
import { GridSkeleton, ProductGrid } from '#features/catalogue/product-grid.tsx'
import { Part } from '#features/forms/part.tsx'
import type { Settled } from '#features/forms/settled.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'

type NewShelfProps = {
  fresh: Promise<Settled<{ products: ProductCard[] }>>
  offers: OffersToCome
}

/** What is new in the range, on the overview. */
export function NewShelf({ fresh, offers }: NewShelfProps) {
  const t = useT()
  const to = usePath()
  return (
    <section className="sec">
      <div className="sechead">
        <h2 className="d4">{t('account.newTitle')}</h2>
        <Button look="arrow" href={to('range')} data-listing="">
          {t('account.toRange')}
        </Button>
      </div>
      <Part promise={fresh} fallback={<GridSkeleton count={newestVariables.first} label={t('forms.loading')} />}>
        {({ products }) =>
          products.length === 0 ? (
            <p className="soft">{t('account.newNone')}</p>
          ) : (
            <ProductGrid level={3} products={products} offers={offers} renderActions={addFromTile} />
          )
        }
      </Part>
    </section>
  )
}
