/** `POST /api/purge`: renews the tokens of the tags that the message names. */
import type { AppContext } from '../context/env.ts'
import { bearerOf } from '../http/request-context.ts'
import { consumeRateLimit } from '../limits/rate-limit.ts'
import { isEqual, isSignedMessage, signatureHeader } from '../session/signed-message.ts'
import { planPurge } from './purge-plan.ts'
import { findProductTags } from './purge-products.ts'

const allPerMinute = 6

const isKnown = (given: string | undefined, accepted: readonly string[]): boolean =>
  Boolean(given) && accepted.some((token) => isEqual(given ?? '', token))

export async function purge(c: AppContext): Promise<Response> {
  const { config, tokens, log, env } = c.var.services
  if (c.req.method !== 'POST') return c.json({ error: 'use POST' }, 405, { allow: 'POST' })
  const authorization = bearerOf(c)
  if (!isKnown(authorization ?? c.req.header('x-purge-token'), config.purgeTokens)) {
    log('warn', 'purge.denied', { req: c.var.requestId })
    return c.json({ error: 'unknown token' }, 401)
  }
  const text = await c.req.text()
  if (config.purgeHmacKey && !isSignedMessage(c.req.header(signatureHeader), text, config.purgeHmacKey)) {
    return c.json({ error: 'the signature does not match' }, 401)
  }

  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return c.json({ error: 'the body is not JSON' }, 400)
  }
  const plan = planPurge(body, config.sites)
  if ('refused' in plan) return c.json({ error: plan.refused }, 400)
  const isAll = plan.tags.includes('all')
  const wait =
    (await consumeRateLimit(env, 'purge', config.purgeLimit, 60)) ||
    (isAll && (await consumeRateLimit(env, 'purge-all', allPerMinute, 60)))
  if (wait) {
    env.METRICS?.countLimit('purge')
    return c.json({ error: 'too many purges' }, 429, { 'retry-after': String(wait) })
  }
  const products = await findProductTags(c, plan.products)
  let purged: string[]
  try {
    purged = await tokens.renew([...plan.tags, ...products.tags])
  } catch (error) {
    log('error', 'purge.failed', { message: String(error) })
    return c.json({ error: 'the purge could not be kept; repeat it' }, 503)
  }
  const { warning } = products
  const facts = { req: c.var.requestId, tags: purged.length }
  if (warning === null) log('info', 'purge.done', facts)
  else log('warn', 'purge.done', { ...facts, warning })
  return c.json({ purged, ...(warning !== null && { warning }) }, 200)
}
