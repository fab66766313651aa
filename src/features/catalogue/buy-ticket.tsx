import type { ReactNode } from 'react'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { PackOptions } from '#ui/pack-options.tsx'
import { Ticket } from '#ui/ticket.tsx'
import { useLoginHref } from './login-for-price.tsx'
import { OfferDiscount, OfferPerUnit, OfferPrice, OfferRegularPrice, OfferStock } from './offer-parts.tsx'
import { OfferSlot, OffersProblem, type OffersToCome } from './offer-slot.tsx'
import type { Packing } from './product-card.ts'
import type { ProductDetail } from './product-detail.ts'
import type { RenderActions } from './product-tile.tsx'

type BuyTicketProps = { product: ProductDetail; offers: OffersToCome; renderActions: RenderActions }

/**
 * The decision of the page. With several packings each has its own price and form in the ticket, and the style sheet shows
 * those of the chosen one: the choice works without scripts (F145).
 */
export function BuyTicket({ product, offers, renderActions }: BuyTicketProps) {
  const t = useT()
  const { packings, shown } = product
  const guest = offers === null
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
      {guest ? <GuestPrice /> : pick((packing) => <OwnPrice offers={offers} packing={packing} />)}
      {packings.length > 1 && <Packings product={product} offers={offers} />}
      {pick((packing) => (
        <div className="stack s">
          {packing.stock === 'sold_out' ? (
            <p className="small soft">{t('product.soldOut')}</p>
          ) : (
            <div className="buy">{renderActions(packing, product)}</div>
          )}
          <OfferStock offers={offers} packing={packing} status={product.stock} />
        </div>
      ))}
    </Ticket>
  )
}

function OwnPrice({ offers, packing }: { offers: OffersToCome; packing: Packing }) {
  const t = useT()
  return (
    <div className="ownprice">
      <OfferPrice size="lg" offers={offers} packing={packing} />
      <p className="small muted num">
        <OfferPerUnit offers={offers} packing={packing} /> <span>{t('product.exclVat')}</span>{' '}
        <s className="was">
          <OfferRegularPrice offers={offers} packing={packing} />
        </s>{' '}
        <OfferDiscount offers={offers} packing={packing} />
      </p>
    </div>
  )
}

function GuestPrice() {
  const t = useT()
  const to = usePath()
  return (
    <div className="stack">
      <div>
        <h2 className="h5">{t('product.guestTitle')}</h2>
        <p className="small soft">{t('product.guestText')}</p>
      </div>
      <div className="halves">
        <Button width="full" look="default-black-sm" href={useLoginHref()}>
          {t('product.login')}
        </Button>
        <Button width="full" look="outline-sm" href={to('register')}>
          {t('product.access')}
        </Button>
      </div>
    </div>
  )
}

function Packings({ product: { packings, shown }, offers }: Pick<BuyTicketProps, 'product' | 'offers'>) {
  const t = useT()
  return (
    <PackOptions
      label={t('product.unit')}
      name="packing"
      chosen={shown?.id}
      options={packings.map((packing) => ({
        value: packing.id,
        title: packing.unit ?? packing.sku,
        content: packing.content,
        price: offers && (
          <OfferSlot offers={offers} productId={packing.id} fallback={null}>
            {(offer) => offer?.price}
          </OfferSlot>
        ),
        perPiece: offers && <OfferPerUnit offers={offers} packing={packing} />,
      }))}
    />
  )
}
