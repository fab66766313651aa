import type { ReactNode } from 'react'
import type { Prices } from '#features/pricing/deferred-price.tsx'
import { LoginForPrice } from '#features/pricing/login-for-price.tsx'
import { Discount, PackPrice, PricePerUnit, RegularPrice, StockLevel } from '#features/pricing/price-parts.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { SIZES } from '#ui/images/picture.tsx'
import { ProductImage } from '#ui/product/product-image.tsx'
import { Tile } from '#ui/product/tile.tsx'
import { AllergenBadge } from './allergen-badge.tsx'
import { CardActions } from './card-actions.tsx'
import { useCartQuantity } from './cart-quantities.ts'
import { useCurrentStock, withCustomerStock } from './current-stock.ts'
import { brandNames, type Packing, type ProductCard } from './product-card.ts'
import { SaveToList } from './save-to-list.tsx'
import { useShownCard } from './shown-cards.ts'
import { usePacking } from './use-packing.ts'

/** Renders quantity and add button; a prop, because product may not import cart. @param choose selects another packing; null if there is only one */
export type RenderActions = (
  packing: Packing,
  product: ProductCard,
  choose?: ((packingId: string) => void) | null,
) => ReactNode

type ProductTileProps = {
  product: ProductCard
  prices: Prices
  renderActions: RenderActions
  priority?: 'eager' | 'high'
  className?: string
  level?: 2 | 3
}

export function ProductTile({ product: given, prices, renderActions, priority, className, level }: ProductTileProps) {
  const t = useT()
  const product = useCurrentStock(given, prices, withCustomerStock)
  useShownCard(product)
  const { id, name, href, tint, picture, stock, sku, origin } = product
  const { packing, choose } = usePacking(product)
  const inCart = useCartQuantity(packing?.id)
  const guest = prices === null
  const of = { prices, productId: packing?.id ?? id }
  return (
    <Tile
      name={name}
      href={href}
      tint={tint}
      className={className}
      media={
        <ProductImage
          href={href}
          tint={tint}
          picture={picture ? { source: picture, alt: name, sizes: SIZES.tile, priority } : null}
          chips={
            !guest && (
              <>
                <AllergenBadge allergens={product.allergens} prices={prices} />
                <Discount {...of} />
              </>
            )
          }
        />
      }
      bookmark={<SaveToList productId={id} packing={packing} name={name} prices={prices} className="save-button" />}
      inCart={inCart > 0 && t('catalogue.inCart', { quantity: inCart })}
      level={level}
      brandline={[brandNames(product), origin].filter(Boolean).join(' · ')}
      pack={packing?.content}
      number={t('catalogue.number', { number: packing?.sku ?? sku })}
      price={guest ? <LoginForPrice /> : <PackPrice {...of} unit={packing?.unit} />}
      perUnit={!guest && <PricePerUnit {...of} />}
      stock={<StockLevel {...of} status={packing?.stock ?? stock} />}
      was={!guest && <RegularPrice {...of} />}
      actions={
        <CardActions href={href} packing={packing}>
          {packing && renderActions(packing, product, choose)}
        </CardActions>
      }
    />
  )
}
