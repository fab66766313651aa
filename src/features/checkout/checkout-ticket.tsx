import type { Cart, CartLine } from '#features/cart/cart.ts'
import { useFieldError } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Icon } from '#ui/icon.tsx'
import { Thumb } from '#ui/thumb.tsx'
import { Ticket } from '#ui/ticket.tsx'
import type { ShippingMethod } from './checkout.ts'
import { CheckoutSums } from './checkout-sums.tsx'

type CheckoutTicketProps = { cart: Cart; methods: readonly ShippingMethod[]; ready: boolean }

/** What is ordered, the press that orders it, and the one that asks for an offer of it. */
export function CheckoutTicket({ cart: { lines, totals }, methods, ready }: CheckoutTicketProps) {
  const t = useT()
  const to = usePath()
  return (
    <Ticket>
      <div className="between">
        <h2 className="h5">{t('checkout.yourOrder')}</h2>
        <a className="btn b-text-link small" href={to('cart')}>
          {t('checkout.change')}
        </a>
      </div>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {totals && <CheckoutSums subTotal={totals.subTotal} methods={methods} />}
      {ready && (
        <>
          <SubmitButton tall width="full">
            {t('checkout.place')}
          </SubmitButton>
          <SubmitButton look="outline" width="full" name="as" value="offer" aria-describedby="offer-hint">
            {t('checkout.offer')}
          </SubmitButton>
          <p className="small muted" id="offer-hint">
            {t('checkout.offerHint')}
          </p>
        </>
      )}
    </Ticket>
  )
}

/** A line; too little stock is told at the line itself. */
function Line({ line: { name, sku, quantity, unit, content, picture, tint, total } }: { line: CartLine }) {
  const t = useT()
  const error = useFieldError(sku)
  return (
    <li className="oline">
      <Thumb source={picture} tint={tint} />
      <span>
        <b>{name}</b>
        <br />
        <span className="muted num">
          {[unit ? t('checkout.amount', { quantity, unit }) : quantity, content].filter(Boolean).join(', ')}
        </span>
        {error && (
          <span className="err">
            <Icon name="warning-circle" />
            {error}
          </span>
        )}
      </span>
      <span className="num">{total}</span>
    </li>
  )
}
