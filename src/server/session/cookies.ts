/** Contents of the shop's cookies, and the interface of cookie-jar.ts. */
import type { Session } from './session.ts'

export type Login = Pick<Session, 'token' | 'tokenType' | 'remember' | 'customer'> & {
  /** Seconds. */
  expiresIn: number
}

export interface PlacedOrder {
  orderId: string
  isOffer: boolean
  /** Code of the shipping method that the backend used. */
  method: string | null
  /** The order was canceled and is in the cart again, to be changed. */
  isChanged?: true
}

/** An order whose response was lost: everything that is needed to send it again, and its customer. */
export interface UnconfirmedOrder {
  customerId: string
  /** Idempotency key: the backend returns the first result for a repeated order. */
  key: string
  /** A quote request, not an order. */
  isOffer: boolean
  input: {
    shippingAddressId: string
    billingAddressId: string
    shippingMethod: string
    message: string | null
    /** Y-m-d; null if none was selected. */
    deliveryDate: string | null
    purchaseReference: string | null
    empties?: { number: string; quantity: number }[]
    /** The confirmed cart; null if the backend has no cart versions, or shows no prices. */
    cartVersion: number | null
    cartSubTotal: number | null
  }
}

export interface CookieJar {
  /** Seals the session of a login; its lifetime is limited here. */
  startSession(login: Login): Promise<void>
  /** Seals a session again with changed customer data; it still expires at the same time. */
  changeSession(session: Session): Promise<void>
  endSession(): void
  /** Marks this device as known to the account: failed logins elsewhere do not delay its logins. */
  rememberDevice(email: string): Promise<void>
  /** After a logout the shop does not report an expired session. */
  clearLoginHint(): void
  /** @returns token of a new guest cart, which is stored in a cookie */
  createGuestCart(): string
  clearGuestCart(): void
  /** Readable by scripts: the number on the cart button. */
  setCartCount(lines: number): void
  setFlashMessage(text: string): Promise<void>
  clearFlashMessage(): void
  /** Lets the customer see the success page for 30 minutes. */
  rememberOrder(placed: PlacedOrder): Promise<void>
  /** Stores an order until its outcome is known, for less time than the backend stores its key. */
  saveUnconfirmedOrder(order: UnconfirmedOrder): Promise<void>
  clearUnconfirmedOrder(): void
  /** Products that are not proposed again for a delivery day; deleted at the end of the session. */
  dismissItems(dayAndProducts: string): void
}
