// How tests of outages look at a shop: what a page shows, how long it may wait, and a purge of it.
import { expect } from 'vitest'
import type { ProxiedShop } from './proxied-shop.ts'
import { type Visitor, visitorOf } from './visit.ts'

/** The page as text, its answer, and how long all of it took. */
export async function fetchPage(visitor: Visitor, path: string) {
  const started = performance.now()
  const answer = await visitor.ask(path)
  const text = await answer.text()
  const visible = text.replace(/<script[\s\S]*?<\/script>/g, '')
  return { status: answer.status, headers: answer.headers, visible, ms: performance.now() - started }
}

/**
 * How long a first byte may take where a backend hangs: it is given up after 2.2 s, once a page.
 * @param calmMs what this machine takes over such pages while both backends answer
 */
export const maxTtfbMs = (calmMs: number) => 2_200 + Math.max(400, 2 * calmMs)

export async function purgeAs(shop: ProxiedShop, body: unknown) {
  const headers = { authorization: `Bearer ${shop.purgeToken}` }
  const answer = await visitorOf(shop).ask('/api/purge', { method: 'POST', body: JSON.stringify(body), headers })
  expect(answer.status).toBe(200)
}
