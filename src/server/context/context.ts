/** Context of one request, built once (http/request-context.ts). Guards, API, router and React read it. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'
import type { PageShell } from '../cache/page-shell.ts'
import type { CmsClient } from '../clients/cms-client.ts'
import type { PublicClient } from '../clients/public-client.ts'
import type { SessionClient } from '../clients/session-client.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../config/log.ts'
import type { LogOnce } from '../config/log-once.ts'
import type { NotFoundLog } from '../redirects/not-found-log.ts'
import type { Gone, Redirect, RedirectTable } from '../redirects/redirect-table.ts'
import type { CookieJar } from '../session/cookies.ts'
import type { GetCurrentCustomer } from '../session/current-customer.ts'
import type { Sealer, Session } from '../session/session.ts'

export type { PageShell, PrivateReadName, PrivateReads } from '../cache/page-shell.ts'
/** Thrown by a failed backend call; features distinguish its kinds with src/service/backend-failure.ts. */
export type { BackendError } from '../clients/backend-error.ts'
export type { NotFoundEntry } from '../redirects/not-found-log.ts'
export type { Login, PlacedOrder, UnconfirmedOrder } from '../session/cookies.ts'
export type { Session } from '../session/session.ts'

/** Error response of the API (RFC 9457). */
export interface Problem {
  title: string
  status: number
  detail?: string
  errors?: Record<string, string[]>
  /** Details for the error toast if a backend failed; never in production. */
  debug?: string
}

export type Result<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

/** The result of a write for a form without scripts: the problem, or the next page and its flash message. */
export interface Outcome {
  problem?: Problem
  next?: string | undefined
  notice?: string | undefined
}

/** A form that is shown again with its errors, without JavaScript. */
export interface FormWithErrors {
  /** Path of the API route, without language: /cart/items. */
  action: string
  /** The entered values, without passwords. */
  values: Record<string, string>
  /** Values of names that were submitted several times. */
  lists?: Record<string, string[]>
  problem: Problem | null
}

export interface Preview {
  /** Token that the CMS requires for a preview. */
  token: string
  /** Unix seconds. */
  until: number
}

export interface OperatorLink {
  /** Unix seconds. */
  until: string
  signature: string
}

export interface OperatorAccess {
  notFoundLog: Pick<NotFoundLog, 'list' | 'remove'>
  /** The context of a guest in another language. */
  contextFor: (locale: Locale) => Promise<RequestContext>
  /** The path as the shop compares it: canonical, decoded, without query. */
  toCanonicalPath: (path: string) => string
  /** The redirect of a path in its language; null if there is none. */
  findRedirect: (path: string) => Promise<Redirect | Gone | null>
  /** Takes effect immediately. Null with an external CMS, which has its own redirects. */
  saveRedirect: ((redirect: { source: string; target: string; status: 301 | 302 | 410 }) => Promise<void>) | null
}

export interface RequestContext {
  requestId: string
  locale: Locale
  t: Translate
  siteId: number
  config: Config
  origin: string
  session: Session | null
  preview: Preview | null
  /** Whether an editor marked the path as permanently gone (410). */
  isGone: () => boolean
  /** Whether the session is active at the backend; true if the backend fails. */
  isSessionActive: () => Promise<boolean>
  /** The customer whose name the page shows; null for guests and expired sessions. See session/current-customer.ts for how long it waits for the backend. */
  currentCustomer: GetCurrentCustomer
  cartToken: string | null
  wasLoggedIn: boolean
  publicClient: PublicClient
  sessionClient: SessionClient
  cms: CmsClient
  /** Opaque name of this device for an account that has logged in on it; null for others. */
  findDevice: (email: string) => Promise<string | null>
  /** Counts a submission of a CMS form that contains these e-mail addresses. @throws BackendError RATE_LIMITED */
  countSubmission: (emails: readonly string[]) => Promise<void>
  /** Called before a body of so many bytes is parsed. @returns the message if the CMS has no room for it @throws BackendError RATE_LIMITED */
  checkUploadLimits: (bytes: number) => Promise<string | null>
  /** Runs the work once a submission with files may be processed; the work calls `pause` between its steps. @throws BackendError RATE_LIMITED if too many wait */
  withUploadPermit: <Result>(work: (pause: () => Promise<void>) => Promise<Result>) => Promise<Result>
  redirects: () => Promise<RedirectTable>
  /** Null if the link is invalid or expired. */
  authorizeOperator: (link: OperatorLink) => Promise<OperatorAccess | null>
  cookies: CookieJar
  sealer: Sealer
  log: Log
  /** Logs an event that recurs with every request at most once an hour. */
  logOnce: LogOnce
  waitUntil: (work: Promise<unknown>) => void
  /** Reports a failed part of the page, with its HTTP status. */
  reportFailure: (status: number) => void
  /** Sealed cookie value: the order that was just placed. */
  placedOrder: string | undefined
  /** Sealed cookie value: an order that was sent without receiving a response. */
  unconfirmedOrder: string | undefined
  /** Cookie value: a delivery day and the products that are not proposed again for it. */
  dismissedItems: string | undefined
}

export interface SitemapPage {
  path: string
  /** Paths of the same page in other languages. */
  alternates: Partial<Record<Locale, string>>
  /** ISO 8601; null if unknown. */
  changed: string | null
  /** URLs, or paths of the shop. */
  images: string[]
}

export interface RenderOptions {
  /** Public path and query. */
  url: string
  /** stream: the page of one visitor; whole: complete before it is sent (without scripts, or for the cache). */
  mode: 'stream' | 'whole'
  /** CSP nonce; absent for pages that are cached. */
  nonce?: string
  /** Receives the hydration data, which the page then does not include; only for pages that are cached. */
  takeData?: (source: string) => void
  /** Only for a page shell: collects its placeholders and private reads. `unitId`: selects the packing that is shown first. */
  shell?: Pick<PageShell, 'placeholders' | 'reads'> & { unitId: string | null }
  /** Text of the stylesheet if it is inlined. */
  inlineCss: string | null
  refusedForm: FormWithErrors | null
  /** Flash message of a form without scripts. */
  notice: string | null
}

export type ApiEnv = {
  Variables: {
    context: RequestContext
    /** Id of the customer for whom the page of a write was rendered; null for a guest, and if unknown. */
    renderedFor?: string | null
    outcome?: Outcome
  }
}

type Rendering = { context: RequestContext; options: RenderOptions }
const store = new AsyncLocalStorage<Rendering>()
export const withRendering = <Result>(rendering: Rendering, run: () => Result): Result => store.run(rendering, run)

/** The current render, for the router and the renderer, which TanStack Start calls without arguments. @throws outside of a render */
export function getRendering(): Rendering {
  const rendering = store.getStore()
  if (!rendering) throw new Error('called outside of a render')
  return rendering
}
