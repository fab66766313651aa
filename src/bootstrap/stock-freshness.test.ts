import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideOldStock } from './stock-freshness.ts'

const hour = 3_600_000
const now = 100 * hour

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function stockAt(ageMs: number) {
  const root = { dataset: { stock: String(now - ageMs) } as DOMStringMap }
  hideOldStock(root)
  hideOldStock(root)
  return root.dataset.stock
}

test('hides stock statuses that are older than an hour', () => {
  expect([0, hour, hour + 1].map(stockAt)).toEqual([String(now), String(now - hour), ''])
})

test('shows the stock statuses of a page without a time, as those of customers', () => {
  const root = { dataset: {} as DOMStringMap }
  hideOldStock(root)
  expect(root.dataset).toEqual({})
})
