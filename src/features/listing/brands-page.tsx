import { listingPath } from '#features/catalogue/listing-query.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Breadcrumbs } from '#ui/actions/breadcrumbs.tsx'
import { Picture, SIZES } from '#ui/images/picture.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import { Count } from '#ui/order/count.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import brandStyles from '#ui/styles/brands.css?url'
import { type Brand, type BrandGroup, selectLargestBrands } from './brand.ts'

const letterId = (letter: string) => `brands-${letter}`

function Group({ id, title, brands }: { id?: string; title: string; brands: Brand[] }) {
  const locale = useLocale()
  return (
    <section id={id} className="panel padded">
      <Heading look="display-4">{title}</Heading>
      <ul className="tree">
        {brands.map(({ id, name, href, count, logo }) => (
          <li key={id}>
            <a href={href}>
              {logo && <Picture source={logo} alt="" width={440} height={176} sizes={SIZES.department} />}
              <span>{name}</span>
              {count !== null && <KeyFigures>{formatNumber(locale, count)}</KeyFigures>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function BrandsPage({ groups }: { groups: BrandGroup[] }) {
  const t = useT()
  const locale = useLocale()
  const brands = groups.flatMap((group) => group.brands)
  const count = brands.length
  return (
    <Wrap>
      <link rel="stylesheet" href={brandStyles} precedence="screen" />
      <Breadcrumbs
        label={t('catalogue.crumbs')}
        items={[{ label: t('catalogue.range'), href: listingPath(locale, '') }, { label: t('catalogue.brands') }]}
      />
      <PageHeader
        title={t('catalogue.brands')}
        beside={<Count>{t('catalogue.brandCount', { count, number: formatNumber(locale, count) })}</Count>}
      >
        <Text tone="soft">{t('catalogue.brandsText')}</Text>
        <nav className="letters" aria-label={t('catalogue.letters')}>
          {groups.map(({ letter }) => (
            <a key={letter} href={`#${letterId(letter)}`}>
              {letter}
            </a>
          ))}
        </nav>
      </PageHeader>
      <div className="brands">
        <Group title={t('catalogue.largestBrands')} brands={selectLargestBrands(brands)} />
        {groups.map((group) => (
          <Group key={group.letter} id={letterId(group.letter)} title={group.letter} brands={group.brands} />
        ))}
      </div>
    </Wrap>
  )
}
