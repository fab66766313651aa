/** Publishes cart changes to other tabs of the browser. The bootstrap script also listens, for its badge. */
import type { Locale } from '#i18n/locales.ts'
import { cartChannel } from '#protocol/protocol.ts'
import type { Cart } from '../cart.ts'

export interface CartMessage {
  locale: Locale
  /** Customer id; null for guests. Prices depend on it. */
  customer: string | null
  /** Null if receivers must fetch the cart: after an order, or a write by native form. */
  cart: Cart | null
}

/** One channel per document, because a BroadcastChannel object does not receive its own messages. */
let shared: BroadcastChannel | undefined
function channel() {
  shared ??= new BroadcastChannel(cartChannel)
  return shared
}

export function subscribeToCart(hear: (news: CartMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent<CartMessage>) => hear(data)
  channel().addEventListener('message', onMessage)
  return () => channel().removeEventListener('message', onMessage)
}

export const publishCart = (news: CartMessage) => channel().postMessage(news)
