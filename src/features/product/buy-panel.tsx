import type { ReactNode } from 'react'
import { capitalize } from '#features/catalogue/letter-case.ts'
import { Agreement } from '#features/pricing/agreement.tsx'
import { type Prices, PricesProblem } from '#features/pricing/deferred-price.tsx'
import { GuestPrice } from '#features/pricing/guest-price.tsx'
import { PriceDeposit } from '#features/pricing/price-deposit.tsx'
import { PriceHeader } from '#features/pricing/price-header.tsx'
import { PricePerUnit, PriceValue, StockLevel } from '#features/pricing/price-parts.tsx'
import { PriceTiers } from '#features/pricing/price-tiers.tsx'
import { useShop } from '#features/shop/use-shop.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { PackOptions } from '#ui/fields/pack-options.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { SummaryPanel } from '#ui/order/summary-panel.tsx'
import { PackingContent } from './packing-content.tsx'
import type { Packing } from './product-card.ts'
import type { ProductDetail } from './product-detail.ts'
import { SaveLink } from './save-to-list.tsx'
import { preferredPacking, usePackingInCart } from './use-packing.ts'

/** Renders the add-to-cart form. A prop, because features/product may not import features/cart. */
export type RenderOrder = (packing: Packing, name: string, prices: Prices) => ReactNode

type BuyPanelProps = { product: ProductDetail; prices: Prices; renderOrder: RenderOrder }

/** Packing options, price and add-to-cart form. With several packings CSS shows the form of the chosen one, so the choice works without scripts. */
export function BuyPanel({ product, prices, renderOrder }: BuyPanelProps) {
  const t = useT()
  const { packings, shown } = product
  const chosen = preferredPacking(product, useShop().facts.customer?.preferredUnitId)
  const pick = (part: (packing: Packing) => ReactNode) =>
    packings.length > 1 ? (
      <div className="packing-prices">
        {packings.map((packing) => (
          <div key={packing.id}>{part(packing)}</div>
        ))}
      </div>
    ) : (
      shown && part(shown)
    )
  return (
    <SummaryPanel aria-label={t('product.buy')}>
      <PricesProblem prices={prices} />
      {prices ? pick(({ id, unit }) => <PriceHeader prices={prices} productId={id} unit={unit} />) : <GuestPrice />}
      {packings.length > 1 && <Packings product={product} prices={prices} chosen={chosen?.id} />}
      {pick((packing) => (
        <Stack gap="small">
          {packing.stock !== 'sold_out' && (
            <div className="ordering buy-bar">{renderOrder(packing, product.name, prices)}</div>
          )}
          <div className="stock-line">
            <StockLevel prices={prices} productId={packing.id} status={packing.stock} />
          </div>
        </Stack>
      ))}
      {prices && pick(({ id }) => <PriceDeposit prices={prices} productId={id} />)}
      {prices && pick(({ id }) => <Agreement prices={prices} productId={id} />)}
      {prices && pick(({ id, unit }) => <PriceTiers prices={prices} productId={id} unit={unit} />)}
      {pick((packing) => (
        <SaveLink productId={product.id} packing={packing} name={product.name} prices={prices} />
      ))}
    </SummaryPanel>
  )
}

type PackingsProps = Pick<BuyPanelProps, 'product' | 'prices'> & { chosen: string | undefined }

function Packings({ product: { packings, asked }, prices, chosen }: PackingsProps) {
  const t = useT()
  const locale = useLocale()
  const radios = usePackingInCart(asked ? [] : packings)
  return (
    <PackOptions
      ref={radios}
      label={t('product.unit')}
      name="packing"
      chosen={chosen}
      options={packings.map((packing) => ({
        value: packing.id,
        title: packing.unit ? capitalize(locale, packing.unit) : packing.sku,
        content: packing.content && <PackingContent packing={packing} packings={packings} />,
        price: prices && <PriceValue prices={prices} productId={packing.id} />,
        perPiece: prices && <PricePerUnit prices={prices} productId={packing.id} />,
      }))}
    />
  )
}
