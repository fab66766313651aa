import { useEffect } from 'react'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import type { Cart } from './cart.ts'
import { titleId } from './cart-frame.tsx'
import { CartLine } from './cart-line.tsx'
import { useCart, useShownCart } from './cart-provider.tsx'
import { CartTicket } from './cart-ticket.tsx'
import { ClearCart } from './clear-cart.tsx'

/** @param loaded the cart as it came with the page; what was changed here since wins */
export function CartPage({ loaded, customer }: { loaded: Cart | null; customer: boolean }) {
  const { accept } = useCart()
  useEffect(() => accept(loaded), [accept, loaded])
  const cart = useShownCart(loaded)
  return cart?.lines.length ? <FilledCart cart={cart} customer={customer} /> : <EmptyCart />
}

/** Nothing was put in yet, or everything taken out. */
export function EmptyCart() {
  const t = useT()
  const to = usePath()
  return (
    <Empty
      icon="shopping-cart-simple"
      title={t('cart.empty')}
      text={t('cart.emptyText')}
      action={
        <span className="cluster">
          <Button href={to('range')} data-listing="">
            {t('cart.emptyAction')}
          </Button>
          <PadLink />
        </span>
      }
    />
  )
}

function FilledCart({ cart, customer }: { cart: Cart; customer: boolean }) {
  const t = useT()
  const to = usePath()
  return (
    <div className="cartgrid">
      <section className="panel" aria-labelledby={titleId}>
        <div className="cl-head only-lg" aria-hidden="true">
          <span>{t('cart.item')}</span>
          <span>{customer && t('cart.price')}</span>
          <span>{t('cart.quantity')}</span>
          <span className="rt">{customer && t('cart.lineTotal')}</span>
          <span />
        </div>
        <ul>
          {cart.lines.map((line) => (
            <CartLine key={line.id} line={line} />
          ))}
        </ul>
        <div className="clfoot">
          <Button look="simple" icon="plus" href={to('range')} data-listing="">
            {t('cart.keepShopping')}
          </Button>
          <PadLink />
          <ClearCart />
        </div>
      </section>
      <CartTicket cart={cart} customer={customer} />
    </div>
  )
}

/** Where a whole list is typed or pasted. */
function PadLink() {
  const t = useT()
  const to = usePath()
  return (
    <Button look="simple" icon="note-pencil" href={`${to('cart')}?pad=1`}>
      {t('pad.open')}
    </Button>
  )
}
