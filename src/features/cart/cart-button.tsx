import { Await } from '@tanstack/react-router'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { withPlaceholder } from '#features/private/placeholder.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { showsCartCount } from '#protocol/marks.ts'
import type { Result } from '#service/result.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { type CartSummary, toSummary } from './cart.ts'
import { useCart, useCartSnapshot } from './store/cart-provider.tsx'

const nothing = () => null

/** A customer's figures, on their way. */
export type CartSummaryLine = Promise<Result<{ summary: CartSummary | null }>> | null
type Initial = CartSummaryLine

/** Draws the figures of a customer's cart: those of the last write, else those that the server sends after the page. */
export function CustomerCartSummary({
  initial,
  children,
}: {
  initial: Initial
  children: (summary: CartSummary | null) => ReactNode
}) {
  const cart = useCartSnapshot()
  if (cart) return children(toSummary(cart))
  if (!initial) return children(null)
  return (
    <Suspense fallback={children(null)}>
      <Await promise={initial}>{(part) => children(part.ok ? part.value.summary : null)}</Await>
    </Suspense>
  )
}

/** A guest's number: in the cached page it is empty, the bootstrap paints it, and after hydration it follows the cart. */
function GuestCount() {
  const { store } = useCart()
  const lines = useSyncExternalStore(store.subscribe, store.getLines, nothing)
  return (
    <span className="badge" {...showsCartCount} hidden={!lines} suppressHydrationWarning>
      {lines === null ? '' : String(lines)}
    </span>
  )
}

/** The number of lines; empty while it is unknown or none. */
export function CartBadge({ customer }: { customer: boolean }) {
  const { initial } = useCart()
  return customer ? <CartLines initial={initial} /> : <GuestCount />
}

const CartLines = withPlaceholder('CartLines', ({ initial }: { initial: Initial }) => (
  <CustomerCartSummary initial={initial}>
    {(summary) => <span className="badge">{summary?.lines ? String(summary.lines) : ''}</span>}
  </CustomerCartSummary>
))

const CartTotal = withPlaceholder('CartTotal', ({ initial }: { initial: Initial }) => (
  <CustomerCartSummary initial={initial}>{(summary) => summary?.total}</CustomerCartSummary>
))

/** The cart in the header of phones. */
export function CartIcon({ customer }: { customer: boolean }) {
  const t = useT()
  const to = usePath()
  return (
    <a className="icon-button" href={to('cart')}>
      <Icon name="shopping-cart-simple" />
      <VisuallyHidden>{t('cart.button')}</VisuallyHidden>
      <CartBadge customer={customer} />
    </a>
  )
}

/** The cart in the header of desktops: with the amount for those who see prices. */
export function CartButton({ customer }: { customer: boolean }) {
  const t = useT()
  const to = usePath()
  const { initial } = useCart()
  return (
    <a className="cart-button" href={to('cart')}>
      <Icon name="shopping-cart-simple" />
      <VisuallyHidden>{t('cart.button')}</VisuallyHidden>
      {customer && <CartTotal initial={initial} />}
      <CartBadge customer={customer} />
    </a>
  )
}
