/** What the shop's cookies hold, and who may change them: the types of cookie-jar.ts. */
import type { Session } from './session.ts'

/** What a login answered. */
export type Login = Pick<Session, 'token' | 'tokenType' | 'remember' | 'customer'> & {
  /** Seconds. */
  expiresIn: number
}

/** What was just placed, for the page that says so. */
export interface PlacedOrder {
  orderId: string
  isOffer: boolean
  /** Code of the way of delivery, as the backend took it. */
  method: string | null
}

/** An order whose answer was lost: enough to send it again, and to tell whose it is. */
export interface UnconfirmedOrder {
  customerId: string
  /** The backend answers a repeat with the first outcome. */
  key: string
  /** Asked for as an offer, not ordered. */
  isOffer: boolean
  input: {
    shippingAddressId: string
    billingAddressId: string
    shippingMethod: string
    message: string | null
    /** Y-m-d; null where none was chosen. */
    deliveryDate: string | null
    purchaseReference: string | null
    /** The cart that was confirmed; null where the backend does not count or shows no prices. */
    cartVersion: number | null
    cartSubTotal: number | null
  }
}

/** Cookies that a write sets. GETs set none. */
export interface CookieJar {
  /** Seals what a login answered; how long it lasts is decided here. */
  startSession(login: Login): Promise<void>
  /** Seals a session anew with other facts about its customer; its end stays where it was. */
  changeSession(session: Session): Promise<void>
  endSession(): void
  /** After a logout nobody is told that a session has ended. */
  clearLoginHint(): void
  /** Names a new guest cart and remembers it in the browser. */
  createGuestCart(): string
  clearGuestCart(): void
  /** Readable by the page: the number on the cart button. */
  setCartCount(lines: number): void
  /** Has the next page say a sentence. */
  setFlashMessage(text: string): Promise<void>
  clearFlashMessage(): void
  /** Lets its owner see the success page for a while. */
  rememberOrder(placed: PlacedOrder): Promise<void>
  /** Keeps what was sent until its outcome is known, as long as the backend knows its key. */
  saveUnconfirmedOrder(order: UnconfirmedOrder): Promise<void>
  clearUnconfirmedOrder(): void
}
