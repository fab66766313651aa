// Model of a customer with two tabs who edits lists, concurrently and again after lost responses: the lists are those of one of the orders
// in which the edits of a moment can have been made.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addToProductList,
  createProductList,
  removeProductFromList,
  removeProductList,
  updateProductListProduct,
} from '#contracts/generated/commerce.ts'
import { historyRuns, historyTimeoutMs } from '#tests/support/history-runs.ts'
import { openOrdering } from '#tests/support/ordering.ts'

const list = fc.constantFrom(0, 1)
const sku = fc.constantFrom('200001-1', '200006', '200007')
const amount = fc.integer({ min: 1, max: 9 })
// a lost response is followed by the same request
const times = fc.constantFrom(1, 1, 2)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('add' as const), list, sku, amount, times }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('save' as const), list, sku, amount, times }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('change' as const), list, sku, amount, times }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('take' as const), list, sku, times }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('remove' as const), list, times }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** Amounts by SKU of each list; null: the list was removed. */
type Lists = readonly (Readonly<Record<string, number>> | null)[]

function apply(lists: Lists, one: Step): Lists {
  const now = lists[one.list]
  if (!now) return lists
  if (one.does === 'remove') return lists.with(one.list, null)
  const { [one.sku]: before, ...others } = now
  if (one.does === 'take') return lists.with(one.list, others)
  if (one.does === 'save' && before !== undefined) return lists
  if (one.does === 'change' && before === undefined) return lists
  return lists.with(one.list, { ...others, [one.sku]: one.amount })
}

/** All results of requests that are made at the same time; a repeated one is made after its first. */
function outcomesOf(lists: Lists, requests: readonly { one: Step; left: number }[]): Lists[] {
  const open = requests.filter(({ left }) => left > 0)
  if (open.length === 0) return [lists]
  return open.flatMap((request) =>
    outcomesOf(
      apply(lists, request.one),
      requests.map((each) => (each === request ? { ...each, left: each.left - 1 } : each)),
    ),
  )
}

// F423, F424, F425, F426
test(
  'two tabs with lost responses: each list has the products and amounts of one order of the edits, and no product twice',
  async () => {
    const { shop, ids, nadia } = await openOrdering()

    async function read(listIds: readonly string[]): Promise<Lists> {
      const sql = `SELECT l.id, p.sku, i.amount FROM product_lists l
      LEFT JOIN product_list_items i ON i.list_id = l.id LEFT JOIN products p ON p.id = i.product_id`
      const { results } = await shop.db.prepare(sql).all<{ id: number; sku: string | null; amount: number }>()
      return listIds.map((id) => {
        const rows = results.filter((row) => String(row.id) === id)
        const items = rows.flatMap(({ sku, amount }) => (sku === null ? [] : [[sku, amount] as const]))
        expect(new Set(items.map(([sku]) => sku)).size, 'a product twice').toBe(items.length)
        return rows.length === 0 ? null : Object.fromEntries(items)
      })
    }

    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 3, maxLength: 14, size: 'max' }),
        async (history) => {
          await shop.db.prepare('DELETE FROM product_lists').run()
          const listIds: string[] = []
          for (const name of ['Monday', 'Friday']) {
            const { createProductList: created } = await shop.ask(createProductList, { name }, nadia)
            listIds.push(created?.productList?.id ?? '')
          }
          const act = async (one: Step) => {
            const id = listIds[one.list] ?? ''
            const productId = 'sku' in one ? (ids[one.sku] ?? '') : ''
            for (let time = 0; time < one.times; time++) {
              if (one.does === 'remove') await shop.send(removeProductList, { id }, nadia)
              else if (one.does === 'take') await shop.send(removeProductFromList, { id, productId }, nadia)
              else if (one.does === 'change')
                await shop.send(updateProductListProduct, { id, product: { productId, amount: one.amount } }, nadia)
              else {
                const product = { productId, amount: one.amount, ...(one.does === 'save' && { addOnly: true }) }
                await shop.send(addToProductList, { id, products: [product] }, nadia)
              }
            }
          }
          let lists: Lists = [{}, {}]
          for (const moment of history) {
            await Promise.all(moment.map(act))
            const outcomes = outcomesOf(
              lists,
              moment.map((one) => ({ one, left: one.times })),
            )
            lists = await read(listIds)
            expect(outcomes).toContainEqual(lists)
          }
        },
      ),
      historyRuns('lists in two tabs', { numRuns: 25 }),
    )
  },
  historyTimeoutMs,
)
