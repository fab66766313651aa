import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { apiPath, type FormValues, type Outcome, sendForm, toFields } from '#features/forms/send-form.ts'
import type { Settled } from '#features/forms/settled.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { type Cart, type CartSummary, isNewer } from './cart.ts'
import { type CartAnswer, newPress } from './cart-answer.ts'

interface CartState {
  /** The newest cart that this document has seen whole. */
  cart: Cart | null
  /** A customer's figures as the server sends them after the page; null for guests. */
  initial: Promise<Settled<{ summary: CartSummary | null }>> | null
  /** Takes over a cart unless it is older than the one at hand. */
  accept: (cart: Cart | null) => void
  /** Sends a write after those before it, and takes over its cart. */
  send: (action: string, values: FormValues) => Promise<Outcome<CartAnswer>>
  /** Once every write that was begun has its answer. */
  settled: () => Promise<unknown>
}

const outside: CartState = {
  cart: null,
  initial: null,
  accept: () => undefined,
  send: () => Promise.reject(new Error('outside of CartProvider')),
  settled: () => Promise.resolve(),
}
const CartContext = createContext(outside)
export const useCart = () => useContext(CartContext)

/** The cart to show where one came with the page: what was changed here since wins. */
export function useShownCart(loaded: Cart | null): Cart | null {
  const { cart } = useCart()
  return cart && (!loaded || isNewer(cart, loaded)) ? cart : loaded
}

type CartProviderProps = { initial: CartState['initial']; children: ReactNode }

/** What the whole document knows of the cart. Writes of one cart go one after the other, and older answers never win. */
export function CartProvider({ initial, children }: CartProviderProps) {
  const t = useT()
  const locale = useLocale()
  const [cart, setCart] = useState<Cart | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const accept = useCallback((answer: Cart | null) => {
    if (!answer) return
    setCart((shown) => (isNewer(answer, shown) ? answer : shown))
  }, [])
  const send = useCallback(
    (action: string, values: FormValues) => {
      const fields = Object.fromEntries(toFields(values))
      const write = () =>
        sendForm<CartAnswer>(apiPath(locale, action), { press: newPress(), ...fields }, t('problems.unavailable'))
      const outcome = queue.current.then(write)
      queue.current = outcome
      return outcome.then((done) => {
        if (done.ok) accept(done.answer.cart)
        return done
      })
    },
    [accept, locale, t],
  )
  const settled = useCallback(() => queue.current, [])
  const state = useMemo(() => ({ cart, initial, accept, send, settled }), [cart, initial, accept, send, settled])
  return <CartContext value={state}>{children}</CartContext>
}
