import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Ticket } from '#ui/ticket.tsx'

/** Who is not logged in cannot order yet; the cart is kept. */
export function CheckoutGuest() {
  const t = useT()
  const to = usePath()
  return (
    <Ticket className="narrow">
      <p className="soft">{t('checkout.guestText')}</p>
      <div className="stack s">
        <Button tall width="full" href={`${to('login')}?redirect=${encodeURIComponent(to('checkout'))}`}>
          {t('cart.login')}
        </Button>
        <Button look="outline" width="full" href={to('register')}>
          {t('cart.access')}
        </Button>
        <Button look="simple" width="full" href={to('cart')}>
          {t('cart.title')}
        </Button>
      </div>
    </Ticket>
  )
}
