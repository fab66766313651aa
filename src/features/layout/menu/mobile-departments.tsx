import { formatNumber } from '#i18n/format.ts'
import { useLocale } from '#i18n/i18n-provider.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { tintClass } from '#ui/layout/tint.ts'
import { Figures } from '#ui/order/figures.tsx'
import { Thumbnail } from '#ui/product/thumbnail.tsx'
import type { RangeMenu } from './nav-nodes.tsx'
import { toRangeLinks } from './range-nodes.tsx'

export function MobileDepartments({ of: { departments, nodes } }: { of: RangeMenu }) {
  const locale = useLocale()
  const links = departments.map(({ id, name, href, tint, picture, count }) => (
    <a key={id} className={tintClass(tint)} href={href}>
      <Thumbnail source={picture} tint={tint} />
      {name}
      <Figures>{count !== null && formatNumber(locale, count)}</Figures>
      <Icon name="caret-right" />
    </a>
  ))
  return [...links, ...toRangeLinks(nodes, departments)]
}
