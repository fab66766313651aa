import type { ReactNode } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { homeHref } from '#i18n/paths.ts'
import { Breadcrumbs } from '#ui/actions/breadcrumbs.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import { Count } from '#ui/order/count.tsx'
import type { Cart } from '../cart.ts'
import { useLatestCart } from '../store/cart-provider.tsx'
import { cartTitleId } from '../store/use-removed-toast.ts'

type CartLayoutProps = {
  figures: ReactNode
  children: ReactNode
}

export function CartLayout({ figures, children }: CartLayoutProps) {
  const t = useT()
  const home = homeHref(useLocale())
  return (
    <Wrap>
      <Breadcrumbs
        label={t('cart.crumbs')}
        items={[{ label: t('cart.home'), href: home }, { label: t('cart.title') }]}
      />
      <PageHeader title={t('cart.title')} titleId={cartTitleId} aside={figures} />
      {children}
    </Wrap>
  )
}

/** Reserves its line: the content below may be shown in an earlier frame. */
export const CartSummaryPlaceholder = () => <Count>{'\u00a0'}</Count>

export function CartSummaryLine({ loaded }: { loaded: Cart | null }) {
  const t = useT()
  const locale = useLocale()
  const cart = useLatestCart(loaded)
  if (!cart?.lines.length) return null
  const { packs, lines, weightKg } = cart
  const weight = weightKg && t('cart.weight', { weight: formatNumber(locale, Math.round(weightKg * 10) / 10) })
  const figures = [t('cart.packs', { count: packs }), t('cart.items', { count: lines.length }), weight]
  return <Count>{figures.filter(Boolean).join(', ')}</Count>
}
