import { useT } from '#i18n/i18n-provider.tsx'
import {
  OfferDiscount,
  type OfferOf,
  OfferPerPiece,
  OfferPerUnit,
  OfferPrice,
  OfferRegularPrice,
} from './offer-parts.tsx'
import { OfferSlot } from './offer-slot.tsx'

/** The customer's price at the head of a ticket, in a place that keeps its height. */
export function OwnPrice({ unit, ...of }: OfferOf & { unit: string | null }) {
  const t = useT()
  return (
    <div className="ownprice">
      <OfferPrice size="lg" unit={unit} {...of} />
      <p className="small muted num">
        <span>
          <OfferPerPiece {...of} />
        </span>
        <span>
          <OfferPerUnit {...of} />
        </span>
        <span>
          {/* with the amounts: what stands after them would move */}
          <OfferSlot {...of} fallback={null}>
            {() => t('product.exclVat')}
          </OfferSlot>
        </span>
        <OfferRegularPrice {...of} />
        <OfferDiscount {...of} />
      </p>
    </div>
  )
}
