/** A page for every guest, or for every customer: whole, without nonce, its data apart. Called by cached-page.ts and customer-page.ts. */
import type { PathMatch } from '#i18n/paths.ts'
import { pageTags } from '../cache/content-tags.ts'
import { checkInlineScripts, toPage, toTemplate } from '../cache/page.ts'
import type { Made } from '../cache/page-cache.ts'
import { type Freshness, maxTags } from '../cache/policy.ts'
import { findSlots, holdSlots, toFallback } from '../cache/template.ts'
import { type RenderOptions, withRendering } from '../context.ts'
import type { AppContext } from '../env.ts'
import { constantPolicy, cspHash } from '../http/content-policy.ts'
import { guestContext } from '../http/request-context.ts'
import { yieldTurn } from '../time/turn.ts'
import { statusOf } from './page-status.ts'

const limited = (tags: Set<string>) =>
  tags.size > maxTags ? [...tags].filter((tag) => !tag.startsWith('entry:')) : [...tags]

/**
 * Null where only a live drawing tells what is the matter; a page that is not fit for others says the truth to whoever waits for it.
 * @param unitId makes a page for every customer who prefers that unit; undefined for guests
 */
export async function renderForCache(
  c: AppContext,
  url: string,
  { locale, route }: PathMatch,
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
  await yieldTurn()
  const status = statusOf(route, answer.status, used)
  // something failed, or nothing is there: not for others
  const isFit = status === 200 && !used.doubtful
  const isTrue = status === 200 || status === 404
  const wasPurged = services.tokens.version !== version
  if (!isTrue || wasPurged || (template && !isFit)) return null
  checkInlineScripts(html, renderer.inlineScripts)
  const known = template ? [...renderer.inlineScripts, renderer.fillSlotsScript] : renderer.inlineScripts
  const scripts = known.map(cspHash)
  const styles = inlineCss ? [cspHash(inlineCss)] : []
  const tags = [...limited(used.tags), ...pageTags(c.req.path)]
  const freshUntil = Date.now() + maxAge * 1000
  const facts = {
    status,
    csp: constantPolicy(services.config, { scripts, styles }),
    freshUntil: Math.min(freshUntil, used.best.freshUntil),
    staleUntil: Math.min(freshUntil + staleWhileRevalidate * 1000, used.best.staleUntil),
    tokens: services.tokens.snapshot(tags),
    ...(Object.keys(used.stock.words).length > 0 && { stock: used.stock }),
  }
  if (!template) return { page: toPage(html, data, facts), data, isFit }
  const slots = findSlots(html, template.slots)
  const fallbacks = (await renderer.renderSlots(slots, context, url, { customer: anybody, answers: null })).map(
    toFallback,
  )
  const held = { slots, reads: template.reads }
  return { page: toTemplate(holdSlots(html, fallbacks), data, facts, held), data, isFit }
}

const anybody = { id: '', name: '', firstName: '', companyName: null }
