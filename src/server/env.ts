/** What middleware and endpoints find in Hono's context, and what createApp is handed. */
import type { Context, Hono } from 'hono'
import type { ApiEnv, PageShell, RenderOptions, RequestContext, Result, SitemapPage } from './context.ts'
import type { Bindings } from './platform/bindings.ts'
import type { Services } from './services.ts'
import type { Session } from './session/session.ts'

/** What sitemaps are made of. */
export interface SitemapSource {
  /** Into how many parts the products are divided. */
  countParts(context: RequestContext): Promise<Result<number>>
  /** @param part of the products, from 1; 0 for all other pages */
  getPages(context: RequestContext, part: number): Promise<Result<SitemapPage[]>>
}

/** The api is loaded when it is needed: what sends a cached page stays light. */
export interface Api {
  loadRoutes(): Promise<Hono<ApiEnv>>
  loadSitemap(): Promise<SitemapSource>
}

/** What fills the placeholders of a shell; without `answers` their fallbacks are rendered. */
export interface PrivateValues {
  customer: Session['customer']
  answers: Record<string, unknown> | null
}

/** Renders pages. It is handed in, so that the edge can be tested without React. */
export interface Renderer {
  /** Renders the page of `request`; `options.mode` says whether it may stream. */
  render(request: Request, context: RequestContext, options: RenderOptions): Promise<Response>
  /** Runs the private reads of a shell as the context's customer. Never rejects: each answer says whether it failed. */
  runPrivateReads(reads: PageShell['reads'], context: RequestContext): Promise<Record<string, unknown>>
  /** Renders each placeholder by itself. @param url public path and query of their page */
  renderPlaceholders(
    placeholders: PageShell['placeholders'],
    context: RequestContext,
    url: string,
    values: PrivateValues,
  ): Promise<string[]>
  /** Moves rendered placeholders into place; follows them in the response to a customer. */
  fillPlaceholdersScript: string
  /** The inline scripts of cached pages, by their exact text. */
  inlineScripts: readonly string[]
  /** The stylesheet's text if it is small enough to be inlined, else null. */
  css: string | null
}

/** On the way of cached pages these are read by `c.get`: `c.var` makes an object of them all each time. */
export type AppEnv = {
  Bindings: Bindings
  Variables: ApiEnv['Variables'] & {
    services: Services
    api: Api
    /** Loaded when the first page has to be drawn; a cached page never waits for it. */
    loadRenderer: () => Promise<Renderer>
    requestId: string
    /** The visitor's session, opened once; asked for with `sessionOf`. */
    session?: Promise<Session | null>
    /** The request's context, built once by `contextOf`. */
    built?: Promise<ContextWithReport>
    /** Origin of the shop as visitors see it. */
    origin: string
    /** An editor said that what stood here is gone for good. */
    gone?: boolean
    /** The response of the page handler is not sent. */
    discarded?: boolean
    /** A cached page goes out as it is: what the caches said of it; its headers are complete. */
    cached?: string
  }
}

export type AppContext = Context<AppEnv>

/** What the reads of a page came to. */
export interface RenderReport {
  tags: Set<string>
  /** A read failed, or its response was served stale on error: the page must not be stored. */
  isPartial: boolean
  /** A call ended with the failure of a backend. */
  outage: boolean
  /** A public read failed and none was cached. */
  missing: boolean
  /** A response has stock statuses. */
  showsStock: boolean
}

export interface ContextWithReport {
  context: RequestContext
  /** `Set-Cookie` values that the answer must carry. */
  cookieLines: string[]
  /** What was read for it. */
  used: RenderReport
}
