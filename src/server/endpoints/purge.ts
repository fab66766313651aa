/** `POST /api/purge`: what an editor changed is fetched anew from the next request on. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { planPurge } from '../cache/purge-plan.ts'
import type { AppContext } from '../env.ts'
import { countAgainst } from '../limits/rate-limit.ts'

const allPerMinute = 6

/** Equal in constant time: both sides are hashed first, so length tells nothing. */
function same(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(a), hash(b))
}

const isKnown = (given: string | undefined, accepted: readonly string[]): boolean =>
  Boolean(given) && accepted.some((token) => same(given ?? '', token))

/** `X-Proviant-Signature: t=<unix>,v1=<hex>` over `t.body`, at most five minutes old. */
function isSigned(header: string | undefined, body: string, key: string): boolean {
  const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (!time || Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  return same(createHmac('sha256', key).update(`${time}.${body}`).digest('hex'), signature)
}

/** A list in a header, as purge calls of content delivery networks carry it. */
const headerList = (value: string | undefined) =>
  value
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export async function purge(c: AppContext): Promise<Response> {
  const { config, tokens, log, env } = c.var.services
  if (!['POST', 'PUT', 'DELETE', 'PURGE'].includes(c.req.method))
    return c.json({ error: 'use POST' }, 405, { allow: 'POST' })
  const authorization = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (!isKnown(authorization ?? c.req.header('x-purge-token'), config.purgeTokens)) {
    log('warn', 'purge.denied', { req: c.var.requestId })
    return c.json({ error: 'unknown token' }, 401)
  }
  const text = await c.req.text()
  if (config.purgeHmacKey && !isSigned(c.req.header('x-proviant-signature'), text, config.purgeHmacKey)) {
    return c.json({ error: 'the signature does not match' }, 401)
  }

  const tags = headerList(c.req.header('cache-purge-tag'))
  const prefixes = headerList(c.req.header('cache-purge-prefix'))
  if (config.purgeHmacKey && (tags || prefixes))
    return c.json({ error: 'a signature covers the body only: name the tags there' }, 400)
  let body: unknown = { ...(tags && { tags }), ...(prefixes && { prefixes }) }
  if (text && !tags && !prefixes) {
    try {
      body = JSON.parse(text)
    } catch {
      return c.json({ error: 'the body is not JSON' }, 400)
    }
  }
  const plan = planPurge(body, config.sites)
  if ('refused' in plan) return c.json({ error: plan.refused }, 400)
  const wait =
    (await countAgainst(env.SHOP_DB, 'purge', config.purgeLimit, 60)) ||
    (plan.all && (await countAgainst(env.SHOP_DB, 'purge-all', allPerMinute, 60)))
  if (wait) return c.json({ error: 'too many purges' }, 429, { 'retry-after': String(wait) })
  try {
    await tokens.renew(plan.tags)
  } catch (error) {
    log('error', 'purge.failed', { message: String(error) })
    return c.json({ error: 'the purge could not be kept; repeat it' }, 503)
  }
  log('info', 'purge.done', { req: c.var.requestId, tags: plan.tags.length })
  return c.json({ purged: plan.tags }, 200)
}
