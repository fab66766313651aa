import type { ReactNode } from 'react'
import type { Permission } from '#contracts/permissions.ts'
import type { Feature, Features } from '#features/shop/features.ts'
import { managesUsers, may } from '#features/shop/may.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import type { FixedRouteName } from '#i18n/routes.ts'
import type { MessageKey } from '#i18n/translator.ts'
import type { Session } from '#server/context/context.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/icon-names.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import { LogoutButton } from '../login/logout-button.tsx'

const screens: { route: FixedRouteName; icon: IconName; label: MessageKey; needs?: Feature }[] = [
  { route: 'dashboard', icon: 'squares-four', label: 'account.overview' },
  { route: 'dashboardOrders', icon: 'package', label: 'account.orders' },
  { route: 'dashboardApprovals', icon: 'seal-check', label: 'approvals.title', needs: 'approvals' },
  { route: 'dashboardInvoices', icon: 'receipt', label: 'invoices.title', needs: 'invoices' },
  { route: 'dashboardOrderLists', icon: 'bookmarks-simple', label: 'shell.myLists', needs: 'lists' },
  { route: 'dashboardStandingOrders', icon: 'calendar-blank', label: 'standing.title', needs: 'standingOrders' },
  { route: 'dashboardUsers', icon: 'users', label: 'users.title' },
  { route: 'dashboardAccount', icon: 'gear-six', label: 'account.profileTitle' },
]

const permissions: Partial<Record<FixedRouteName, Permission>> = {
  dashboardApprovals: 'order',
  dashboardInvoices: 'readInvoices',
  dashboardStandingOrders: 'order',
}

type DashboardLayoutProps = {
  customer: Pick<Session['customer'], 'name' | 'companyName' | 'permissions' | 'onBehalf'>
  features: Features
  path: string
  children: ReactNode
}

export function DashboardLayout({ customer, features, path, children }: DashboardLayoutProps) {
  const t = useT()
  const to = usePath()
  const isAllowed = (route: FixedRouteName) => {
    if (route === 'dashboardUsers') return managesUsers(customer)
    // staff in the name of the customer changes nothing there
    if (route === 'dashboardAccount') return !customer.onBehalf
    const permission = permissions[route]
    return !permission || may(customer, permission)
  }
  const offered = screens.filter(({ route, needs }) => (!needs || features[needs]) && isAllowed(route))
  return (
    <Wrap>
      <div className="dashboard">
        <nav className="dashboard-nav" aria-label={t('account.dashboard')}>
          <div className="company">
            <Heading as="b" look="subheading">
              {customer.companyName ?? customer.name}
            </Heading>
            {customer.companyName && (
              <Text size="small" tone="muted">
                {customer.name}
              </Text>
            )}
          </div>
          {offered.map(({ route, icon, label }) => (
            <a key={route} href={to(route)} aria-current={path === to(route) ? 'page' : undefined}>
              <Icon name={icon} />
              {t(label)}
            </a>
          ))}
          <LogoutButton />
        </nav>
        <div>{children}</div>
      </div>
    </Wrap>
  )
}
