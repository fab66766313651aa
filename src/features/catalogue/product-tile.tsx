import type { ReactNode } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { SIZES } from '#ui/picture.tsx'
import { Plate } from '#ui/plate.tsx'
import { Tile } from '#ui/tile.tsx'
import { LoginForPrice } from './login-for-price.tsx'
import { OfferDiscount, OfferPerUnit, OfferPrice, OfferRegularPrice, OfferStock } from './offer-parts.tsx'
import type { OffersToCome } from './offer-slot.tsx'
import type { Packing, ProductCard } from './product-card.ts'
import { ProfileMark } from './profile-mark.tsx'

/** Quantity and add for a packing; the cart is another feature, so the route puts it here. */
export type RenderActions = (packing: Packing, product: ProductCard) => ReactNode

type ProductTileProps = {
  product: ProductCard
  offers: OffersToCome
  renderActions: RenderActions
  priority?: 'eager' | 'high'
  className?: string
}

/** A product in the wall of tiles. What belongs to the customer comes later, in places that keep their height. */
export function ProductTile({ product, offers, renderActions, priority, className }: ProductTileProps) {
  const t = useT()
  const { id, name, href, tint, shown, picture, stock, sku, brand, origin } = product
  const guest = offers === null
  const of = { offers, productId: shown?.id ?? id }
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
          pack={shown?.content}
          picture={picture.length ? { sources: picture, alt: name, sizes: SIZES.tile, priority } : null}
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
      brandline={[brand?.name, origin].filter(Boolean).join(' · ')}
      number={t('catalogue.number', { number: sku })}
      price={guest ? <LoginForPrice /> : <OfferPrice {...of} unit={shown?.unit} />}
      perUnit={!guest && <OfferPerUnit {...of} />}
      stock={<OfferStock {...of} status={shown?.stock ?? stock} />}
      was={!guest && <OfferRegularPrice {...of} />}
      actions={
        shown && shown.stock !== 'sold_out' ? (
          renderActions(shown, product)
        ) : (
          <Button look="outline" width="full" href={href}>
            {t(shown ? 'catalogue.view' : 'catalogue.viewSet')}
          </Button>
        )
      }
    />
  )
}
