/** Tells the other tabs of this browser what became of the cart. Called by CartProvider; the bootstrap hears it too, for its badge. */

import type { Locale } from '#i18n/locales.ts'
import { cartChannel } from '#protocol/protocol.ts'
import type { Cart } from '../cart.ts'

export interface CartMessage {
  /** In whose words and prices the cart is; null for a guest. */
  locale: Locale
  customer: string | null
  /** Null where the cart has to be asked for: after an order, a login, a write without scripts. */
  cart: Cart | null
}

/** One a document: what it says it does not hear itself. */
let shared: BroadcastChannel | undefined
function channel() {
  shared ??= new BroadcastChannel(cartChannel)
  return shared
}

/** @returns how to stop hearing */
export function subscribeToCart(hear: (news: CartMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent<CartMessage>) => hear(data)
  channel().addEventListener('message', onMessage)
  return () => channel().removeEventListener('message', onMessage)
}

export const publishCart = (news: CartMessage) => channel().postMessage(news)
