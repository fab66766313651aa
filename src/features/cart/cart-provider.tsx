import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useLogin, useSendForm } from '#features/forms/login-over.ts'
import { apiPath, type FormValues, type Outcome, toFields } from '#features/forms/send-form.ts'
import type { Settled } from '#features/forms/settled.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { type Cart, type CartSummary, emptyCart, isNewer } from './cart.ts'
import { type CartAnswer, newPress } from './cart-answer.ts'
import { hearOfCart, tellOfCart } from './cart-channel.ts'
import { createCartWrites } from './cart-writes.ts'

interface CartState {
  /** The newest cart that this document has seen whole. */
  cart: Cart | null
  /** A customer's figures as the server sends them after the page; null for guests. */
  initial: Promise<Settled<{ summary: CartSummary | null }>> | null
  /** Takes over a cart unless it is older than the one at hand. */
  accept: (cart: Cart | null) => void
  /** Sends a write after those before it, and takes over its cart. */
  send: (action: string, values: FormValues) => Promise<Outcome<CartAnswer>>
  /** Says to other tabs that the cart is another by now: it was ordered. */
  ended: () => void
  /** Once every write that was begun has its answer. */
  settled: () => Promise<unknown>
}

const outside: CartState = {
  cart: null,
  initial: null,
  accept: () => undefined,
  send: () => Promise.reject(new Error('outside of CartProvider')),
  ended: () => undefined,
  settled: () => Promise.resolve(),
}
const CartContext = createContext(outside)
export const useCart = () => useContext(CartContext)

/** The cart to show where one came with the page: what was changed here since wins. */
export function useShownCart(loaded: Cart | null): Cart | null {
  const { cart } = useCart()
  return cart && (!loaded || isNewer(cart, loaded)) ? cart : loaded
}

type CartProviderProps = {
  initial: CartState['initial']
  /** Id of the customer that the document was drawn for; null for a guest. */
  customer: string | null
  /** Whether the document comes from a write without scripts, of which no other tab has heard. */
  written: boolean
  /** Asks for the whole cart. */
  readCart: () => Promise<Cart | null>
  children: ReactNode
}

/**
 * What the whole document knows of the cart. Writes of one cart go one after the other, and older answers never win; what other
 * tabs do to it is shown here too.
 */
export function CartProvider({ initial, customer, written, readCart, children }: CartProviderProps) {
  const t = useT()
  const locale = useLocale()
  const [cart, setCart] = useState<Cart | null>(null)
  const [writes] = useState(createCartWrites)

  const sendForm = useSendForm()
  const { logins } = useLogin()

  const accept = useCallback((answer: Cart | null) => {
    if (!answer) return
    setCart((shown) => (isNewer(answer, shown) ? answer : shown))
  }, [])
  const send = useCallback(
    (action: string, values: FormValues) => {
      const fields = Object.fromEntries(toFields(values))
      const write = () =>
        sendForm<CartAnswer>(apiPath(locale, action), { press: newPress(), ...fields }, t('problems.unavailable'))
      return writes.add(write).then((done) => {
        if (done.ok) {
          accept(done.answer.cart)
          tellOfCart({ locale, customer, cart: done.answer.cart })
        }
        return done
      })
    },
    [accept, sendForm, writes, customer, locale, t],
  )
  const renew = useCallback(async () => {
    // without an answer the page keeps what it knows
    const now = await readCart().catch(() => undefined)
    if (now !== undefined) setCart(now ?? emptyCart)
  }, [readCart])
  useEffect(
    () =>
      hearOfCart((news) => {
        if (news.customer !== customer) return
        if (news.cart && news.locale === locale) accept(news.cart)
        else void renew()
      }),
    [accept, renew, customer, locale],
  )
  useEffect(() => {
    // back out of the browser's memory, where nothing is heard
    const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && renew())
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [renew])
  const ended = useCallback(() => tellOfCart({ locale, customer, cart: null }), [locale, customer])
  useEffect(() => {
    if (written) ended()
  }, [written, ended])
  useEffect(() => {
    if (logins > 0) void renew()
  }, [logins, renew])
  const state = useMemo(
    () => ({ cart, initial, accept, send, ended, settled: writes.settled }),
    [cart, initial, accept, send, ended, writes],
  )
  return <CartContext value={state}>{children}</CartContext>
}
