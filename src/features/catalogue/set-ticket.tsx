import type { ReactNode } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { Ticket } from '#ui/ticket.tsx'
import { GuestPrice } from './guest-price.tsx'
import type { Wanted } from './offer.ts'
import { OfferPrice, OfferStock } from './offer-parts.tsx'
import { OffersProblem, type OffersToCome } from './offer-slot.tsx'
import { OwnPrice } from './own-price.tsx'
import type { ProductDetail } from './product-detail.ts'
import type { RenderActions } from './product-tile.tsx'
import { SaveLink } from './save-to-list.tsx'

/** One press for everything: what is sold, and how many of each. The cart is another feature, so the route puts it here. */
export type RenderSet = (items: Wanted[], name: string, offers: OffersToCome) => ReactNode

type SetTicketProps = {
  product: ProductDetail
  offers: OffersToCome
  renderActions: RenderActions
  renderSet: RenderSet
}

/** What a set costs and is made of; its members are ordered together or one by one. */
export function SetTicket({ product, offers, renderActions, renderSet }: SetTicketProps) {
  const t = useT()
  const items = product.members.flatMap(({ quantity, product: { shown } }) =>
    shown && shown.stock !== 'sold_out' ? [{ productId: shown.id, quantity }] : [],
  )
  return (
    <Ticket aria-label={t('product.buy')}>
      <OffersProblem offers={offers} />
      {offers ? <OwnPrice offers={offers} productId={product.id} unit={null} /> : <GuestPrice />}
      {items.length > 0 && <div className="buy buybar">{renderSet(items, product.name, offers)}</div>}
      <SaveLink productId={product.id} packing={null} name={product.name} offers={offers} />
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
