import type { ReactNode } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { homeHref } from '#i18n/paths.ts'
import { Breadcrumbs } from '#ui/actions/breadcrumbs.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import { Count } from '#ui/order/count.tsx'
import type { Cart } from './cart.ts'
import { useShownCart } from './store/cart-provider.tsx'
import { cartTitleId } from './store/use-tell-removed.ts'

type CartFrameProps = {
  /** <CartFigures>, when the cart is there. */
  figures: ReactNode
  children: ReactNode
}

/** Way to the page and its title; the rest comes when the cart is there. */
export function CartFrame({ figures, children }: CartFrameProps) {
  const t = useT()
  const home = homeHref(useLocale())
  return (
    <Wrap>
      <Breadcrumbs
        label={t('cart.crumbs')}
        items={[{ label: t('cart.home'), href: home }, { label: t('cart.title') }]}
      />
      <PageHead title={t('cart.title')} titleId={cartTitleId} aside={figures} />
      {children}
    </Wrap>
  )
}

/** Packs, lines and weight. */
export function CartFigures({ loaded }: { loaded: Cart | null }) {
  const t = useT()
  const locale = useLocale()
  const cart = useShownCart(loaded)
  if (!cart?.lines.length) return null
  const { packs, lines, weightKg } = cart
  const weight = weightKg && t('cart.weight', { weight: formatNumber(locale, Math.round(weightKg * 10) / 10) })
  const figures = [t('cart.packs', { count: packs }), t('cart.items', { count: lines.length }), weight]
  return <Count>{figures.filter(Boolean).join(', ')}</Count>
}
