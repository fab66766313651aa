import type { ReactNode } from 'react'
import type { Site } from '#features/content/site.ts'
import { withPlaceholder } from '#features/private/placeholder.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { HeaderCustomer } from '../header-customer.ts'

type MobileMenuFooterProps = {
  promise: ReactNode
  customer: HeaderCustomer | null
  phone: Site['company']['phone']
}

export function MobileMenuFooter({ promise, customer, phone }: MobileMenuFooterProps) {
  const t = useT()
  const to = usePath()
  return (
    <>
      {promise && (
        <p className="promise">
          <Icon name="truck" />
          {promise}
        </p>
      )}
      {customer ? (
        <Button look="outline" icon="storefront" href={to('dashboard')}>
          <CompanyName customer={customer} />
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
        <a className="phone" href={phone.href}>
          <Icon name="phone" />
          {t('shell.orderPhone')} <b>{phone.text}</b>
        </a>
      )}
    </>
  )
}

const CompanyName = withPlaceholder(
  'CompanyName',
  ({ customer }: { customer: HeaderCustomer }) => customer.companyName ?? customer.name,
)
