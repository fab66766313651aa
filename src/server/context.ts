/** What one request knows. Built once (http/request-context.ts); the guard, the api, the router and React read it, nobody rebuilds it. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'
import type { PageShell } from './cache/page-shell.ts'
import type { CmsClient } from './clients/cms-client.ts'
import type { PublicClient } from './clients/public-client.ts'
import type { SessionClient } from './clients/session-client.ts'
import type { Config } from './config/config.ts'
import type { Log } from './config/log.ts'
import type { NotFoundLog } from './redirects/not-found-log.ts'
import type { Gone, Redirect, RedirectTable } from './redirects/redirect-table.ts'
import type { CookieJar } from './session/cookies.ts'
import type { GetCurrentCustomer } from './session/current-customer.ts'
import type { Sealer, Session } from './session/session.ts'

export type { PageShell, PrivateReadName, PrivateReads } from './cache/page-shell.ts'
/** What a failed call throws; features tell its kinds apart by src/service/backend-failure.ts. */
export type { BackendError } from './clients/backend-error.ts'
export type { NotFoundEntry } from './redirects/not-found-log.ts'
export type { Login, PlacedOrder, UnconfirmedOrder } from './session/cookies.ts'
export type { Session } from './session/session.ts'

/** How the api says no (RFC 9457). */
export interface Problem {
  title: string
  status: number
  /** In the reader's language. */
  detail?: string
  /** Messages by field name. */
  errors?: Record<string, string[]>
  /** Text for the red toast, when a backend failed. */
  debug?: string
}

/** An answer that may fail. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

/** What a form without scripts needs of a write: the reason of a refusal, or the next page and a notice for it. */
export interface Outcome {
  problem?: Problem
  next?: string | undefined
  notice?: string | undefined
}

/** A refused form that is shown again without JavaScript: what was typed and what was wrong. */
export interface FormWithErrors {
  /** Path of the api route that refused, without language: /cart/items. */
  action: string
  /** What was typed; never passwords. */
  values: Record<string, string>
  problem: Problem | null
}

/** An editor looks at what is not published. */
export interface Preview {
  /** What the CMS wants to see of whoever previews. */
  token: string
  /** Unix seconds. */
  until: number
}

/** The query of a signed operator link. */
export interface OperatorLink {
  /** Unix seconds. */
  until: string
  signature: string
}

/** What a valid operator link gives access to. */
export interface OperatorAccess {
  notFoundLog: Pick<NotFoundLog, 'list' | 'remove'>
  /** The context of a guest in another language. */
  contextFor: (locale: Locale) => Promise<RequestContext>
  /** The redirect of a path in its language; null if there is none. */
  findRedirect: (path: string) => Promise<Redirect | Gone | null>
  /** Takes effect at once. Null with an external CMS, which has its own redirects. */
  saveRedirect: ((redirect: { source: string; target: string; status: 301 | 302 | 410 }) => Promise<void>) | null
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
  session: Session | null
  preview: Preview | null
  /** What stood here is gone for good, an editor says. */
  isGone: () => boolean
  /** Whether the backend still knows the session; true where it cannot be asked. */
  isSessionActive: () => Promise<boolean>
  /** Whom a page greets: nobody whose session the backend no longer knows. Of a backend that is slow nobody waits to hear it. */
  currentCustomer: GetCurrentCustomer
  /** Names a guest's cart; null until there is one. */
  cartToken: string | null
  /** No session, in a browser where a customer was logged in lately. */
  wasLoggedIn: boolean
  publicClient: PublicClient
  sessionClient: SessionClient
  cms: CmsClient
  /** The CMS's redirects in this language, as the edge follows them. */
  redirects: () => Promise<RedirectTable>
  /** Null for a wrong or expired link. */
  authorizeOperator: (link: OperatorLink) => Promise<OperatorAccess | null>
  /** Changes of cookies that the edge puts on the answer. */
  cookies: CookieJar
  sealer: Sealer
  log: Log
  waitUntil: (work: Promise<unknown>) => void
  /** Something on the page could not be had, or failed: told with the status it had over HTTP. */
  reportFailure: (status: number) => void
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

/** How a page is drawn. */
export interface RenderOptions {
  /** Public path and query. */
  url: string
  /** stream: a visitor's page; whole: finished before it leaves (no scripts, or the cache). */
  mode: 'stream' | 'whole'
  /** CSP nonce; absent while a page is made for the cache. */
  nonce?: string
  /** Set while a page is made for the cache: takes the hydration data that the page then leaves out. */
  takeData?: (source: string) => void
  /** Set while a shell is rendered: collects its placeholders and private reads. `unitId`: decides which packing is shown first. */
  shell?: Pick<PageShell, 'placeholders' | 'reads'> & { unitId: string | null }
  /** The stylesheet's text, when the page carries it inline. */
  inlineCss: string | null
  refusedForm: FormWithErrors | null
  /** What a form without scripts has just done, in words, for the page that it leads to. */
  notice: string | null
}

/** What the routes of the api know of a request. */
export type ApiEnv = {
  Variables: {
    context: RequestContext
    /** Id of the customer for whom the page of a write was rendered; null for a guest's, and if it is not known. */
    renderedFor?: string | null
    /** For the response to a form without scripts. */
    outcome?: Outcome
  }
}

type Rendering = { context: RequestContext; options: RenderOptions }
const store = new AsyncLocalStorage<Rendering>()
export const withRendering = <Result>(rendering: Rendering, run: () => Result): Result => store.run(rendering, run)

/** What is drawn right now, for the router and the renderer, which TanStack Start calls without arguments. */
export function getRendering(): Rendering {
  const rendering = store.getStore()
  if (!rendering) throw new Error('outside of a request')
  return rendering
}
