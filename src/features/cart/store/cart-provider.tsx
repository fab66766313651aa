import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { FormAction } from '#features/forms/form-action.ts'
import { type FormValues, toFields } from '#features/forms/send-form.ts'
import { useSendForm } from '#features/forms/use-send-form.ts'
import { usePrivate } from '#features/private/placeholder.tsx'
import { useLogin } from '#features/problems/login.ts'
import { CartQuantitiesContext } from '#features/product/cart-quantities.ts'
import { useLocale } from '#i18n/i18n-provider.tsx'
import type { PrivateValue } from '#service/private.ts'
import type { Result } from '#service/result.ts'
import { type Cart, type CartSummary, isNewer } from '../cart.ts'
import { publishCart, subscribeToCart } from './cart-channel.ts'
import { readCartCount } from './cart-cookie.ts'
import { type CartResponse, newIdempotencyKey } from './cart-response.ts'
import { type CartStore, createCartStore } from './cart-store.ts'

/** None of it changes with the cart: a context that changes while parts of the page still hydrate makes React draw them anew. */
export interface CartContextValue {
  store: CartStore
  /** A customer's figures as the server sends them after the page; null for guests. */
  initial: PrivateValue<{ summary: CartSummary | null }> | null
  /** Sends a write after those before it, and takes over its cart. */
  send: <Given extends CartResponse>(action: FormAction<Given>, values: FormValues) => Promise<Result<Given>>
  /** Asks for the whole cart. */
  readCart: () => Promise<Cart | null>
  /** Says to other tabs that the cart is another by now: it was ordered. */
  ended: () => void
}

const CartContext = createContext<CartContextValue>({
  store: createCartStore(),
  initial: null,
  send: () => Promise.reject(new Error('outside of CartProvider')),
  readCart: async () => null,
  ended: () => undefined,
})
export const useCart = () => useContext(CartContext)

const nothing = () => null

/** The newest cart that this document has seen whole; null on the server and while the page hydrates. */
export function useCartSnapshot(): Cart | null {
  const { store } = useCart()
  return useSyncExternalStore(store.subscribe, store.getCart, nothing)
}

/** The cart to show where one came with the page: what was changed here since wins. */
export function useLatestCart(loaded: Cart | null): Cart | null {
  const cart = useCartSnapshot()
  return cart && (!loaded || isNewer(cart, loaded)) ? cart : loaded
}

/** Reads the whole cart once, on a screen that marks what is in it: the page itself knows of it the number of lines at most. */
export function useLoadCart() {
  const { store, initial, readCart } = useCart()
  const figures = usePrivate(initial)
  useEffect(() => {
    const load = async () => {
      const summary = await figures
      const lines = summary?.ok ? summary.value.summary?.lines : store.getLines()
      // a write has answered it meanwhile
      if (lines && !store.getCart()) await store.renew(readCart)
    }
    // without it nothing is marked, and the cart page says what is wrong
    if (!store.getCart()) void load().catch(() => undefined)
  }, [store, figures, readCart])
}

type CartProviderProps = Pick<CartContextValue, 'initial' | 'readCart'> & {
  /** Id of the customer that the document was drawn for; null for a guest. */
  customer: string | null
  /** Whether the document comes from a write without scripts, of which no other tab has heard. */
  written: boolean
  children: ReactNode
}

/**
 * Joins the store of the cart with what is around it: the shop, the other tabs of this browser, and a login over the page.
 * Writes of one cart go one after the other, and older answers never win.
 */
export function CartProvider({ initial, customer, written, readCart, children }: CartProviderProps) {
  const locale = useLocale()
  const [store] = useState(() => createCartStore(() => (customer ? 0 : readCartCount(document.cookie))))
  const sendForm = useSendForm()
  const { logins } = useLogin()

  const send = useCallback(
    async <Given extends CartResponse>(action: FormAction<Given>, values: FormValues) => {
      const fields = { press: newIdempotencyKey(), ...Object.fromEntries(toFields(values)) }
      const done = await store.write(() => sendForm(action, fields))
      if (done.ok) publishCart({ locale, customer, cart: done.value.cart })
      return done
    },
    [store, sendForm, customer, locale],
  )
  const ended = useCallback(() => publishCart({ locale, customer, cart: null }), [locale, customer])
  const access = useMemo(() => ({ store, initial, send, readCart, ended }), [store, initial, send, readCart, ended])

  useEffect(
    () =>
      subscribeToCart((news) => {
        if (news.customer !== customer) return
        if (news.cart && news.locale === locale) store.accept(news.cart)
        else void store.renew(readCart)
      }),
    [store, readCart, customer, locale],
  )
  useEffect(() => {
    // back out of the browser's memory, where nothing is heard
    const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && store.renew(readCart))
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [store, readCart])
  useEffect(() => {
    if (written) ended()
  }, [written, ended])
  useEffect(() => {
    if (logins > 0) void store.renew(readCart)
  }, [logins, store, readCart])
  return (
    <CartContext value={access}>
      <CartQuantitiesContext value={store}>{children}</CartQuantitiesContext>
    </CartContext>
  )
}
