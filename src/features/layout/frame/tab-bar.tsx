import type { ReactNode } from 'react'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { homeHref, matchPath } from '#i18n/paths.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/icon-names.ts'
import { usePublicPath } from '../use-page.ts'

type Tab = {
  key: string
  href: string
  icon: IconName
  active: IconName
  label: string
  /** Names of its routes. */
  routes: RegExp
  badge?: ReactNode
}

type TabBarProps = { loggedIn: boolean; lists: boolean; cartBadge: ReactNode }

export function TabBar({ loggedIn, lists, cartBadge }: TabBarProps) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const { route } = matchPath(usePublicPath())
  const tabs: Tab[] = [
    {
      key: 'home',
      href: homeHref(locale),
      icon: 'house-simple',
      active: 'house-simple-fill',
      label: t('shell.start'),
      routes: /^home$/,
    },
    {
      key: 'range',
      href: to('range'),
      icon: 'squares-four',
      active: 'squares-four-fill',
      label: t('shell.range'),
      routes: /^(range|category|product|brands)$/,
    },
    ...(loggedIn && lists
      ? [
          {
            key: 'lists',
            href: to('dashboardOrderLists'),
            icon: 'bookmarks-simple',
            active: 'bookmarks-simple-fill',
            label: t('shell.lists'),
            routes: /OrderLists$/,
          } satisfies Tab,
        ]
      : []),
    {
      key: 'cart',
      href: to('cart'),
      icon: 'shopping-cart-simple',
      active: 'shopping-cart-simple-fill',
      label: t('shell.cart'),
      routes: /^(cart|checkout)$/,
      badge: cartBadge,
    },
    {
      key: 'account',
      href: to(loggedIn ? 'dashboard' : 'login'),
      icon: 'user',
      active: 'user-fill',
      label: t(loggedIn ? 'shell.account' : 'shell.login'),
      routes: /^(dashboard(?!OrderLists)|login)/,
    },
  ]
  return (
    <nav className="tab-bar" aria-label={t('shell.tabs')}>
      {tabs.map(({ key, href, icon, active, label, routes, badge }) => {
        const current = routes.test(route)
        return (
          <a key={key} href={href} aria-current={current ? 'page' : undefined}>
            <Icon name={current ? active : icon} />
            {label}
            {badge}
          </a>
        )
      })}
    </nav>
  )
}
