import { useLocation } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useState, useSyncExternalStore } from 'react'
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

function useLastAddition(): Addition | null {
  const { store } = useCart()
  return useSyncExternalStore(store.subscribe, store.getLast, nothing)
}

/** Permanent order bar of the row view. */
export function CartOrderBar() {
  const t = useT()
  const cart = useCartSnapshot()
  const last = useLastAddition()
  return cart && cart.lines.length > 0 && <CartTotals cart={cart} note={freeDeliveryText(cart, t)} last={last} />
}

const visibleMs = 8_000

/** Announces each addition, and shows an order bar for `visibleMs` after it, except on the cart page and beside a permanent bar. */
export function AdditionBar() {
  const to = usePath()
  const cart = useCartSnapshot()
  const last = useLastAddition()
  const isCartPage = useLocation({ select: ({ pathname }) => pathname === to('cart') })
  const [hiddenId, setHiddenId] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  useEffect(() => {
    if (!last || isPaused) return
    const timer = setTimeout(() => setHiddenId(last.id), visibleMs)
    return () => clearTimeout(timer)
  }, [last, isPaused])
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {last && <span key={last.id}>{last.text}</span>}
      </VisuallyHidden>
      {cart && last && last.id !== hiddenId && !isCartPage && (
        <CartTotals
          cart={cart}
          note={last.label}
          last={last}
          floating
          onPointerEnter={() => setIsPaused(true)}
          onPointerLeave={() => setIsPaused(false)}
          onFocus={() => setIsPaused(true)}
          onBlur={() => setIsPaused(false)}
        />
      )}
    </>
  )
}

type CartTotalsProps = Omit<ComponentProps<typeof OrderBar>, 'label' | 'lines' | 'action'> & {
  cart: Cart
  last: Addition | null
}

function CartTotals({ cart, last, ...bar }: CartTotalsProps) {
  const { lines, packs, weightKg, totals } = cart
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const weight = weightKg && t('cart.weight', { weight: formatNumber(locale, Math.round(weightKg * 10) / 10) })
  return (
    <OrderBar
      {...bar}
      label={t('cart.title')}
      lines={t('cart.items', { count: lines.length })}
      figures={[t('cart.packs', { count: packs }), weight].filter(Boolean).join(', ')}
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
