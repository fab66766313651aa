import type { Department } from '#features/catalogue/category.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Thumb } from '#ui/thumb.tsx'
import { tintClass } from '#ui/tint.ts'

function Panel({ department }: { department: Department }) {
  const t = useT()
  const locale = useLocale()
  const formatted = (count: number | null) => (count === null ? '' : formatNumber(locale, count))
  const number = (count: number | null) => count !== null && <span>{formatted(count)}</span>
  return (
    <div className="mp">
      <div className="mh">
        <h2 className="d4">{department.name}</h2>
        <Button look="text-link" href={department.href}>
          {[t('shell.everythingIn', { name: department.name }), formatted(department.count)].join(' ')}
        </Button>
      </div>
      <div className="cols">
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
    </div>
  )
}

/** The whole range at a glance. Departments show their categories under pointer and focus, without scripts; keys are menu-keys.ts. */
export function MegaMenu({ departments }: { departments: Department[] }) {
  const t = useT()
  const to = usePath()
  return (
    <div className="mega" data-listing="">
      <div className="wrap">
        <ul className="dl">
          {departments.map((department, index) => (
            <li key={department.id} className={classNames(tintClass(department.tint), index === 0 && 'on')}>
              <a href={department.href}>
                <Thumb source={department.picture} tint={department.tint} />
                {department.name}
                <Icon name="caret-right" />
              </a>
              <Panel department={department} />
            </li>
          ))}
          <li>
            <a href={to('range')}>
              <Thumb />
              {t('shell.wholeRange')}
              <Icon name="caret-right" />
            </a>
          </li>
        </ul>
      </div>
    </div>
  )
}
