import type { CategoryLink, Department } from '#features/catalogue/category.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Picture, SIZES } from '#ui/images/picture.tsx'
import { classNames } from '#ui/layout/class-names.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { tintClass } from '#ui/layout/tint.ts'
import { Wrap } from '#ui/layout/wrap.tsx'
import { Thumbnail } from '#ui/product/thumbnail.tsx'
import { toCatalogueLinks } from './catalogue-links.tsx'
import type { CatalogueMenu } from './nav-nodes.tsx'

function Panel({ department }: { department: Department }) {
  const t = useT()
  const locale = useLocale()
  const formatted = (count: number | null) => (count === null ? '' : formatNumber(locale, count))
  const number = (count: number | null) => count !== null && <span>{formatted(count)}</span>
  return (
    <div className="mega-panel">
      <Heading look="display-4">{department.name}</Heading>
      <div className="columns">
        {department.children.map((category) => (
          <div key={category.id}>
            <h3>
              <a href={category.href}>
                {category.name} {number(category.count)}
              </a>
            </h3>
            {category.children.map((child) => (
              <a key={child.id} href={child.href}>
                {child.name} {number(child.count)}
              </a>
            ))}
          </div>
        ))}
      </div>
      <a className="mega-picture" href={department.href}>
        {department.picture && <Picture source={department.picture} alt="" sizes={SIZES.department} />}
        <span className="button button-arrow">
          {[t('shell.everythingIn', { name: department.name }), formatted(department.count)].join(' ')}
        </span>
      </a>
    </div>
  )
}

const toLinks = (departments: readonly Department[]): CategoryLink[] =>
  departments.flatMap((one) => [one, ...one.children.flatMap((child) => [child, ...child.children])])

/** Departments with their categories, which CSS shows on hover and focus; menu-keys.ts handles the keys. */
export function MegaDepartments({ of: { departments, nodes } }: { of: CatalogueMenu }) {
  const t = useT()
  const to = usePath()
  return (
    <Wrap>
      <ul className="department-list">
        {departments.map((department, index) => (
          <li key={department.id} className={classNames(tintClass(department.tint), index === 0 && 'initial')}>
            <a href={department.href}>
              <Thumbnail source={department.picture} tint={department.tint} />
              {department.name}
              <Icon name="caret-right" />
            </a>
            <Panel department={department} />
          </li>
        ))}
        <li>
          <a href={to('range')}>
            <Thumbnail />
            {t('shell.wholeRange')}
            <Icon name="caret-right" />
          </a>
        </li>
        {toCatalogueLinks(nodes, toLinks(departments)).map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </Wrap>
  )
}
