import { AllergenStrip } from '#features/allergens/allergen-strip.tsx'
import type { Prices } from '#features/pricing/deferred-price.tsx'
import { Discount, PackPrice, PricePerUnit, StockLevel } from '#features/pricing/price-parts.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Thumbnail } from '#ui/product/thumbnail.tsx'
import { Row } from '#ui/rows/row.tsx'
import { AllergenBadge } from './allergen-badge.tsx'
import { CardActions } from './card-actions.tsx'
import { useCartQuantity } from './cart-quantities.ts'
import { useCurrentStock, withCustomerStock } from './current-stock.ts'
import { brandNames, type ProductCard } from './product-card.ts'
import type { RenderActions } from './product-tile.tsx'
import { SaveToList } from './save-to-list.tsx'
import { useShownCard } from './shown-cards.ts'
import { usePacking } from './use-packing.ts'

type ProductRowProps = { product: ProductCard; prices: Prices; renderActions: RenderActions }

export function ProductRow({ product: given, prices, renderActions }: ProductRowProps) {
  const t = useT()
  const product = useCurrentStock(given, prices, withCustomerStock)
  useShownCard(product)
  const { packing, choose } = usePacking(product)
  const { id, name, href, tint, picture, stock, sku, origin } = product
  const inCart = useCartQuantity(packing?.id)
  const of = { prices, productId: packing?.id ?? id }
  return (
    <Row
      name={name}
      href={href}
      tint={tint}
      inCart={inCart > 0}
      thumb={<Thumbnail source={picture} tint={tint} href={href} />}
      badges={
        <>
          {prices && <Discount {...of} />}
          {prices && <AllergenBadge compact allergens={product.allergens} prices={prices} />}
          {inCart > 0 && (
            <span className="badge" title={t('catalogue.inCart', { quantity: inCart })}>
              <span aria-hidden="true">{inCart}</span>
              <VisuallyHidden>{t('catalogue.inCart', { quantity: inCart })}</VisuallyHidden>
            </span>
          )}
        </>
      }
      bookmark={<SaveToList productId={id} packing={packing} name={name} prices={prices} className="bookmark" />}
      number={[t('catalogue.number', { number: packing?.sku ?? sku }), packing?.ownNumber].filter(Boolean).join(', ')}
      brand={brandNames(product) || undefined}
      pack={packing?.content}
      origin={origin}
      allergens={packing && <AllergenStrip brief allergens={product.allergens} />}
      allergensInPrint={packing && <AllergenStrip allergens={product.allergens} />}
      stock={<StockLevel brief {...of} status={packing?.stock ?? stock} />}
      price={prices && <PackPrice size="small" {...of} unit={packing?.unit} />}
      perUnit={prices && packing && <PricePerUnit tier {...of} />}
      actions={
        <CardActions href={href} packing={packing}>
          {packing && renderActions(packing, product, choose)}
        </CardActions>
      }
    />
  )
}
