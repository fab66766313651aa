// How tests of outages look at a shop: what a page shows, and a purge of it.
import { expect } from 'vitest'
import type { ShopBehind } from './shop-behind.ts'
import { type Visitor, visitorOf } from './visit.ts'

/** The page as text, its answer, and how long all of it took. */
export async function seePage(visitor: Visitor, path: string) {
  const started = performance.now()
  const answer = await visitor.ask(path)
  const text = await answer.text()
  const visible = text.replace(/<script[\s\S]*?<\/script>/g, '')
  return { status: answer.status, headers: answer.headers, visible, ms: performance.now() - started }
}

export async function purgeAs(shop: ShopBehind, body: unknown) {
  const headers = { authorization: `Bearer ${shop.purgeToken}` }
  const answer = await visitorOf(shop).ask('/api/purge', { method: 'POST', body: JSON.stringify(body), headers })
  expect(answer.status).toBe(200)
}
