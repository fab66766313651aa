import { useT } from '#i18n/i18n-provider.tsx'
import { Chip } from '#ui/chip.tsx'
import { Price } from '#ui/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stock } from '#ui/stock.tsx'
import type { Offer } from './offer.ts'
import { OfferSlot, type OffersToCome } from './offer-slot.tsx'
import type { Packing } from './product-card.ts'
import { type StockStatus, stockStates } from './stock-status.ts'

type OfferPartProps = { offers: OffersToCome; packing: Packing | null }

/** What a unit costs this customer. */
export function OfferPrice({ offers, packing, size }: OfferPartProps & { size?: 'md' | 'lg' }) {
  const t = useT()
  const unit = packing?.unit ? t('catalogue.perPack', { unit: packing.unit }) : undefined
  return (
    <OfferSlot offers={offers} productId={packing?.id} fallback={<Skeleton shape="amount" />}>
      {(offer) => <Price size={size} amount={offer?.price ?? '–'} unit={offer?.price ? unit : undefined} />}
    </OfferSlot>
  )
}

/** The same per kilogram, litre or piece. */
export function OfferPerUnit({ offers, packing }: OfferPartProps) {
  const t = useT()
  return (
    <OfferSlot offers={offers} productId={packing?.id} fallback={null}>
      {(offer) => offer?.perUnit && t(`catalogue.perUnit.${offer.perUnit.unit}`, { price: offer.perUnit.price })}
    </OfferSlot>
  )
}

export function OfferDiscount({ offers, packing }: OfferPartProps) {
  const t = useT()
  return (
    <OfferSlot offers={offers} productId={packing?.id} fallback={null}>
      {(offer) => offer?.discount && <Chip look="promo">{t('catalogue.discount', { percent: offer.discount })}</Chip>}
    </OfferSlot>
  )
}

export function OfferRegularPrice({ offers, packing }: OfferPartProps) {
  return (
    <OfferSlot offers={offers} productId={packing?.id} fallback={null}>
      {(offer) => offer?.regularPrice}
    </OfferSlot>
  )
}

/** The stock: for anybody in a word, for a customer with the amount, in the same place. */
export function OfferStock({ offers, packing, status }: OfferPartProps & { status: StockStatus | null }) {
  const word = <StockWord status={packing?.stock ?? status} />
  return (
    <OfferSlot offers={offers} productId={packing?.id} fallback={word}>
      {(offer) => (offer ? <StockAmount offer={offer} /> : word)}
    </OfferSlot>
  )
}

function StockWord({ status }: { status: StockStatus | null }) {
  const t = useT()
  return status && <Stock state={stockStates[status]}>{t(`catalogue.stock.${status}`)}</Stock>
}

function StockAmount({ offer: { stockStatus, stockText } }: { offer: Offer }) {
  const t = useT()
  const counted = stockStatus === 'in_stock' || stockStatus === 'low_stock' || stockStatus === null
  if (!counted || !stockText) return <StockWord status={stockStatus} />
  return (
    <Stock state={stockStatus ? stockStates[stockStatus] : 'in'}>
      {t('catalogue.stockAmount', { amount: stockText })}
    </Stock>
  )
}
