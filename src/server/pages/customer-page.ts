/**
 * A customer's page: the bytes that every customer gets, then what is this one's own. Called by pages.ts, which draws the page live where
 * this gives null.
 */
import { getCookie } from 'hono/cookie'
import { scriptsCookie } from '#bootstrap/protocol.ts'
import type { PathMatch } from '#i18n/paths.ts'
import type { Made } from '../cache/page-cache.ts'
import { customerPages, type Freshness } from '../cache/policy.ts'
import { isLoopback } from '../config/config.ts'
import type { AppContext } from '../env.ts'
import { contextOf, noticeCookie, waitUntilOf } from '../http/request-context.ts'
import type { Priority } from '../limits/gate.ts'
import { within } from '../time/within.ts'
import { findPage, isUsable } from './find-page.ts'
import { canonicalPage, isDurable, maxCachedUrl } from './page-address.ts'
import { renderForCache } from './render-for-cache.ts'
import { compressLater, sendInOrder, sendWithTail } from './send-template.ts'

/** How long one waits for a page that is made for every customer, where the backends are as quick as the shop itself. */
const patienceMs = 1_000

/** Prices order a listing for one customer alone. */
const isOrderedByPrice = (url: string) => /[?&]sort=[^&]*price/.test(url)

/** The page that every customer with this unit gets, or null while there is none. */
async function findTemplate(c: AppContext, match: PathMatch, freshness: Freshness, url: string, unitId: string | null) {
  const { origin, services } = c.var
  const { pages, config, admission, embedded } = services
  const key = `customers:${unitId ?? ''}:${config.publicOrigin ? url : origin + url}`
  const durable = isDurable(url) && (config.publicOrigin !== null || isLoopback(origin))
  const revalidate = (priority: Priority) => {
    const makeInTurn = async () => {
      const leave = await admission.gate.enter(priority)
      return leave && renderForCache(c, url, match, freshness, unitId).finally(leave)
    }
    waitUntilOf(c)(pages.revalidate(key, freshness, makeInTurn, durable))
  }
  const found = await findPage(c, {
    key,
    freshness,
    locale: match.locale,
    lane: 'customer',
    streams: match.route !== 'product',
    revalidate: () => pages.wasUnfit(key) || revalidate('background'),
  })
  if (isUsable(found)) {
    if (found.page.brotli.length === 0) waitUntilOf(c)(compressLater(found.page))
    return found.page
  }
  // a backend elsewhere may be slow: then the page is drawn live, and for whoever asks again this one is made behind it
  const isQuick = embedded.commerce !== null && embedded.content !== null
  if (found?.isAsked || pages.wasUnfit(key) || !((isQuick && isDurable(url)) || pages.wasAskedFor(key))) return null
  revalidate(isQuick ? 'customer' : 'background')
  if (!isQuick) return null
  const made = await within(pages.making(key) ?? Promise.resolve<Made | null>(null), patienceMs)
  return made?.page ?? null
}

export async function customerPage(c: AppContext, match: PathMatch, freshness: Freshness): Promise<Response | null> {
  const { commerce, content } = c.var.services
  const url = canonicalPage(c, match)
  const isForAll = customerPages.includes(match.route) && c.req.method === 'GET' && !isOrderedByPrice(url)
  if (!isForAll || c.req.url.length > maxCachedUrl || noticeCookie(c)) return null
  // what fails at once can be waited for, and then the status is the truth about the whole page
  if (commerce.isDown('customer') || content.isDown('customer')) return null
  const { context } = await contextOf(c, match.locale)
  const customer = await context.greeted()
  if (!customer) return null
  const page = await findTemplate(c, match, freshness, url, customer.preferredUnitId ?? null)
  if (!page?.template) return null
  const send = getCookie(c, scriptsCookie) === '0' ? sendInOrder : sendWithTail
  return send(c, { page, template: page.template, context, url, customer })
}
