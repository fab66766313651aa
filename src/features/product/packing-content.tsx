import { formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { toPackingTotal } from './packing-total.ts'
import type { Packing } from './product-card.ts'

export function PackingContent({ packing, packings }: { packing: Packing; packings: readonly Packing[] }) {
  const t = useT()
  const locale = useLocale()
  const { net, of } = toPackingTotal(packing, packings, locale)
  const text =
    net &&
    ('text' in net ? net.text : t('product.pieces', { count: net.pieces, number: formatNumber(locale, net.pieces) }))
  const content = packing.content ?? ''
  return (
    <>
      {text ? t('product.net', { content, net: text }) : content}
      {of && `, ${t('product.multiple', { count: of.count, unit: of.packing.unit ?? '' })}`}
    </>
  )
}
