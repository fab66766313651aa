import { Part } from '#features/forms/part.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Chip } from '#ui/chip.tsx'
import { Price } from '#ui/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stock } from '#ui/stock.tsx'
import { LoginForPrice } from './login-for-price.tsx'
import { type Offer, toSum, type Wanted } from './offer.ts'
import { OfferSlot, type OffersToCome } from './offer-slot.tsx'
import { type StockStatus, stockStates } from './stock-status.ts'

/** Which offer: a packing's, or a set's own. */
export interface OfferOf {
  offers: OffersToCome
  productId: string
}

/** What a unit costs this customer. */
export function OfferPrice({
  unit,
  size,
  ...of
}: OfferOf & { unit: string | null | undefined; size?: 'sm' | 'md' | 'lg' }) {
  const t = useT()
  const words = unit ? t('catalogue.perPack', { unit }) : undefined
  return (
    <OfferSlot {...of} fallback={<Skeleton shape="amount" />}>
      {(offer, problem) => {
        if (problem?.status === 401) return <LoginForPrice />
        if (offer && !offer.price) return <span className="small soft">{t('catalogue.priceOnRequest')}</span>
        return <Price size={size} amount={offer?.price ?? '–'} unit={offer ? words : undefined} />
      }}
    </OfferSlot>
  )
}

/** The same per kilogram, litre or piece. */
export function OfferPerUnit(of: OfferOf) {
  const t = useT()
  return (
    <OfferSlot {...of} fallback={null}>
      {(offer) => offer?.perUnit && t(`catalogue.perUnit.${offer.perUnit.unit}`, { price: offer.perUnit.price })}
    </OfferSlot>
  )
}

/** The same for one of the pieces in it. */
export function OfferPerPiece(of: OfferOf) {
  const t = useT()
  return (
    <OfferSlot {...of} fallback={null}>
      {(offer) => offer?.perPiece && t('catalogue.perUnit.piece', { price: offer.perPiece })}
    </OfferSlot>
  )
}

/** What the promotion takes off. */
export function OfferDiscount(of: OfferOf) {
  const t = useT()
  return (
    <OfferSlot {...of} fallback={null}>
      {(offer) => offer?.discount && <Chip look="promo">{t('catalogue.discount', { percent: offer.discount })}</Chip>}
    </OfferSlot>
  )
}

/** The price before the promotion, crossed out, and said to be it. */
export function OfferRegularPrice(of: OfferOf) {
  const t = useT()
  return (
    <OfferSlot {...of} fallback={null}>
      {(offer) =>
        offer?.regularPrice && (
          <s className="was">
            <span className="vh">{t('catalogue.was')} </span>
            {offer.regularPrice}
          </s>
        )
      }
    </OfferSlot>
  )
}

/** What several of one or more packings cost together; nothing as long as one of them has no price. */
export function OfferSum({ offers, items }: { offers: OffersToCome; items: readonly Wanted[] }) {
  const locale = useLocale()
  if (!offers) return null
  return (
    <Part promise={offers} fallback={null} quiet>
      {({ offers: found }) => toSum(found, items, locale)}
    </Part>
  )
}

type OfferStockProps = OfferOf & {
  status: StockStatus | null
  /** The amount alone, under a head that says what it is. */
  brief?: boolean
}

/** The stock: for anybody in a word, for a customer with the amount, in the same place. */
export function OfferStock({ status, brief, ...of }: OfferStockProps) {
  const word = <StockWord status={status} />
  return (
    <OfferSlot {...of} fallback={word}>
      {(offer) => (offer ? <StockAmount offer={offer} brief={brief} /> : word)}
    </OfferSlot>
  )
}

function StockWord({ status }: { status: StockStatus | null }) {
  const t = useT()
  return status && <Stock state={stockStates[status]}>{t(`catalogue.stock.${status}`)}</Stock>
}

/** The stock of an offer that is there. */
export function StockAmount({
  offer: { stockStatus, stockText },
  brief,
}: {
  offer: Offer
  brief?: boolean | undefined
}) {
  const t = useT()
  const counted = stockStatus === 'in_stock' || stockStatus === 'low_stock' || stockStatus === null
  if (!counted || !stockText) return <StockWord status={stockStatus} />
  return (
    <Stock state={stockStatus ? stockStates[stockStatus] : 'in'}>
      {brief ? stockText : t('catalogue.stockAmount', { amount: stockText })}
    </Stock>
  )
}
