import { expect, test } from 'vitest'
import { priceFor, promotionPercent } from './pricing.ts'

test('a group price is at most the list price, and a promotion price at most the group price', () => {
  for (const number of ['100001', '300124', '800118']) expect(promotionPercent(number)).toBe(promotionPercent(number))
  const promoted = Array.from({ length: 3000 }, (_, index) => promotionPercent(String(100_000 + index))).filter(
    (percent) => percent > 0,
  )
  expect(promoted.length).toBeGreaterThan(100)
  expect(promoted.length).toBeLessThan(400)
  expect(priceFor(1000, 'drinks', 'A', 0)).toEqual({ regularCents: 860, finalCents: 860 })
  expect(priceFor(1000, 'drinks', 'B', 10)).toEqual({ regularCents: 920, finalCents: 828 })
})
