import type { ReactNode } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { SIZES } from '#ui/picture.tsx'
import { Plate } from '#ui/plate.tsx'
import { Tile } from '#ui/tile.tsx'
import { useInCart } from './in-cart.ts'
import { LoginForPrice } from './login-for-price.tsx'
import { OfferDiscount, OfferPerUnit, OfferPrice, OfferRegularPrice, OfferStock } from './offer-parts.tsx'
import type { OffersToCome } from './offer-slot.tsx'
import { Orderable } from './orderable.tsx'
import type { Packing, ProductCard } from './product-card.ts'
import { ProfileMark } from './profile-mark.tsx'
import { SaveToList } from './save-to-list.tsx'
import { usePacking } from './use-packing.ts'

/**
 * Quantity and add for a packing; the cart is another feature, so the route puts it here. Where a product has several packings
 * that are shown one at a time, `choose` shows another one.
 */
export type RenderActions = (
  packing: Packing,
  product: ProductCard,
  choose?: ((packingId: string) => void) | null,
) => ReactNode

type ProductTileProps = {
  product: ProductCard
  offers: OffersToCome
  renderActions: RenderActions
  priority?: 'eager' | 'high'
  className?: string
  /** Of the name's heading. */
  level?: 2 | 3
}

/** A product in the wall of tiles. What belongs to the customer comes later, in places that keep their height. */
export function ProductTile({ product, offers, renderActions, priority, className, level }: ProductTileProps) {
  const t = useT()
  const { id, name, href, tint, picture, stock, sku, brand, origin } = product
  const { packing, choose } = usePacking(product)
  const inCart = useInCart(packing?.id)
  const guest = offers === null
  const of = { offers, productId: packing?.id ?? id }
  const view = (
    <Button look="outline" width="full" href={href}>
      {t(packing ? 'catalogue.view' : 'catalogue.viewSet')}
    </Button>
  )
  return (
    <Tile
      name={name}
      href={href}
      tint={tint}
      className={className}
      media={
        <Plate
          href={href}
          tint={tint}
          picture={picture ? { source: picture, alt: name, sizes: SIZES.tile, priority } : null}
          chips={
            !guest && (
              <>
                <ProfileMark product={product} offers={offers} />
                <OfferDiscount {...of} />
              </>
            )
          }
        />
      }
      bookmark={<SaveToList productId={id} packing={packing} name={name} offers={offers} className="tr" />}
      inCart={inCart > 0 && t('catalogue.inCart', { quantity: inCart })}
      level={level}
      brandline={[brand?.name, origin].filter(Boolean).join(' · ')}
      pack={packing?.content}
      number={t('catalogue.number', { number: packing?.sku ?? sku })}
      price={guest ? <LoginForPrice /> : <OfferPrice {...of} unit={packing?.unit} />}
      perUnit={!guest && <OfferPerUnit {...of} />}
      stock={<OfferStock {...of} status={packing?.stock ?? stock} />}
      was={!guest && <OfferRegularPrice {...of} />}
      actions={
        packing ? (
          <Orderable packing={packing} offers={offers} soldOut={view}>
            {renderActions(packing, product, choose)}
          </Orderable>
        ) : (
          view
        )
      }
    />
  )
}
