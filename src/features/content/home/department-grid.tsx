import { formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Link } from '#ui/actions/link.tsx'
import { Picture, type PictureSource, SIZES } from '#ui/images/picture.tsx'
import { SectionHeader } from '#ui/layout/section-header.tsx'
import { type Tint, tintClass } from '#ui/layout/tint.ts'
import { KeyFigures } from '#ui/order/figures.tsx'

type DepartmentGridProps = {
  departments: readonly {
    id: string
    name: string
    href: string
    count: number | null
    tint: Tint | null
    picture: PictureSource | null
  }[]
  rangeHref: string
}

export function DepartmentGrid({ departments, rangeHref }: DepartmentGridProps) {
  const t = useT()
  const locale = useLocale()
  const amount = (key: 'content.wholeRangeCount' | 'content.departmentCount', count: number) =>
    t(key, { count: formatNumber(locale, count) })
  const total = departments.reduce((sum, { count }) => sum + (count ?? 0), 0)
  return (
    <section className="wrap section">
      <SectionHeader title={t('content.departments')}>
        <Button look="arrow" href={rangeHref}>
          {total > 0 ? amount('content.wholeRangeCount', total) : t('content.wholeRange')}
        </Button>
      </SectionHeader>
      <div className="department-wall">
        {departments.map(({ id, name, href, count, tint, picture }) => (
          <Link key={id} className={tintClass(tint)} href={href}>
            <div>
              {name}
              {count !== null && <KeyFigures>{amount('content.departmentCount', count)}</KeyFigures>}
            </div>
            {picture && <Picture source={picture} alt="" sizes={SIZES.department} />}
          </Link>
        ))}
      </div>
    </section>
  )
}
