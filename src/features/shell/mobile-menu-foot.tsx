import type { Site } from '#features/content/site.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { HeaderCustomer } from './header.tsx'

type MobileMenuFootProps = { customer: HeaderCustomer | null; phone: Site['company']['phone'] }

/** What stays in reach of the thumb at the foot of the menu: the account, and somebody to talk to. */
export function MobileMenuFoot({ customer, phone }: MobileMenuFootProps) {
  const t = useT()
  const to = usePath()
  return (
    <>
      {customer ? (
        <Button look="outline" icon="storefront" href={to('dashboard')}>
          {customer.companyName ?? customer.name}
        </Button>
      ) : (
        <>
          <Button look="outline" href={to('login')}>
            {t('shell.login')}
          </Button>
          <Button href={to('register')}>{t('shell.access')}</Button>
        </>
      )}
      {phone && (
        <a className="tel" href={phone.href}>
          <Icon name="phone" />
          {t('shell.orderLine')} <b>{phone.text}</b>
        </a>
      )}
    </>
  )
}
