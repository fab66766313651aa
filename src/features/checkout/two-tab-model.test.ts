// Model test of two tabs: clicks in any order, late and lost responses, lost connections, an expired session. No action is lost or repeated,
// an undo reverts only its own action, and an order equals the confirmed cart.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { waitForIdle } from '#tests/support/cart-tab.ts'
import { type EmbeddedShop, openEmbeddedShop } from '#tests/support/embedded-shop.ts'
import { historyRuns, historyTimeoutMs } from '#tests/support/history-runs.ts'
import { createBuyerModel, type ProductCode, type Step, step } from '#tests/support/two-tab-model.ts'

let shop: EmbeddedShop
const codes: ProductCode[] = []

beforeAll(async () => {
  shop = await openEmbeddedShop()
  const { results } = await shop.db
    .prepare(`SELECT id, sku, ean13 FROM products WHERE sku IN ('200001-1', '200001-2', '200006', '200007')`)
    .all<{ id: number; sku: string; ean13: string | null }>()
  for (const { id, sku, ean13 } of results) for (const code of [sku, ean13]) if (code) codes.push([code, String(id)])
  // debounce and toast timers run only when the test advances them
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterAll(() => void vi.useRealTimers())

/** An undo restores a line whose typed quantity was not saved. */
const restoredLine: Step[] = [
  { does: 'type', tab: 0, which: 0, fate: 'lost' },
  { does: 'remove', tab: 0, which: 0, fate: 'answered' },
  { does: 'add', tab: 0, which: 2, fate: 'answered' },
  { does: 'add', tab: 0, which: 2, fate: 'answered' },
  { does: 'add', tab: 1, which: 0, fate: 'answered' },
  { does: 'undo', tab: 1, which: 0, fate: 'answered' },
  { does: 'add', tab: 0, which: 2, fate: 'lost' },
  { does: 'undo', tab: 0, which: 0, fate: 'answered' },
  { does: 'rest', tab: 0, which: 0, fate: 'lost' },
  { does: 'add', tab: 0, which: 0, fate: 'lost' },
  { does: 'add', tab: 0, which: 0, fate: 'lost' },
  { does: 'add', tab: 0, which: 0, fate: 'answered' },
  { does: 'rest', tab: 0, which: 0, fate: 'answered' },
  { does: 'add', tab: 0, which: 0, fate: 'lost' },
]

/** An undo restores a line that one tab removed by the quantity 0 while the other tab had typed a quantity. */
const restoredAfterZero: Step[] = [
  { does: 'type', tab: 1, which: 1, fate: 'answered' },
  { does: 'undo', tab: 0, which: 0, fate: 'answered' },
  { does: 'type', tab: 0, which: 0, fate: 'lost' },
  { does: 'leave', tab: 0, which: 0, fate: 'answered' },
  { does: 'add', tab: 0, which: 0, fate: 'answered' },
  { does: 'add', tab: 0, which: 0, fate: 'answered' },
  { does: 'undo', tab: 0, which: 0, fate: 'answered' },
]

/** The quantity 0 is typed again while the response that confirms it is pending. */
const repeatedZero: Step[] = [
  { does: 'type', tab: 0, which: 0, fate: 'answered' },
  { does: 'order', tab: 0, which: 0, fate: 'late' },
  { does: 'type', tab: 0, which: 0, fate: 'lost' },
  { does: 'arrive', tab: 0, which: 0, fate: 'answered' },
  { does: 'add', tab: 0, which: 2, fate: 'answered' },
  { does: 'undo', tab: 0, which: 1, fate: 'lost' },
  { does: 'add', tab: 0, which: 0, fate: 'lost' },
  { does: 'add', tab: 0, which: 0, fate: 'answered' },
  { does: 'add', tab: 0, which: 0, fate: 'lost' },
  { does: 'add', tab: 0, which: 0, fate: 'answered' },
  { does: 'add', tab: 0, which: 0, fate: 'answered' },
  { does: 'add', tab: 0, which: 0, fate: 'lost' },
  { does: 'rest', tab: 0, which: 0, fate: 'lost' },
  { does: 'rest', tab: 0, which: 0, fate: 'answered' },
  { does: 'add', tab: 0, which: 0, fate: 'lost' },
]

test(
  'two tabs with late and lost responses, connection loss and an expired session: no change is lost, duplicated or ordered unseen',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30, size: 'max' }), async (steps) => {
        await shop.reset()
        await shop.revokeSessions(false)
        const { tabs, typed, run, check, waiting, actions, orders } = createBuyerModel(shop, codes)
        const failed: unknown[] = []
        const perform = async (each: Step) => {
          // a step with a late response continues in parallel with the next ones
          void run(each).catch((error) => failed.push(error))
          await waitForIdle(tabs)
          if (failed.length > 0) throw failed[0]
          await check()
        }
        const well = { which: 0, fate: 'answered' } as const
        for (const which of [0, 5]) await perform({ does: 'add', tab: 0, ...well, which })
        for (const each of steps) await perform(each)

        // after recovery, edited quantities are saved without further input
        await perform({ does: 'login', tab: 0, ...well })
        for (const tab of [0, 1] as const)
          for (const does of ['arrive', 'online'] as const) await perform({ does, tab, ...well })
        for (const index of [0, 1] as const) {
          const { changes } = tabs[index]
          const open = waiting(index).filter(([lineId]) => changes.get(lineId)?.state !== 'refused')
          expect(open, 'not sent again').toEqual([])
          // clears fields with rejected quantities
          for (let id = changes.findOpen(); id; id = changes.findOpen()) changes.write(id, '', 0)
          typed[index].clear()
        }
        const count = actions.size > 0 ? orders.size + 1 : orders.size
        await perform({ does: 'checkout', tab: 0, ...well })
        await perform({ does: 'order', tab: 0, ...well })
        expect(orders.size).toBe(count)
      }),
      // fixed seed for reproducible runs; remove it to explore other sequences
      historyRuns('cart and order in two tabs', {
        examples: [[restoredLine], [restoredAfterZero], [repeatedZero]],
        seed: 20261122,
        numRuns: 30,
        interruptAfterTimeLimit: 15_000,
      }),
    )
  },
  historyTimeoutMs,
)
