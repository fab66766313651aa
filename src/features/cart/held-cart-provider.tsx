import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { CartNumbersContext } from '#features/catalogue/in-cart.ts'
import type { Cart } from './cart.ts'
import { linesInCookie } from './cart-cookie.ts'
import { useCart } from './cart-provider.tsx'
import { createHeldCart, type HeldCart } from './held-cart.ts'

const HeldCartContext = createContext<HeldCart | null>(null)

/** The cart that tiles, rows and the order bar of this screen speak of; null on screens without one. */
export const useHeldCart = () => useContext(HeldCartContext)

type HeldCartProviderProps = {
  customer: boolean
  /** Asks for the whole cart: the page itself knows of it the number of lines at most. */
  readCart: () => Promise<Cart | null>
  children: ReactNode
}

/** Gives a screen with products the cart, for marks and the order bar. Nothing of it is in the page that the server sends. */
export function HeldCartProvider({ customer, readCart, children }: HeldCartProviderProps) {
  const { cart, initial } = useCart()
  const [held] = useState(createHeldCart)
  const asked = useRef(false)
  useEffect(() => held.accept(cart), [held, cart])
  useEffect(() => {
    if (asked.current || cart) return
    asked.current = true
    const load = async () => {
      const summary = await initial
      const lines = customer ? (summary?.ok ? summary.value.summary?.lines : null) : linesInCookie(document.cookie)
      if (lines) held.accept(await readCart())
    }
    // without it nothing is marked, and the cart page says what is wrong
    void load().catch(() => undefined)
  }, [held, cart, initial, customer, readCart])
  return (
    <HeldCartContext value={held}>
      <CartNumbersContext value={held}>{children}</CartNumbersContext>
    </HeldCartContext>
  )
}
