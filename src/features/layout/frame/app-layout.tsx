import type { ReactNode } from 'react'
import type { Department } from '#features/catalogue/category.ts'
import type { Site } from '#features/content/site.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import type { HeaderCustomer } from '../header-customer.ts'
import { DepartmentBar } from '../menu/department-bar.tsx'
import { MobileMenu } from '../menu/mobile-menu.tsx'
import { withoutLinksTo } from '../menu/nav-nodes.tsx'
import { PageLoading } from '../page-loading.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { TabBar } from './tab-bar.tsx'
import { UtilityBar } from './utility-bar.tsx'

type AppLayoutProps = {
  brand: string
  year: number
  /** Null if the CMS is unavailable and nothing is cached. */
  site: Site | null
  departments: Department[]
  /** Countdown to the order deadline of the next delivery. */
  promise: ReactNode
  customer: HeaderCustomer | null
  /** Whether customers have lists. */
  lists: boolean
  cart: { icon: ReactNode; button: ReactNode; badge: ReactNode; bar: ReactNode }
  newHref: string
  children: ReactNode
}

export function AppLayout({
  brand,
  year,
  site: whole,
  departments,
  promise,
  customer,
  lists,
  cart,
  newHref,
  children,
}: AppLayoutProps) {
  const t = useT()
  const access = usePath()('register')
  const site = whole && customer ? withoutLinksTo(whole, access) : whole
  return (
    <>
      <a className="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      <PageLoading />
      {/* `display: contents`, so that sticky children stick to the page */}
      <header className="contents">
        <UtilityBar site={site} promise={promise} />
        <Header brand={brand} customer={customer} lists={lists} cartIcon={cart.icon} cartButton={cart.button} />
      </header>
      <DepartmentBar departments={departments} site={site} newHref={newHref} />
      <MobileMenu departments={departments} site={site} promise={promise} customer={customer} newHref={newHref} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {cart.bar}
      <Footer brand={brand} site={site} year={year} />
      <TabBar loggedIn={customer !== null} lists={lists} cartBadge={cart.badge} />
    </>
  )
}
