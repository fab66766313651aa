import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { PackOptions } from '#ui/pack-options.tsx'
import { Ticket } from '#ui/ticket.tsx'
import { GuestPrice } from './guest-price.tsx'
import { OfferPerUnit, OfferStock } from './offer-parts.tsx'
import { OfferSlot, OffersProblem, type OffersToCome } from './offer-slot.tsx'
import { Orderable } from './orderable.tsx'
import { OwnPrice } from './own-price.tsx'
import { PackingContent } from './packing-content.tsx'
import type { Packing } from './product-card.ts'
import type { ProductDetail } from './product-detail.ts'
import { SaveLink } from './save-to-list.tsx'
import { preferredPacking, useCartsPacking } from './use-packing.ts'
import { asTitle } from './wording.ts'

/** Quantity and the page's one loud button. The cart is another feature, so the route puts it here. */
export type RenderOrder = (packing: Packing, name: string, offers: OffersToCome) => ReactNode

type BuyTicketProps = { product: ProductDetail; offers: OffersToCome; renderOrder: RenderOrder }

/**
 * The decision of the page. With several packings each has its own price and form in the ticket, and the style sheet shows
 * those of the chosen one: the choice works without scripts.
 */
export function BuyTicket({ product, offers, renderOrder }: BuyTicketProps) {
  const t = useT()
  const { packings, shown } = product
  const chosen = preferredPacking(product, useRouter().options.context.facts.customer?.preferredUnitId)
  const pick = (part: (packing: Packing) => ReactNode) =>
    packings.length > 1 ? (
      <div className="pick">
        {packings.map((packing) => (
          <div key={packing.id}>{part(packing)}</div>
        ))}
      </div>
    ) : (
      shown && part(shown)
    )
  return (
    <Ticket aria-label={t('product.buy')}>
      <OffersProblem offers={offers} />
      {offers ? pick(({ id, unit }) => <OwnPrice offers={offers} productId={id} unit={unit} />) : <GuestPrice />}
      {packings.length > 1 && <Packings product={product} offers={offers} chosen={chosen?.id} />}
      {pick((packing) => (
        <div className="stack s">
          <Orderable packing={packing} offers={offers} soldOut={<p className="small soft">{t('product.soldOut')}</p>}>
            <div className="buy buybar">{renderOrder(packing, product.name, offers)}</div>
          </Orderable>
          <OfferStock offers={offers} productId={packing.id} status={packing.stock} />
        </div>
      ))}
      {pick((packing) => (
        <SaveLink productId={product.id} packing={packing} name={product.name} offers={offers} />
      ))}
    </Ticket>
  )
}

type PackingsProps = Pick<BuyTicketProps, 'product' | 'offers'> & { chosen: string | undefined }

/** The unit dropdown of the specification, as cards that show what each unit holds and costs. */
function Packings({ product: { packings, asked }, offers, chosen }: PackingsProps) {
  const t = useT()
  const locale = useLocale()
  const radios = useCartsPacking(asked ? [] : packings)
  return (
    <PackOptions
      ref={radios}
      label={t('product.unit')}
      name="packing"
      chosen={chosen}
      options={packings.map((packing) => ({
        value: packing.id,
        title: packing.unit ? asTitle(locale, packing.unit) : packing.sku,
        content: packing.content && <PackingContent packing={packing} packings={packings} />,
        price: offers && (
          <OfferSlot offers={offers} productId={packing.id} fallback={null}>
            {(offer) => offer?.price}
          </OfferSlot>
        ),
        perPiece: offers && <OfferPerUnit offers={offers} productId={packing.id} />,
      }))}
    />
  )
}
