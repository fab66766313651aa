import type { Department } from '#features/catalogue/category.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Icon } from '#ui/icon.tsx'
import { tintClass } from '#ui/tint.ts'
import { MegaMenu } from './mega-menu.tsx'
import { usePublicPath } from './use-page.ts'

const isBelow = (path: string, href: string) => path === href || path.startsWith(`${href}/`)

/** The departments in a row, as many as fit; all of them in the mega menu at its head. Desktop only. */
export function DepartmentBar({ departments, newHref }: { departments: Department[]; newHref: string }) {
  const t = useT()
  const to = usePath()
  const path = usePublicPath()
  return (
    <nav className="dept" aria-label={t('shell.departments')}>
      <div className="wrap">
        <details name="menu" data-menu="">
          <summary className="all">
            <Icon name="list" />
            {t('shell.range')}
          </summary>
          <MegaMenu departments={departments} />
        </details>
        <div className="ds fits" data-listing="">
          {departments.map(({ id, name, href, tint }) => (
            <a key={id} className={tintClass(tint)} href={href} aria-current={isBelow(path, href) ? 'true' : undefined}>
              {name}
            </a>
          ))}
        </div>
        <a href={newHref} data-listing="">
          {t('shell.new')}
        </a>
        <a href={to('brands')} aria-current={isBelow(path, to('brands')) ? 'page' : undefined}>
          {t('shell.brands')}
        </a>
      </div>
    </nav>
  )
}
