import { Await } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Icon } from '#ui/icon.tsx'
import { type CartSummary, toSummary } from './cart.ts'
import { linesInCookie } from './cart-cookie.ts'
import { useCart } from './cart-provider.tsx'

/** Draws the figures of a customer's cart: those of the last write, else those that the server sends after the page. */
function CustomerFigures({ children }: { children: (summary: CartSummary | null) => ReactNode }) {
  const { cart, initial } = useCart()
  if (cart) return children(toSummary(cart))
  if (!initial) return children(null)
  return (
    <Suspense fallback={children(null)}>
      <Await promise={initial}>{(part) => children(part.ok ? part.value.summary : null)}</Await>
    </Suspense>
  )
}

/**
 * A guest's number: in the cached page it is empty, the starter paints it, and after hydration it follows the cart. It is kept
 * here and not in the provider: a context that changes while parts of the page still hydrate makes React draw them anew.
 */
function GuestCount() {
  const { cart } = useCart()
  const [painted, setPainted] = useState<number | null>(null)
  useEffect(() => setPainted(linesInCookie(document.cookie)), [])
  const lines = cart ? cart.lines.length : painted
  return (
    <span className="n" data-cart-count hidden={!lines} suppressHydrationWarning>
      {lines === null ? '' : String(lines)}
    </span>
  )
}

/** The number of lines; empty while it is unknown or none. */
export function CartBadge({ customer }: { customer: boolean }) {
  if (!customer) return <GuestCount />
  return (
    <CustomerFigures>
      {(summary) => <span className="n">{summary?.lines ? String(summary.lines) : ''}</span>}
    </CustomerFigures>
  )
}

/** The cart in the header of phones. */
export function CartIcon({ customer }: { customer: boolean }) {
  const t = useT()
  const to = usePath()
  return (
    <a className="iconbtn" href={to('cart')}>
      <Icon name="shopping-cart-simple" />
      <span className="vh">{t('cart.button')}</span>
      <CartBadge customer={customer} />
    </a>
  )
}

/** The cart in the header of desktops: with the amount for those who see prices. */
export function CartButton({ customer }: { customer: boolean }) {
  const t = useT()
  const to = usePath()
  return (
    <a className="cartbtn" href={to('cart')}>
      <Icon name="shopping-cart-simple" />
      <span className="vh">{t('cart.button')}</span>
      {customer && <CustomerFigures>{(summary) => summary?.total}</CustomerFigures>}
      <CartBadge customer={customer} />
    </a>
  )
}
