import { formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import type { BrandGroup } from './brand.ts'
import { listingPath } from './listing-query.ts'

/** The brands of the house by letter, each to its products. */
export function BrandsPage({ groups }: { groups: BrandGroup[] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t('catalogue.crumbs')}
        items={[{ label: t('catalogue.range'), href: listingPath(locale, '') }, { label: t('catalogue.brands') }]}
      />
      <div className="lhead">
        <h1 className="d3">{t('catalogue.brands')}</h1>
        <p className="soft">{t('catalogue.brandsText')}</p>
      </div>
      <div className="brands" data-listing="">
        {groups.map(({ letter, brands }) => (
          <section key={letter} className="panel pad">
            <h2 className="d4">{letter}</h2>
            <ul className="tree">
              {brands.map(({ id, name, href, count }) => (
                <li key={id}>
                  <a href={href}>
                    {name}
                    {count !== null && <span className="num">{formatNumber(locale, count)}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
