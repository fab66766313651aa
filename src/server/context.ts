/** What one request knows. Built once in the hall (app.ts); the api, the router and React read it, nobody rebuilds it. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'
import type { CmsCalls } from './clients/cms-calls.ts'
import type { PrivateCalls } from './clients/private-calls.ts'
import type { PublicReads } from './clients/public-reads.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { RedirectTable } from './redirects.ts'
import type { Sealer, Session } from './session.ts'

/** What a failed call throws; features tell its kinds apart by forms/backend-failure.ts. */
export type { BackendError } from './clients/backend-error.ts'

/** A refused form that is shown again without JavaScript: what was typed and what was wrong. */
export interface RefusedForm {
  /** Path of the api route that refused, without language: /cart/items. */
  action: string
  /** What was typed; never passwords. */
  values: Record<string, string>
  problem: { title: string; status: number; detail?: string; errors?: Record<string, string[]>; debug?: string } | null
}

export interface RequestContext {
  requestId: string
  locale: Locale
  t: Translate
  /** The CMS's id of this language's site. */
  siteId: number
  config: Config
  /** Origin of the shop as visitors see it. */
  origin: string
  /** Public path and query of the page or call. */
  url: string
  session: Session | null
  /** Id of the customer that the page of a write was drawn for; null for a guest's, and where nothing says it. */
  drawnFor: string | null
  /** Whether the backend still knows the session; true where it cannot be asked. */
  isSessionAlive: () => Promise<boolean>
  /** Whom a page greets: nobody whose session the backend no longer knows. Of a backend that keeps silent nobody waits to hear it. */
  greeted: () => Promise<Session['customer'] | null>
  /** Names a guest's cart; null until there is one. */
  cartToken: string | null
  /** No session, in a browser where a customer was logged in lately. */
  wasCustomer: boolean
  reads: PublicReads
  calls: PrivateCalls
  cms: CmsCalls
  /** How long what was read so far may be shown, if that is less than `atMost`. */
  secondsLeft: (atMost: number) => number
  /** The CMS's redirects in this language, as the edge follows them. */
  redirects: () => Promise<RedirectTable>
  /** Changes of cookies that the hall puts on the answer. */
  cookies: CookieJar
  sealer: Sealer
  log: Log
  waitUntil: (work: Promise<unknown>) => void
  /** The data door in process: paths begin below /api/{locale}. */
  callApi: (url: string, init?: RequestInit) => Promise<Response>
  /** CSP nonce; absent while a page is made for the cache. */
  nonce: string | undefined
  /** stream: a visitor's page; whole: finished before it leaves (no scripts, or the cache). */
  mode: 'stream' | 'whole'
  /** Set while a page is made for the cache: takes the hydration data that the page then leaves out. */
  keepData: ((source: string) => void) | undefined
  /** The stylesheet's text, when the page carries it inline. */
  inlineCss: string | null
  refusedForm: RefusedForm | null
  /** What a form without scripts has just done, in words, for the page that it leads to. */
  notice: string | null
  /** Sealed facts that came as cookies: the order that was just placed. */
  placedOrder: string | undefined
  /** The sealed order that was sent and got no answer. */
  unansweredOrder: string | undefined
}

/** A page that search engines are told of. */
export interface SitemapPage {
  path: string
  /** Of the same page in the languages that have it. */
  alternates: Partial<Record<Locale, string>>
  /** ISO 8601; null where nobody knows. */
  changed: string | null
  /** Addresses, or paths of the shop. */
  images: string[]
}

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
export interface UnansweredOrder {
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
  forgetCustomer(): void
  /** Names a new guest cart and remembers it in the browser. */
  nameGuestCart(): string
  forgetGuestCart(): void
  /** Readable by the page: the number on the cart button. */
  showCartCount(lines: number): void
  /** Has the next page say a sentence. */
  leaveNotice(text: string): Promise<void>
  forgetNotice(): void
  /** Lets its owner see the success page for a while. */
  rememberOrder(placed: PlacedOrder): Promise<void>
  /** Keeps what was sent until its outcome is known, as long as the backend knows its key. */
  rememberUnanswered(order: UnansweredOrder): Promise<void>
  forgetUnanswered(): void
}

/** The bindings of every Hono app under /api: they get the request's context, not the platform. */
export type ApiEnv = { Bindings: { context: RequestContext; byValue?: boolean } }

const store = new AsyncLocalStorage<RequestContext>()
export const withRequest = <Result>(context: RequestContext, run: () => Result): Result => store.run(context, run)

export function getRequestContext(): RequestContext {
  const context = store.getStore()
  if (!context) throw new Error('outside of a request')
  return context
}
