import type { ReactNode } from 'react'
import type { Department } from '#features/catalogue/category.ts'
import type { Site } from '#features/content/site.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Drawer } from '#ui/overlays/drawer.tsx'
import { ColourModeButtons } from '../colour-mode-switch.tsx'
import { useForcedColourMode } from '../forced-colour-mode.ts'
import type { HeaderCustomer } from '../header-customer.ts'
import { LanguageLinks } from '../language-switcher.tsx'
import { useFragment } from './fragment.tsx'
import { MobileMenuFooter } from './mobile-menu-footer.tsx'
import { NavList, toCatalogueMenu, toMainNav } from './nav-nodes.tsx'

export const menuId = 'menu'

type MobileMenuProps = {
  departments: Department[]
  site: Site | null
  promise: ReactNode
  customer: HeaderCustomer | null
  newHref: string
}

/** Phone menu: departments, navigation, account, language and colour mode, in a drawer that works without scripts. */
export function MobileMenu({ departments, site, promise, customer, newHref }: MobileMenuProps) {
  const t = useT()
  const to = usePath()
  const forced = useForcedColourMode()
  const { rangeNodes, nodes } = toMainNav(site, to('range'))
  return (
    <Drawer
      id={menuId}
      side="left"
      title={t('shell.menu')}
      closeLabel={t('shell.closeMenu')}
      footer={<MobileMenuFooter promise={promise} customer={customer} phone={site?.company.phone ?? null} />}
    >
      <nav
        className="mobile-departments"
        aria-label={t('shell.departments')}
        {...useFragment('mobileDepartments', toCatalogueMenu(departments)(rangeNodes))}
      />
      <nav className="mobile-links" aria-label={t('shell.mainNavigation')}>
        <a href={to('range')}>{t('shell.wholeRange')}</a>
        <a href={newHref}>{t('shell.new')}</a>
        <NavList nodes={[...nodes, ...(site?.topNav ?? [])]} />
      </nav>
      <nav className="mobile-settings" aria-label={t('shell.language')}>
        <LanguageLinks look="outline" />
      </nav>
      {!forced && (
        <fieldset className="mobile-settings needs-js">
          <VisuallyHidden as="legend">{t('shell.colourMode')}</VisuallyHidden>
          <ColourModeButtons look="outline" />
        </fieldset>
      )}
    </Drawer>
  )
}
