// Fetches and purges pages for tests of outages, and computes the time limit of a first byte.
import { expect } from 'vitest'
import type { ProxiedShop } from './proxied-shop.ts'
import { type Visitor, visitorOf } from './visit.ts'

/** The visible text of a page, its response, and the total time in milliseconds. */
export async function fetchPage(visitor: Visitor, path: string) {
  const started = performance.now()
  const answer = await visitor.ask(path)
  const text = await answer.text()
  const visible = text.replace(/<script[\s\S]*?<\/script>/g, '')
  return { status: answer.status, headers: answer.headers, visible, ms: performance.now() - started }
}

/**
 * Maximum time to first byte if a backend hangs, in milliseconds: the timeout of 2.2 s once per page, and a margin.
 * @param calmMs time of such pages on this machine while both backends work
 */
export const maxTtfbMs = (calmMs: number) => 2_200 + Math.max(400, 2 * calmMs)

export async function purgeAs(shop: Pick<ProxiedShop, 'url' | 'purgeToken'>, body: unknown) {
  const headers = { authorization: `Bearer ${shop.purgeToken}` }
  const answer = await visitorOf(shop).ask('/api/purge', { method: 'POST', body: JSON.stringify(body), headers })
  expect(answer.status).toBe(200)
}
