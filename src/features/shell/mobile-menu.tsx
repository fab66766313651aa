import type { Department } from '#features/catalogue/category.ts'
import type { Site } from '#features/content/site.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { tintClass } from '#ui/tint.ts'
import { LanguageLinks } from './language-switcher.tsx'

export const menuId = 'menu'

/** The range, the house's pages and the languages, in a drawer that opens without scripts. Phones only. */
export function MobileMenu({ departments, site }: { departments: Department[]; site: Site | null }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  return (
    <Drawer id={menuId} side="left" title={t('shell.menu')} closeLabel={t('shell.closeMenu')}>
      <nav className="mlist" aria-label={t('shell.departments')}>
        {departments.map(({ id, name, href, tint, count }) => (
          <a key={id} className={tintClass(tint)} href={href} data-listing="">
            <span className="sw" />
            {name}
            {count !== null && <span className="num">{formatNumber(locale, count)}</span>}
          </a>
        ))}
        <a href={to('range')} data-listing="">
          <span className="sw" />
          {t('shell.wholeRange')}
        </a>
        <a href={to('brands')}>
          <span className="sw" />
          {t('shell.brands')}
        </a>
      </nav>
      <nav className="mlist plain" aria-label={t('shell.aboutUs')}>
        {site?.topNav.map(
          ({ id, title, href }) =>
            href && (
              <a key={id} href={href}>
                {title}
              </a>
            ),
        )}
      </nav>
      <nav className="langs" aria-label={t('shell.language')}>
        <LanguageLinks className="btn b-simple" />
      </nav>
    </Drawer>
  )
}
