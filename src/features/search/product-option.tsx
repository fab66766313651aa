import type { MouseEvent } from 'react'
import { DeferredPrice, type PricesPromise } from '#features/pricing/deferred-price.tsx'
import { StockLevel } from '#features/pricing/price-parts.tsx'
import { AllergenBadge } from '#features/product/allergen-badge.tsx'
import { brandNames, type ProductCard } from '#features/product/product-card.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import { Price } from '#ui/order/price.tsx'
import { RowError } from '#ui/order/row-error.tsx'
import { PaletteOption } from '#ui/overlays/palette-option.tsx'
import { Thumbnail } from '#ui/product/thumbnail.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { Highlighted } from './highlighted.tsx'
import { InlineOrder } from './inline-order.tsx'
import type { ShownPacking } from './use-add-from-search.ts'

type ProductOptionProps = {
  id: string
  active: boolean
  product: ProductCard
  shown: ShownPacking
  quantity: number
  words: readonly string[]
  prices: PricesPromise
  done: boolean
  onAdd: () => void
  onChoose: (event: MouseEvent) => void
  onReach: () => void
}

export function ProductOption({
  id,
  active,
  product,
  shown,
  quantity,
  words,
  prices,
  done,
  onAdd,
  onChoose,
  onReach,
}: ProductOptionProps) {
  const t = useT()
  const { name, href, picture, tint, asked } = product
  const { packing, orderable, missingUnit } = shown
  const of = { prices, productId: packing?.id ?? product.id }
  const sku = (asked && packing?.sku) || product.sku
  const facts = [
    asked || product.packings.length > 1 ? packing?.unit : null,
    packing?.content,
    brandNames(product) || null,
  ].filter((fact) => typeof fact === 'string')
  return (
    <div className="line">
      <PaletteOption
        id={id}
        active={active}
        href={href}
        tint={tint}
        onChoose={onChoose}
        lead={<Thumbnail source={picture} tint={tint} />}
        end={
          <span className="palette-end">
            <PackPrice product={product} shown={shown} prices={prices} />
            <StockLevel brief {...of} status={packing?.stock ?? product.stock} />
          </span>
        }
      >
        <b>
          <Highlighted text={name} words={words} />
        </b>
        <KeyFigures as="small">
          {t('search.item')} <Highlighted text={sku} words={words} />
          {facts.map((fact) => (
            <span key={fact}>
              , <Highlighted text={fact} words={words} />
            </span>
          ))}
          {prices && <AllergenBadge compact allergens={product.allergens} prices={prices} />}
        </KeyFigures>
        {missingUnit && <RowError>{t('search.missingUnit', { unit: missingUnit })}</RowError>}
      </PaletteOption>
      {orderable && (
        <InlineOrder
          optionId={id}
          name={name}
          unit={packing?.unit ?? null}
          quantity={quantity}
          done={done}
          onOrder={onAdd}
          onReach={onReach}
        />
      )}
    </div>
  )
}

function PackPrice({ product, shown: { packing }, prices }: Pick<ProductOptionProps, 'product' | 'shown' | 'prices'>) {
  const t = useT()
  return (
    <DeferredPrice prices={prices} productId={packing?.id ?? product.id} fallback={<Skeleton shape="amount" />}>
      {(customerPrice) =>
        customerPrice?.price ? (
          <Price
            size="small"
            amount={customerPrice.price}
            unit={packing?.unit && t('catalogue.perPack', { unit: packing.unit })}
          />
        ) : null
      }
    </DeferredPrice>
  )
}
