import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Row } from '#ui/row.tsx'
import { Thumb } from '#ui/thumb.tsx'
import { AllergenStrip } from './allergen-strip.tsx'
import { useInCart } from './in-cart.ts'
import { LoginForPrice } from './login-for-price.tsx'
import { OfferDiscount, OfferPerUnit, OfferPrice, OfferStock } from './offer-parts.tsx'
import type { OffersToCome } from './offer-slot.tsx'
import { Orderable } from './orderable.tsx'
import type { ProductCard } from './product-card.ts'
import type { RenderActions } from './product-tile.tsx'
import { ProfileMark } from './profile-mark.tsx'
import { SaveToList } from './save-to-list.tsx'
import { usePacking } from './use-packing.ts'

type ProductRowProps = { product: ProductCard; offers: OffersToCome; renderActions: RenderActions }

/** A product in the row view, to order from. What belongs to the customer comes later, in places that keep their size. */
export function ProductRow({ product, offers, renderActions }: ProductRowProps) {
  const t = useT()
  const { packing, choose } = usePacking(product)
  const { id, name, href, tint, picture, stock, sku, brand, origin } = product
  const inCart = useInCart(packing?.id)
  const of = { offers, productId: packing?.id ?? id }
  const view = (
    <Button look="outline" width="full" href={href}>
      {t(packing ? 'catalogue.view' : 'catalogue.viewSet')}
    </Button>
  )
  return (
    <Row
      name={name}
      href={href}
      tint={tint}
      inCart={inCart > 0}
      thumb={<Thumb source={picture} tint={tint} href={href} />}
      badges={
        <>
          {offers && <OfferDiscount {...of} />}
          {offers && <ProfileMark compact product={product} offers={offers} />}
          {inCart > 0 && (
            <span className="n" title={t('catalogue.inCart', { quantity: inCart })}>
              <span aria-hidden="true">{inCart}</span>
              <span className="vh">{t('catalogue.inCart', { quantity: inCart })}</span>
            </span>
          )}
        </>
      }
      bookmark={<SaveToList productId={id} packing={packing} name={name} offers={offers} className="bm" />}
      number={t('catalogue.number', { number: packing?.sku ?? sku })}
      brand={brand?.name}
      pack={packing?.content}
      origin={origin}
      allergens={packing && <AllergenStrip brief allergens={product.allergens} />}
      allergensInPrint={packing && <AllergenStrip allergens={product.allergens} />}
      stock={<OfferStock brief {...of} status={packing?.stock ?? stock} />}
      price={offers ? <OfferPrice size="sm" {...of} unit={packing?.unit} /> : <LoginForPrice />}
      perUnit={offers && packing && <OfferPerUnit {...of} />}
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
