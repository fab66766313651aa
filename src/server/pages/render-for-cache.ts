/** A page for every guest, or for every customer: whole, without nonce, its data apart. Called by cached-page.ts and customer-page.ts. */
import type { Locale } from '#i18n/locales.ts'
import { pageTags } from '../cache/content-tags.ts'
import { checkInlineScripts, type Page, toPage, toTemplate } from '../cache/page.ts'
import { type Freshness, maxTags } from '../cache/policy.ts'
import { findSlots, holdSlots, toFallback } from '../cache/template.ts'
import { type RenderOptions, withRendering } from '../context.ts'
import type { AppContext } from '../env.ts'
import { constantPolicy, cspHash } from '../http/content-policy.ts'
import { guestContext } from '../http/request-context.ts'

const limited = (tags: Set<string>) =>
  tags.size > maxTags ? [...tags].filter((tag) => !tag.startsWith('entry:')) : [...tags]

type Made = { page: Page; data: string }

/**
 * Null when it may not be cached.
 * @param unitId makes a page for every customer who prefers that unit; undefined for guests
 */
export async function renderForCache(
  c: AppContext,
  url: string,
  locale: Locale,
  { maxAge, staleWhileRevalidate }: Freshness,
  unitId?: string | null,
): Promise<Made | null> {
  const { services, origin } = c.var
  const renderer = await c.var.loadRenderer()
  const { version } = services.tokens
  let data = ''
  const takeData = (source: string) => {
    data = source
  }
  const { context, used } = await guestContext(c, locale, true)
  const template = unitId === undefined ? null : { slots: [], reads: {}, unitId }
  // a customer's browser has the sheet
  const inlineCss = template ? null : renderer.css
  const options: RenderOptions = {
    url,
    mode: 'whole',
    takeData,
    inlineCss,
    refusedForm: null,
    notice: null,
    ...(template && { template }),
  }
  const request = new Request(origin + url, { headers: { accept: 'text/html' } })
  const answer = await withRendering({ context, options }, () => renderer.render(request, context, options))
  const html = await answer.text()
  // something failed, or was purged meanwhile: not for others
  if (used.doubtful || answer.status !== 200 || services.tokens.version !== version) return null
  checkInlineScripts(html, renderer.inlineScripts)
  const known = template ? [...renderer.inlineScripts, renderer.fillSlotsScript] : renderer.inlineScripts
  const scripts = known.map(cspHash)
  const styles = inlineCss ? [cspHash(inlineCss)] : []
  const tags = [...limited(used.tags), ...pageTags(c.req.path)]
  const freshUntil = Date.now() + maxAge * 1000
  const facts = {
    status: answer.status,
    csp: constantPolicy(services.config, { scripts, styles }),
    freshUntil: Math.min(freshUntil, used.best.freshUntil),
    staleUntil: Math.min(freshUntil + staleWhileRevalidate * 1000, used.best.staleUntil),
    tokens: services.tokens.snapshot(tags),
  }
  if (!template) return { page: toPage(html, data, facts), data }
  const slots = findSlots(html, template.slots)
  const fallbacks = renderer.renderSlots(slots, context, url, { customer: anybody, answers: null }).map(toFallback)
  const held = { slots, reads: template.reads }
  return { page: toTemplate(holdSlots(html, fallbacks), data, facts, held), data }
}

const anybody = { id: '', name: '', firstName: '', companyName: null }
