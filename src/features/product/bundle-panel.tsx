import type { ReactNode } from 'react'
import type { PackingQuantity } from '#features/pricing/customer-price.ts'
import { type Prices, PricesProblem } from '#features/pricing/deferred-price.tsx'
import { GuestPrice } from '#features/pricing/guest-price.tsx'
import { PriceHeader } from '#features/pricing/price-header.tsx'
import { PackPrice, StockLevel } from '#features/pricing/price-parts.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { SectionHeader } from '#ui/layout/section-header.tsx'
import { SummaryPanel } from '#ui/order/summary-panel.tsx'
import type { ProductDetail } from './product-detail.ts'
import type { RenderActions } from './product-tile.tsx'
import { SaveLink } from './save-to-list.tsx'

/** Renders the form that adds all members to the cart. A prop, because features/product may not import features/cart. */
export type RenderBundle = (items: PackingQuantity[], name: string, prices: Prices) => ReactNode

type BundlePanelProps = {
  product: ProductDetail
  prices: Prices
  renderSet: RenderBundle
}

/** Price of a bundle, and the button that adds all its members. */
export function BundlePanel({ product, prices, renderSet }: BundlePanelProps) {
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
    </SummaryPanel>
  )
}

type BundleMembersProps = Pick<BundlePanelProps, 'product' | 'prices'> & { renderActions: RenderActions }

/** Members of a bundle, each with price, stock and its own add button; below the panel, because twelve would make it three screens tall. */
export function BundleMembers({ product, prices, renderActions }: BundleMembersProps) {
  const t = useT()
  return (
    <section className="section">
      <SectionHeader title={t('product.members')} look="display-4" />
      <ul className="two-columns three">
        {product.members.map(({ quantity, product: member }) => {
          const { id, name, href, shown, stock } = member
          const of = { prices, productId: shown?.id ?? id }
          return (
            <li key={id} className="stack gap-small">
              <div className={prices ? 'set-line' : undefined}>
                <a className="subheading" href={href}>
                  {t('product.memberQuantity', { quantity })} {name}
                </a>
                {prices && <PackPrice {...of} unit={shown?.unit} />}
              </div>
              {shown && shown.stock !== 'sold_out' && <div className="ordering">{renderActions(shown, member)}</div>}
              <StockLevel {...of} status={shown?.stock ?? stock} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
