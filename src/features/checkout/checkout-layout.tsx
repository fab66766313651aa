import type { ReactNode } from 'react'
import type { Link } from '#features/content/text/links.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { homeHref } from '#i18n/paths.ts'
import { Button } from '#ui/actions/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Logo } from '#ui/logo.tsx'
import { Steps } from '#ui/order/steps.tsx'

type CheckoutLayoutProps = {
  brand: string
  phone: Link | null
  /** Index of the current step, from 0; null hides the steps. */
  step: number | null
  languages: ReactNode
  termsPath: string | null
  children: ReactNode
}

export function CheckoutLayout({ brand, phone, step, languages, termsPath, children }: CheckoutLayoutProps) {
  const t = useT()
  const to = usePath()
  const home = homeHref(useLocale())
  return (
    <>
      <header className="fascia still on-dark">
        <div className="wrap quiet">
          <Logo name={brand} href={home} label={t('shell.home', { brand })} />
          {phone && (
            <a className="small only-desktop flex cluster" href={phone.href}>
              <Icon name="phone" />
              {t('checkout.orderPhone', { phone: phone.text })}
            </a>
          )}
          {languages}
        </div>
      </header>
      <main className="wrap narrow checkout-main" id="main">
        {step !== null && (
          <Steps
            label={t('checkout.steps')}
            current={step}
            steps={[
              // after the order the cart is empty
              { label: t('checkout.stepCart'), ...(step < 2 && { href: to('cart') }) },
              { label: t('checkout.stepDelivery') },
              { label: t('checkout.stepDone') },
            ]}
          />
        )}
        {children}
        {termsPath && (
          <p className="terms">
            <Button look="text-link" small href={termsPath}>
              {t('checkout.terms')}
            </Button>
          </p>
        )}
      </main>
    </>
  )
}
