import type { MouseEvent } from 'react'
import { OfferSlot, type OffersToCome } from '#features/catalogue/offer-slot.tsx'
import type { ProductCard } from '#features/catalogue/product-card.ts'
import { ProfileMark } from '#features/catalogue/profile-mark.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { PaletteOption } from '#ui/palette-option.tsx'
import { Price } from '#ui/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Thumb } from '#ui/thumb.tsx'
import { Marked } from './marked.tsx'
import { OrderHere } from './order-here.tsx'
import type { Shown } from './use-add.ts'

type ProductOptionProps = {
  id: string
  active: boolean
  product: ProductCard
  shown: Shown
  words: readonly string[]
  offers: OffersToCome
  /** It has just been put into the cart. */
  done: boolean
  onAdd: () => void
  onChoose: (event: MouseEvent) => void
  /** The keyboard is in its number. */
  onReach: () => void
}

/** A product that was found: what it is, what it costs this customer, and the way into the cart. */
export function ProductOption({
  id,
  active,
  product,
  shown,
  words,
  offers,
  done,
  onAdd,
  onChoose,
  onReach,
}: ProductOptionProps) {
  const t = useT()
  const { name, href, brand, picture, tint, asked } = product
  const { packing, soldOut, orderable } = shown
  // whose code was typed is called by it, and by its unit
  const sku = (asked && packing?.sku) || product.sku
  const facts = [asked ? packing?.unit : null, packing?.content, brand?.name, soldOut && t('search.soldOut')].filter(
    (fact) => typeof fact === 'string',
  )
  return (
    <div className="line">
      <PaletteOption
        id={id}
        active={active}
        href={href}
        tint={tint}
        onChoose={onChoose}
        lead={<Thumb source={picture} tint={tint} />}
        end={<OwnPrice product={product} shown={shown} offers={offers} />}
      >
        <b>
          <Marked text={name} words={words} />
        </b>
        <small className="num">
          {t('search.item')} <Marked text={sku} words={words} />
          {facts.map((fact) => (
            <span key={fact}>
              , <Marked text={fact} words={words} />
            </span>
          ))}
          {offers && <ProfileMark compact product={product} offers={offers} />}
        </small>
      </PaletteOption>
      {orderable && (
        <OrderHere
          optionId={id}
          name={name}
          unit={packing?.unit ?? null}
          done={done}
          onOrder={onAdd}
          onReach={onReach}
        />
      )}
    </div>
  )
}

/** What one packing costs this customer; nothing for a guest, or while the price cannot be had. */
function OwnPrice({ product, shown: { packing }, offers }: Pick<ProductOptionProps, 'product' | 'shown' | 'offers'>) {
  const t = useT()
  return (
    <OfferSlot offers={offers} productId={packing?.id ?? product.id} fallback={<Skeleton shape="amount" />}>
      {(offer) =>
        offer?.price ? (
          <Price
            size="sm"
            amount={offer.price}
            unit={packing?.unit && t('catalogue.perPack', { unit: packing.unit })}
          />
        ) : null
      }
    </OfferSlot>
  )
}
