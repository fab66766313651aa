/** Renders a page for the cache, for all guests or as a shell for all customers: complete, without nonce, with hydration data in a separate file. */
import type { PathMatch } from '#i18n/paths.ts'
import { stockTimeAttr } from '#protocol/protocol.ts'
import { assertKnownInlineScripts, pageTags, toPage } from '../cache/page.ts'
import type { RenderResult } from '../cache/page-cache.ts'
import { findPlaceholders, insertFallbacks, toFallback } from '../cache/page-shell.ts'
import { type RenderOptions, withRendering } from '../context/context.ts'
import type { AppContext } from '../context/env.ts'
import { cspHash, staticPagePolicy } from '../http/content-policy.ts'
import { guestContext } from '../http/request-context.ts'
import { yieldToEventLoop } from '../time/event-loop.ts'
import { noteHome } from './note-home.ts'
import { screens, statusOf } from './screens.ts'

const anonymous = { id: '', name: '', firstName: '', companyName: null }

interface SharedPage {
  url: string
  match: PathMatch
  /** The preferred unit of the customers that share a shell; undefined: a page for guests. */
  unitId: string | null | undefined
}

/** Rounded, so that an unchanged page keeps its ETag when it is rendered again. */
const stockTimeStepMs = 600_000

/** Null if the render failed: the page is then rendered for the visitor alone. */
export async function renderShared(c: AppContext, { url, match, unitId }: SharedPage): Promise<RenderResult> {
  const { services, origin } = c.var
  const { route, locale } = match
  const renderer = await c.var.loadRenderer()
  const { version } = services.tokens
  const renderedAt = Date.now()
  let data = ''
  const takeData = (source: string) => {
    data = source
  }
  const { context, used } = await guestContext(c, locale, true)
  const shell = unitId === undefined ? null : { placeholders: [], reads: {}, unitId }
  // customers' browsers have the stylesheet in their cache
  const inlineCss = shell ? null : renderer.css
  const options: RenderOptions = {
    url,
    mode: 'whole',
    takeData,
    inlineCss,
    refusedForm: null,
    notice: null,
    ...(shell && { shell }),
  }
  const request = new Request(origin + url, { headers: { accept: 'text/html' } })
  const response = await withRendering({ context, options }, () => renderer.render(request, context, options))
  const rendered = await response.text()
  await yieldToEventLoop()
  noteHome(services, match, response.status)
  const status = statusOf(route, response.status, used)
  const isGone = (status === 404 || status === 410) && !used.isPartial
  const isCacheable = status === 200 && !used.isPartial
  const isFailed = status !== 200 && status !== 404 && status !== 410
  if (isFailed || used.isPartial) {
    const audience = shell ? 'customer' : 'guest'
    services.logOnce('warn', 'page-cache.uncacheable', { route, audience, status, missing: used.missing }, { url })
  }
  if (isFailed || services.tokens.version !== version) return null
  assertKnownInlineScripts(rendered, renderer.inlineScripts)
  const stockTime = renderedAt - (renderedAt % stockTimeStepMs)
  const html =
    used.showsStock && !shell
      ? rendered.replace(/<html[^>]*/, (tag) => `${tag} ${stockTimeAttr}="${stockTime}"`)
      : rendered
  const scripts = [...renderer.inlineScripts, ...(shell ? [renderer.fillPlaceholdersScript] : [])].map(cspHash)
  const styles = inlineCss ? [cspHash(inlineCss)] : []
  const csp = staticPagePolicy(services.config, { scripts, styles })
  const tokens = {
    ...services.tokens.snapshot(used.tags),
    ...services.tokens.snapshot(pageTags(c.req.path)),
  }
  const metadata = { status, csp, renderedAt, tokens }
  if (!shell || isGone) return { page: toPage(html, data, metadata), data, isCacheable, isGone }
  if (!isCacheable) return null
  const reads: string[] = Object.keys(shell.reads)
  const undeclared = reads.filter((name) => !screens[route].privateReads.some((declared) => declared === name))
  if (undeclared.length > 0) throw new Error(`${route} declares no private read ${undeclared.join()}`)
  const placeholders = findPlaceholders(html, shell.placeholders)
  const values = { customer: anonymous, answers: null }
  const fallbacks = (await renderer.renderPlaceholders(placeholders, context, url, values)).map(toFallback)
  const stored = { placeholders, fallbacks, reads: shell.reads }
  return { page: toPage(insertFallbacks(html, fallbacks), data, metadata, stored), data, isCacheable, isGone }
}
