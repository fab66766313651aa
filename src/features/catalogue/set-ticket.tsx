import { useT } from '#i18n/i18n-provider.tsx'
import { Ticket } from '#ui/ticket.tsx'
import { GuestPrice } from './guest-price.tsx'
import { OfferPrice, OfferStock } from './offer-parts.tsx'
import { OffersProblem, type OffersToCome } from './offer-slot.tsx'
import { OwnPrice } from './own-price.tsx'
import type { ProductDetail } from './product-detail.ts'
import type { RenderActions } from './product-tile.tsx'

type SetTicketProps = { product: ProductDetail; offers: OffersToCome; renderActions: RenderActions }

/** What a set costs and is made of; its members are ordered one by one (D38). */
export function SetTicket({ product, offers, renderActions }: SetTicketProps) {
  const t = useT()
  return (
    <Ticket aria-label={t('product.buy')}>
      <OffersProblem offers={offers} />
      {offers ? <OwnPrice offers={offers} productId={product.id} unit={null} /> : <GuestPrice />}
      <h2 className="h5">{t('product.members')}</h2>
      {product.members.map(({ quantity, product: member }) => {
        const { id, name, href, shown, stock } = member
        const of = { offers, productId: shown?.id ?? id }
        return (
          <div key={id} className="rule stack s">
            <div className={offers ? 'setline' : undefined}>
              <a className="h6" href={href}>
                {t('product.memberQuantity', { quantity })} {name}
              </a>
              {offers && <OfferPrice {...of} unit={shown?.unit} />}
            </div>
            {shown && shown.stock !== 'sold_out' && <div className="buy">{renderActions(shown, member)}</div>}
            <OfferStock {...of} status={shown?.stock ?? stock} />
          </div>
        )
      })}
    </Ticket>
  )
}
