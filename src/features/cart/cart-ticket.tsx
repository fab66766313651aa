import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Sums } from '#ui/sums.tsx'
import { Ticket } from '#ui/ticket.tsx'
import type { Cart } from './cart.ts'
import { sayFreeDelivery } from './free-delivery.ts'
import { toTaxLines } from './tax-lines.ts'

/** The sums and the way on. Guests see neither, but how to get there. */
export function CartTicket({ cart, customer }: { cart: Cart; customer: boolean }) {
  const t = useT()
  const to = usePath()
  const { totals } = cart
  const freeDelivery = sayFreeDelivery(cart, t)
  if (!customer)
    return (
      <Ticket>
        <h2 className="h5">{t('cart.guestTitle')}</h2>
        <p className="soft">{t('cart.guestText')}</p>
        <div className="stack s">
          <Button tall width="full" href={`${to('login')}?redirect=${encodeURIComponent(to('cart'))}`}>
            {t('cart.login')}
          </Button>
          <Button look="outline" width="full" href={to('register')}>
            {t('cart.access')}
          </Button>
        </div>
      </Ticket>
    )
  return (
    <Ticket>
      <h2 className="h5">{t('cart.summary')}</h2>
      {totals && (
        <Sums
          lines={[
            { label: t('cart.subtotal'), value: totals.subTotal },
            ...toTaxLines(totals.taxes, t),
            { label: t('cart.shipping'), value: t('cart.nextStep') },
          ]}
          {...(totals.grandTotal && { total: { label: t('cart.total'), amount: totals.grandTotal } })}
        />
      )}
      {freeDelivery && (
        <p className="small soft num" aria-live="polite">
          {freeDelivery}
        </p>
      )}
      <Button look="default-arrow" tall width="full" href={to('checkout')} data-app="">
        {t('cart.order')}
      </Button>
    </Ticket>
  )
}
