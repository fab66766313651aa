import { formatNumber } from '#i18n/format.ts'
import { useLocale } from '#i18n/i18n-provider.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { tintClass } from '#ui/layout/tint.ts'
import { KeyFigures } from '#ui/order/figures.tsx'
import { Thumbnail } from '#ui/product/thumbnail.tsx'
import { toCatalogueLinks } from './catalogue-links.tsx'
import type { CatalogueMenu } from './nav-nodes.tsx'

export function MobileDepartments({ of: { departments, nodes } }: { of: CatalogueMenu }) {
  const locale = useLocale()
  const links = departments.map(({ id, name, href, tint, picture, count }) => (
    <a key={id} className={tintClass(tint)} href={href}>
      <Thumbnail source={picture} tint={tint} />
      {name}
      <KeyFigures>{count !== null && formatNumber(locale, count)}</KeyFigures>
      <Icon name="caret-right" />
    </a>
  ))
  return [...links, ...toCatalogueLinks(nodes, departments)]
}
