import { useLoginLink } from '#features/forms/login-again.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'

/** On a product's ticket, where a customer sees the price: why there is none, and the two ways to one. */
export function GuestPrice() {
  const t = useT()
  const to = usePath()
  return (
    <div className="stack">
      <div className="stack s">
        <h2 className="h5">{t('product.guestTitle')}</h2>
        <p className="small soft">{t('product.guestText')}</p>
      </div>
      <div className="halves">
        <Button width="full" look="default-black-sm" {...useLoginLink()}>
          {t('product.login')}
        </Button>
        <Button width="full" look="outline-sm" href={to('register')}>
          {t('product.access')}
        </Button>
      </div>
    </div>
  )
}
