import { Await } from '@tanstack/react-router'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { withPlaceholder } from '#features/private/placeholder.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { cartCountProps } from '#protocol/data-attributes.ts'
import type { Result } from '#service/result.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { type CartSummary, toSummary } from '../cart.ts'
import type { CreditHold } from '../credit-hold.ts'
import { useCart, useCartSnapshot } from '../store/cart-provider.tsx'

const nothing = () => null

export type CartSummaryLine = Promise<Result<{ summary: CartSummary | null; hold: CreditHold | null }>> | null
type Initial = CartSummaryLine

/** Renders the cart summary of a customer: from the last write, else from the deferred data of the page. */
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

/** Line count of a guest: empty in the cached page, filled by the bootstrap script, updated from the store after hydration. */
function GuestCount() {
  const { store } = useCart()
  const lines = useSyncExternalStore(store.subscribe, store.getLines, nothing)
  return (
    <span className="badge" {...cartCountProps} hidden={!lines} suppressHydrationWarning>
      {lines === null ? '' : String(lines)}
    </span>
  )
}

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
