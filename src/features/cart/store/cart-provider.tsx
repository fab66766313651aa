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
import type { CreditHold } from '../credit-hold.ts'
import { publishCart, subscribeToCart } from './cart-channel.ts'
import { readCartCount } from './cart-cookie.ts'
import type { CartResponse } from './cart-response.ts'
import { type CartStore, createCartStore } from './cart-store.ts'
import { createWriteKeys } from './write-keys.ts'

/** No value changes with the cart: a context change during hydration makes React render parts that are not hydrated again on the client. */
export interface CartContextValue {
  store: CartStore
  initial: PrivateValue<{ summary: CartSummary | null; hold: CreditHold | null }> | null
  /** Sends a write after all previous ones and stores its cart. */
  send: <Given extends CartResponse>(action: FormAction<Given>, values: FormValues) => Promise<Result<Given>>
  readCart: () => Promise<Cart | null>
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

/** Newest whole cart of this document; null on the server, during hydration and before the first one is loaded. */
export function useCartSnapshot(): Cart | null {
  const { store } = useCart()
  return useSyncExternalStore(store.subscribe, store.getCart, nothing)
}

export function useLatestCart(loaded: Cart | null): Cart | null {
  const cart = useCartSnapshot()
  return cart && (!loaded || isNewer(cart, loaded)) ? cart : loaded
}

/** Loads the whole cart once, for pages that mark products in the cart: the page has at most the line count. */
export function useLoadCart() {
  const { store, initial, readCart } = useCart()
  const figures = usePrivate(initial)
  useEffect(() => {
    const load = async () => {
      const summary = await figures
      const lines = summary?.ok ? summary.value.summary?.lines : store.getLines()
      // a write may have returned the cart in the meantime
      if (lines && !store.getCart()) await store.renew(readCart)
    }
    // on failure no product is marked; the cart page shows the error
    if (!store.getCart()) void load().catch(() => undefined)
  }, [store, figures, readCart])
}

type CartProviderProps = Pick<CartContextValue, 'initial' | 'readCart'> & {
  /** Id of the customer for whom the document was rendered; null for a guest. */
  customer: string | null
  /** Whether the document is the response to a native form write, which other tabs do not know of. */
  written: boolean
  children: ReactNode
}

/** Connects the cart store to the API, other tabs and the login dialog. Writes are sent in sequence, and older responses are ignored. */
export function CartProvider({ initial, customer, written, readCart, children }: CartProviderProps) {
  const locale = useLocale()
  const [store] = useState(() => createCartStore(() => (customer ? 0 : readCartCount(document.cookie))))
  const [keys] = useState(createWriteKeys)
  const sendForm = useSendForm()
  const { logins } = useLogin()

  const send = useCallback(
    async <Given extends CartResponse>(action: FormAction<Given>, values: FormValues) => {
      const done = await keys.send(action, toFields(values), (fields) => store.write(() => sendForm(action, fields)))
      if (done.ok) publishCart({ locale, customer, cart: done.value.cart })
      return done
    },
    [store, keys, sendForm, customer, locale],
  )
  const ended = useCallback(() => publishCart({ locale, customer, cart: null }), [locale, customer])
  const contextValue = useMemo(
    () => ({ store, initial, send, readCart, ended }),
    [store, initial, send, readCart, ended],
  )

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
    // restored from the back/forward cache, which receives no BroadcastChannel messages
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
    <CartContext value={contextValue}>
      <CartQuantitiesContext value={store}>{children}</CartQuantitiesContext>
    </CartContext>
  )
}
