/** What middleware and endpoints find in Hono's context, and what createApp is handed. */
import type { Context } from 'hono'
import type { Stock } from './cache/stock.ts'
import type { BestBefore } from './clients/public-client.ts'
import type { ApiEnv, RenderOptions, RequestContext, Result, SitemapPage, Template } from './context.ts'
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

/** The api as the edge knows it: something that answers requests for a context. */
export interface Api {
  fetch(request: Request, env: ApiEnv['Bindings']): Response | Promise<Response>
  loadSitemap(): Promise<SitemapSource>
}

/** What fills the slots of a page; without `answers` what stands there until they come. */
export interface PrivateValues {
  customer: Session['customer']
  answers: Record<string, unknown> | null
}

/** Whoever draws pages. It is handed in, so that the edge can be tested without React. */
export interface Renderer {
  /** Draws the page of `request`; `options.mode` says whether it may stream. */
  render(request: Request, context: RequestContext, options: RenderOptions): Promise<Response>
  /** Asks what a template is short of, in the name of the context's customer. Never fails: its answers say so. */
  askPrivately(reads: Template['reads'], context: RequestContext): Promise<Record<string, unknown>>
  /** Draws each slot by itself. @param url public path and query of their page */
  renderSlots(slots: Template['slots'], context: RequestContext, url: string, values: PrivateValues): Promise<string[]>
  /** Puts fills into their slots; stands behind each group of them, and in no cached page. */
  fillSlotsScript: string
  /** Inline scripts that a page may hold in its cached form, by their exact text. */
  inlineScripts: readonly string[]
  /** The stylesheet's text when it is small enough to travel inside a page, else null. */
  css: string | null
}

/** On the way of cached pages these are read by `c.get`: `c.var` makes an object of them all each time. */
export type AppEnv = {
  Bindings: Bindings
  Variables: {
    services: Services
    api: Api
    /** Loaded when the first page has to be drawn; a cached page never waits for it. */
    loadRenderer: () => Promise<Renderer>
    requestId: string
    /** The visitor's session, opened once; asked for with `sessionOf`. */
    session?: Promise<Session | null>
    /** The request's context, built once; asked for with `contextOf`. */
    context?: Promise<BuiltContext>
    /** Origin of the shop as visitors see it. */
    origin: string
    /** An editor said that what stood here is gone for good. */
    gone?: boolean
    /** A cached page goes out as it is: what the caches said of it; its headers are complete. */
    cached?: string
  }
}

export type AppContext = Context<AppEnv>

/**
 * doubtful: something failed, or is older than it should be; not for others.
 * best: when the first thing on it ends that no question can renew. stock: what is said of it.
 * outage: a call of the page ended with a backend's failure. missing: a public read failed, and nothing of it was cached.
 */
export type Used = {
  tags: Set<string>
  doubtful: boolean
  outage: boolean
  missing: boolean
  best: BestBefore
  stock: Stock
}

export interface BuiltContext {
  context: RequestContext
  /** `Set-Cookie` values that the answer must carry. */
  cookieLines: string[]
  /** What was read for it. */
  used: Used
}
