import type { ReactNode } from 'react'
import type { PackingQuantity } from '#features/pricing/customer-price.ts'
import { type Prices, PricesProblem } from '#features/pricing/deferred-price.tsx'
import { GuestPrice } from '#features/pricing/guest-price.tsx'
import { PriceHeader } from '#features/pricing/price-header.tsx'
import { PackPrice, StockLevel } from '#features/pricing/price-parts.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { SummaryPanel } from '#ui/order/summary-panel.tsx'
import type { ProductDetail } from './product-detail.ts'
import type { RenderActions } from './product-tile.tsx'
import { SaveLink } from './save-to-list.tsx'

/** Renders the form that adds all members to the cart. A prop, because features/product may not import features/cart. */
export type RenderBundle = (items: PackingQuantity[], name: string, prices: Prices) => ReactNode

type BundlePanelProps = {
  product: ProductDetail
  prices: Prices
  renderActions: RenderActions
  renderSet: RenderBundle
}

export function BundlePanel({ product, prices, renderActions, renderSet }: BundlePanelProps) {
  const t = useT()
  const items = product.members.flatMap(({ quantity, product: { shown } }) =>
    shown && shown.stock !== 'sold_out' ? [{ productId: shown.id, quantity }] : [],
  )
  return (
    <SummaryPanel aria-label={t('product.buy')}>
      <PricesProblem prices={prices} />
      {prices ? <PriceHeader prices={prices} productId={product.id} unit={null} /> : <GuestPrice />}
      {items.length > 0 && <div className="ordering buy-bar">{renderSet(items, product.name, prices)}</div>}
      <SaveLink productId={product.id} packing={null} name={product.name} prices={prices} />
      <Heading look="heading">{t('product.members')}</Heading>
      {product.members.map(({ quantity, product: member }) => {
        const { id, name, href, shown, stock } = member
        const of = { prices, productId: shown?.id ?? id }
        return (
          <div key={id} className="rule stack gap-small">
            <div className={prices ? 'set-line' : undefined}>
              <a className="subheading" href={href}>
                {t('product.memberQuantity', { quantity })} {name}
              </a>
              {prices && <PackPrice {...of} unit={shown?.unit} />}
            </div>
            {shown && shown.stock !== 'sold_out' && <div className="ordering">{renderActions(shown, member)}</div>}
            <StockLevel {...of} status={shown?.stock ?? stock} />
          </div>
        )
      })}
    </SummaryPanel>
  )
}
