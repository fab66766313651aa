import { useT } from '#i18n/i18n-provider.tsx'
import { Ticket } from '#ui/ticket.tsx'
import { LoginForPrice } from './login-for-price.tsx'
import { OfferPrice, OfferStock } from './offer-parts.tsx'
import { OffersProblem, type OffersToCome } from './offer-slot.tsx'
import type { ProductDetail } from './product-detail.ts'
import type { RenderActions } from './product-tile.tsx'

type SetMembersProps = { members: ProductDetail['members']; offers: OffersToCome; renderActions: RenderActions }

/** What a set is made of; its members are ordered one by one (D38). */
export function SetMembers({ members, offers, renderActions }: SetMembersProps) {
  const t = useT()
  return (
    <Ticket aria-label={t('product.buy')}>
      <OffersProblem offers={offers} />
      <h2 className="h5">{t('product.members')}</h2>
      {members.map(({ quantity, product }) => (
        <div key={product.id} className="rule stack s">
          <div className="between">
            <a className="h6" href={product.href}>
              {t('product.memberQuantity', { quantity })} {product.name}
            </a>
            {offers === null ? <LoginForPrice /> : <OfferPrice offers={offers} packing={product.shown} />}
          </div>
          {product.shown && product.shown.stock !== 'sold_out' && (
            <div className="buy">{renderActions(product.shown, product)}</div>
          )}
          <OfferStock offers={offers} packing={product.shown} status={product.stock} />
        </div>
      ))}
    </Ticket>
  )
}
