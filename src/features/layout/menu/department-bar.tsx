import type { Department } from '#features/catalogue/category.ts'
import type { Site } from '#features/content/site.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { menuProps } from '#protocol/data-attributes.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { tintClass } from '#ui/layout/tint.ts'
import { Wrap } from '#ui/layout/wrap.tsx'
import { usePublicPath } from '../use-page.ts'
import { useFragment } from './fragment.tsx'
import { NavMenu, toCatalogueMenu, toMainNav } from './nav-nodes.tsx'

const isBelow = (path: string, href: string) => path === href || path.startsWith(`${href}/`)

type DepartmentBarProps = {
  departments: Department[]
  site: Site | null
  newHref: string
}

/** Desktop navigation: mega menu, the departments that fit with the number of others, and the main navigation of the CMS. */
export function DepartmentBar({ departments, site, newHref }: DepartmentBarProps) {
  const t = useT()
  const to = usePath()
  const path = usePublicPath()
  const { rangeTitle, rangeNodes, nodes } = toMainNav(site, to('range'))
  const last = departments.length - 1
  return (
    <nav className="department-bar" aria-label={t('shell.departments')}>
      <Wrap>
        <details name="menu" {...menuProps}>
          <summary className="all-departments">
            <Icon name="list" />
            {rangeTitle ?? t('shell.range')}
            <span className="more" />
          </summary>
          <div className="mega" {...useFragment('megaMenu', toCatalogueMenu(departments)(rangeNodes))} />
        </details>
        <div className="departments fits">
          {departments.map(({ id, name, href, tint }, index) => (
            <a
              key={id}
              className={tintClass(tint)}
              href={href}
              aria-current={isBelow(path, href) ? 'true' : undefined}
              data-more={index < last ? `+${last - index}` : undefined}
            >
              {name}
            </a>
          ))}
        </div>
        <a href={newHref}>{t('shell.new')}</a>
        {nodes.map((node) => (
          <NavMenu key={node.id} node={node} current={node.href !== null && isBelow(path, node.href)} />
        ))}
      </Wrap>
    </nav>
  )
}
