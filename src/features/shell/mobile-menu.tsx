import type { Department } from '#features/catalogue/category.ts'
import type { Site } from '#features/content/site.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { Icon } from '#ui/icon.tsx'
import { Thumb } from '#ui/thumb.tsx'
import { tintClass } from '#ui/tint.ts'
import { ColourModeButtons } from './colour-mode-switch.tsx'
import { useForcedColourMode } from './forced-colour-mode.ts'
import type { HeaderCustomer } from './header.tsx'
import { LanguageLinks } from './language-switcher.tsx'
import { MobileMenuFoot } from './mobile-menu-foot.tsx'
import { NavList, toMainNav } from './nav-nodes.tsx'

export const menuId = 'menu'

type MobileMenuProps = {
  departments: Department[]
  site: Site | null
  customer: HeaderCustomer | null
  newHref: string
}

/** The range, the house's pages, account and order line, language and colours, in a drawer that opens without scripts. Phones only. */
export function MobileMenu({ departments, site, customer, newHref }: MobileMenuProps) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const forced = useForcedColourMode()
  const { nodes } = toMainNav(site, to('range'))
  return (
    <Drawer
      id={menuId}
      side="left"
      title={t('shell.menu')}
      closeLabel={t('shell.closeMenu')}
      footer={<MobileMenuFoot customer={customer} phone={site?.company.phone ?? null} />}
    >
      <nav className="mlist" aria-label={t('shell.departments')} data-listing="">
        {departments.map(({ id, name, href, tint, picture, count }) => (
          <a key={id} className={tintClass(tint)} href={href}>
            <Thumb source={picture} tint={tint} />
            {name}
            <span className="num">{count !== null && formatNumber(locale, count)}</span>
            <Icon name="caret-right" />
          </a>
        ))}
      </nav>
      <nav className="mlinks" aria-label={t('shell.mainNavigation')}>
        <a href={to('range')} data-listing="">
          {t('shell.wholeRange')}
        </a>
        <a href={newHref} data-listing="">
          {t('shell.new')}
        </a>
        <NavList nodes={[...nodes, ...(site?.topNav ?? [])]} />
      </nav>
      <nav className="mset" aria-label={t('shell.language')}>
        <LanguageLinks className="btn b-outline" />
      </nav>
      {!forced && (
        <fieldset className="mset needs-js" aria-label={t('shell.colourMode')}>
          <ColourModeButtons className="btn b-outline" />
        </fieldset>
      )}
    </Drawer>
  )
}
