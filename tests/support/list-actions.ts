import { expect } from 'vitest'
import type { Runtime } from './runtimes.ts'
import type { StockedProduct } from './stocked-products.ts'
import type { Visitor } from './visit.ts'

type List = { id: string; name: string; lines: { productId: string; amount: number; total: string | null }[] }
export type Change = {
  cart: { lines: { productId: string; quantity: number }[] }
  skipped: { requested: number; added: number }[]
}

export const screen = '/en/dashboard/orderLists'

/** Body of a response with status 200. */
export async function json<Answer>(answer: Response | Promise<Response>): Promise<Answer> {
  const got = await answer
  expect([got.url, got.status]).toEqual([got.url, 200])
  return (await got.json()) as Answer
}

export function listActions(runtime: Runtime) {
  /** Creates a list. @returns its id */
  const make = async (visitor: Visitor, name: string, entries: [StockedProduct, number][] = []) => {
    const { next } = await json<{ next: string }>(visitor.post('/api/en/lists', { name }))
    const id = new URL(next, runtime.url).searchParams.get('list') ?? ''
    for (const [{ productId }, amount] of entries) {
      await json(visitor.post('/api/en/lists/save', { productId, list: id }))
      await json(visitor.post(`/api/en/lists/${id}/products/${productId}`, { amount: String(amount) }))
    }
    return id
  }
  const read = (visitor: Visitor, id: string) => json<List>(visitor.ask(`/api/en/lists/${id}`))
  const amounts = async (visitor: Visitor, id: string) =>
    (await read(visitor, id)).lines.map(({ productId, amount }) => [productId, amount])
  const skuOf = async ({ productId }: StockedProduct) =>
    (await runtime.sql<{ sku: string }>('COMMERCE_DB', 'SELECT sku FROM products WHERE id = ?', productId))[0]?.sku ??
    ''
  return { make, read, amounts, skuOf }
}
