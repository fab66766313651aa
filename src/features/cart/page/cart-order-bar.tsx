import { useSyncExternalStore } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { OrderBar } from '#ui/order/order-bar.tsx'
import type { Cart } from '../cart.ts'
import { useCart, useCartSnapshot } from '../store/cart-provider.tsx'
import type { Addition } from '../store/cart-store.ts'
import { freeDeliveryText } from './free-delivery.ts'

const nothing = () => null

export function CartOrderBar() {
  const { store } = useCart()
  const cart = useCartSnapshot()
  const last = useSyncExternalStore(store.subscribe, store.getLast, nothing)
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {last && <span key={last.id}>{last.text}</span>}
      </VisuallyHidden>
      {cart && cart.lines.length > 0 && <CartTotals cart={cart} last={last} />}
    </>
  )
}

function CartTotals({ cart, last }: { cart: Cart; last: Addition | null }) {
  const { lines, packs, weightKg, totals } = cart
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const weight = weightKg && t('cart.weight', { weight: formatNumber(locale, Math.round(weightKg * 10) / 10) })
  return (
    <OrderBar
      label={t('cart.title')}
      lines={t('cart.items', { count: lines.length })}
      figures={[t('cart.packs', { count: packs }), weight].filter(Boolean).join(', ')}
      note={freeDeliveryText(cart, t)}
      total={totals && { amount: totals.subTotal, unit: t('cart.net') }}
      undo={
        last?.undo && (
          <Button
            look="text-link"
            className="undo"
            icon="arrow-counter-clockwise"
            aria-label={t('cart.undo')}
            title={t('cart.undo')}
            onClick={last.undo}
          >
            <span className="only-tablet">{t('cart.undo')}</span>
          </Button>
        )
      }
      action={
        <Button look="default-arrow" href={to('cart')}>
          <span className="only-tablet">{t('cart.toCart')}</span>
          <span className="not-tablet">{t('cart.button')}</span>
        </Button>
      }
    />
  )
}
