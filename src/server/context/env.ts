/** Types of the Hono context, and of the parameters of createApp. */
import type { Context, Hono } from 'hono'
import type { RouteName } from '#i18n/routes.ts'
import type { Bindings } from '../platform/bindings.ts'
import type { Session } from '../session/session.ts'
import type { RequestTrace } from '../telemetry/request-trace.ts'
import type { ApiEnv, PageShell, RenderOptions, RequestContext, Result, SitemapPage } from './context.ts'
import type { Services } from './services.ts'

export interface SitemapSource {
  countParts(context: RequestContext): Promise<Result<number>>
  /** @param part of the products, from 1; 0: all other pages */
  getPages(context: RequestContext, part: number): Promise<Result<SitemapPage[]>>
}

/** Loaded on first use: serving a cached page does not need it. */
export interface Api {
  loadRoutes(): Promise<Hono<ApiEnv>>
  loadSitemap(): Promise<SitemapSource>
  /** OpenAPI document of all routes below `/api`. */
  loadOpenApi(): Promise<object>
}

/** Values for the placeholders of a shell; without `answers` their fallbacks are rendered. */
export interface PrivateValues {
  customer: Session['customer']
  answers: Record<string, unknown> | null
}

/** Renders pages. A parameter of createApp, so that the edge can be tested without React. */
export interface Renderer {
  render(request: Request, context: RequestContext, options: RenderOptions): Promise<Response>
  /** Runs the private reads of a shell as the context's customer. Never rejects: a failed read is a result with a problem. */
  runPrivateReads(reads: PageShell['reads'], context: RequestContext): Promise<Record<string, unknown>>
  /** Renders each placeholder separately. @param url public path and query of the page */
  renderPlaceholders(
    placeholders: PageShell['placeholders'],
    context: RequestContext,
    url: string,
    values: PrivateValues,
  ): Promise<string[]>
  /** Inline script that moves rendered placeholders into place; sent after them. */
  fillPlaceholdersScript: string
  /** Exact texts of the inline scripts of cached pages. */
  inlineScripts: readonly string[]
  /** The stylesheet's text if it is small enough to be inlined, else null. */
  css: string | null
}

/** Cached pages read these by `c.get`: `c.var` creates an object of all variables on each access. */
export type AppEnv = {
  Bindings: Bindings
  Variables: ApiEnv['Variables'] & {
    services: Services
    api: Api
    /** Loaded for the first render; cached pages do not need it. */
    loadRenderer: () => Promise<Renderer>
    requestId: string
    session?: Promise<Session | null>
    built?: Promise<ContextWithReport>
    origin: string
    gone?: boolean
    discarded?: boolean
    /** Cache-Status of a cached page, or `rejected`: the response has all its headers; undefined for other responses. */
    cached?: string
    /** Screen of a page; undefined for other requests. */
    route?: RouteName
    /** Undefined before the first read or wait. */
    trace?: RequestTrace
    /** Resolves when a streamed response was sent or cancelled; undefined for other responses. */
    ended?: Promise<void>
  }
}

export type AppContext = Context<AppEnv>

/** Summary of the backend reads of a page. */
export interface RenderReport {
  tags: Set<string>
  /** A read failed, or its response was served stale on error: the page must not be stored. */
  isPartial: boolean
  outage: boolean
  missing: boolean
  rejected: 400 | 403 | 409 | null
  showsStock: boolean
}

export interface ContextWithReport {
  context: RequestContext
  cookieLines: string[]
  used: RenderReport
}
