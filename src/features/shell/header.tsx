import type { ReactNode } from 'react'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { homeHref } from '#i18n/paths.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Logo } from '#ui/logo.tsx'
import { menuId } from './mobile-menu.tsx'
import { SearchBar } from './search-bar.tsx'

export interface HeaderCustomer {
  name: string
  companyName: string | null
}

type HeaderProps = {
  brand: string
  customer: HeaderCustomer | null
  /** The cart, as the phone's icon and as the desktop's button. */
  cartIcon: ReactNode
  cartButton: ReactNode
}

/** The fascia: the only part of the frame that stays in view. */
export function Header({ brand, customer, cartIcon, cartButton }: HeaderProps) {
  const t = useT()
  const to = usePath()
  const home = homeHref(useLocale())
  return (
    <div className="fascia on-dark">
      <div className="wrap">
        <IconButton className="not-lg" icon="list" label={t('shell.menu')} popoverTarget={menuId} />
        <Logo className="not-lg" name={brand} href={home} label={t('shell.home', { brand })} />
        <span className="not-lg" />
        <span className="not-lg">{cartIcon}</span>
        <Logo className="only-lg" name={brand} href={home} label={t('shell.home', { brand })} />
        <div className="find srow">
          <SearchBar />
        </div>
        <div className="act only-lg flex">
          {customer ? (
            <>
              <a className="acct" href={to('dashboard')}>
                <Icon name="storefront" />
                <span>
                  {customer.companyName ?? customer.name}
                  {customer.companyName && <small>{customer.name}</small>}
                </span>
              </a>
              <a className="acct" href={to('dashboardOrderLists')}>
                <Icon name="bookmarks-simple" />
                <span>{t('lists.title')}</span>
              </a>
            </>
          ) : (
            <>
              <Button look="outline-white" href={to('login')}>
                {t('shell.login')}
              </Button>
              <Button href={to('register')}>{t('shell.access')}</Button>
            </>
          )}
          {cartButton}
        </div>
      </div>
    </div>
  )
}
