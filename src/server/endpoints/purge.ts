/** `POST /api/purge`: what an editor changed is fetched anew from the next request on. */
import type { Context } from 'hono'
import { planPurge } from '../cache/purge-plan.ts'
import type { HallEnv } from '../hall.ts'
import { countAgainst } from '../rate-limit.ts'

const maxBytes = 256_000
const allPerMinute = 6
const utf8 = new TextEncoder()

/** Equal in constant time: both sides are hashed first, so length tells nothing. */
async function same(a: string, b: string): Promise<boolean> {
  const [x, y] = await Promise.all([a, b].map((text) => crypto.subtle.digest('SHA-256', utf8.encode(text))))
  const left = new Uint8Array(x ?? new ArrayBuffer(0))
  const right = new Uint8Array(y ?? new ArrayBuffer(0))
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0
}

async function isKnown(given: string | undefined, accepted: readonly string[]): Promise<boolean> {
  const matches = await Promise.all(accepted.map((token) => same(given ?? '', token)))
  return Boolean(given) && matches.includes(true)
}

/** `X-Proviant-Signature: t=<unix>,v1=<hex>` over `t.body`, at most five minutes old. */
async function isSigned(header: string | undefined, body: string, key: string): Promise<boolean> {
  const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (!time || Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const imported = await crypto.subtle.importKey('raw', utf8.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const made = await crypto.subtle.sign('HMAC', imported, utf8.encode(`${time}.${body}`))
  return same([...new Uint8Array(made)].map((byte) => byte.toString(16).padStart(2, '0')).join(''), signature)
}

/** A list in a header, as purge calls of content delivery networks carry it. */
const headerList = (value: string | undefined) =>
  value
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export async function purge(c: Context<HallEnv>): Promise<Response> {
  const { shop } = c.var
  const { config, tokens, log, env } = shop
  if (!['POST', 'PUT', 'DELETE', 'PURGE'].includes(c.req.method))
    return c.json({ error: 'use POST' }, 405, { allow: 'POST' })
  const authorization = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (!(await isKnown(authorization ?? c.req.header('x-purge-token'), config.purgeTokens))) {
    log('warn', 'purge.denied', { req: c.var.requestId })
    return c.json({ error: 'unknown token' }, 401)
  }
  const text = await c.req.text()
  if (text.length > maxBytes) return c.json({ error: 'the body is too large' }, 413)
  if (config.purgeHmacKey && !(await isSigned(c.req.header('x-proviant-signature'), text, config.purgeHmacKey))) {
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
    await tokens.change(plan.tags)
  } catch (error) {
    log('error', 'purge.failed', { message: String(error) })
    return c.json({ error: 'the purge could not be kept; repeat it' }, 503)
  }
  log('info', 'purge.done', { req: c.var.requestId, tags: plan.tags.length })
  return c.json({ purged: plan.tags }, 200)
}
