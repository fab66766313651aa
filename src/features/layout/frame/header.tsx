import type { ReactNode } from 'react'
import { withPlaceholder } from '#features/private/placeholder.tsx'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { homeHref } from '#i18n/paths.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import { Logo } from '#ui/logo.tsx'
import type { HeaderCustomer } from '../header-customer.ts'
import { menuId } from '../menu/mobile-menu.tsx'
import { SearchBar } from '../search-bar.tsx'

type HeaderProps = {
  brand: string
  customer: HeaderCustomer | null
  lists: boolean
  cartIcon: ReactNode
  cartButton: ReactNode
}

export function Header({ brand, customer, lists, cartIcon, cartButton }: HeaderProps) {
  const t = useT()
  const to = usePath()
  const home = homeHref(useLocale())
  return (
    <div className="fascia on-dark">
      <Wrap>
        <IconButton className="not-desktop" icon="list" label={t('shell.menu')} popoverTarget={menuId} />
        <Logo className="not-desktop" name={brand} href={home} label={t('shell.home', { brand })} />
        <span className="not-desktop" />
        <span className="not-desktop">{cartIcon}</span>
        <Logo className="only-desktop" name={brand} href={home} label={t('shell.home', { brand })} />
        <div className="find search-row">
          <SearchBar />
        </div>
        <div className="header-links only-desktop flex">
          {customer ? (
            <>
              <a className="account-link" href={to('dashboard')}>
                <Icon name="storefront" />
                <AccountName customer={customer} />
              </a>
              {lists && (
                <a className="account-link" href={to('dashboardOrderLists')}>
                  <Icon name="bookmarks-simple" />
                  <span>{t('shell.myLists')}</span>
                </a>
              )}
            </>
          ) : (
            <>
              <a className="account-link" href={to('login')}>
                <Icon name="user" />
                <span>{t('shell.login')}</span>
              </a>
              <Button look="outline-white" href={to('register')}>
                {t('shell.access')}
              </Button>
            </>
          )}
          {cartButton}
        </div>
      </Wrap>
    </div>
  )
}

const AccountName = withPlaceholder('AccountName', ({ customer }: { customer: HeaderCustomer }) => (
  <span>
    {customer.companyName ?? customer.name}
    {customer.companyName && <small>{customer.name}</small>}
  </span>
))
