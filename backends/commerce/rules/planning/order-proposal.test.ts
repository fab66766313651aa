import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DeliveredItem, proposeOrder } from './order-proposal.ts'

const plusDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Deliveries of one product, by days before `day`. */
const before = (day: string, productId: number, quantities: Record<number, number>): DeliveredItem[] =>
  Object.entries(quantities).map(([ago, quantity]) => ({ productId, day: plusDays(day, -Number(ago)), quantity }))

const target = '2026-03-03'

// F566
test('a product in most of the latest deliveries on a weekday is proposed for that weekday, with its median quantity', () => {
  const milk = before(target, 1, { 7: 4, 14: 2, 21: 4, 35: 10, 42: 4 })
  const others = before(target, 2, { 7: 1, 28: 1, 49: 1, 56: 9 })
  expect(proposeOrder([...others, ...milk], target)).toEqual([
    { productId: 1, quantity: 4, reason: { kind: 'weekday', times: 5, of: 6 } },
  ])
  // of another day the same deliveries say less
  expect(proposeOrder([...others, ...milk], plusDays(target, 1))[0]?.reason).toMatchObject({ kind: 'deliveries' })
})

// F566
test('a product that returns after a usual number of days is proposed once it is due', () => {
  const oil = before(target, 7, { 10: 2, 19: 3, 28: 2, 37: 3 })
  const others = before(target, 8, { 2: 1, 4: 1, 8: 1, 11: 1, 18: 1, 36: 1 })
  const propose = (day: string) => proposeOrder([...oil, ...others], day).filter(({ productId }) => productId === 7)
  expect(propose(target)).toEqual([
    { productId: 7, quantity: 3, reason: { kind: 'interval', everyDays: 9, lastDaysAgo: 10 } },
  ])
  expect(propose(plusDays(target, -4))).toEqual([])
})

// F566
test('a product in most of the latest deliveries is proposed on any day, unless it was delivered just now', () => {
  const milk = before(target, 1, { 4: 2, 13: 2, 22: 2, 40: 2 })
  const others = before(target, 2, { 31: 1, 49: 1 })
  expect(proposeOrder([...milk, ...others], target)).toEqual([])
  expect(proposeOrder([...milk, ...others], plusDays(target, 2))).toEqual([
    { productId: 1, quantity: 2, reason: { kind: 'deliveries', times: 4, of: 6 } },
  ])
})

// F566
test('nothing is proposed that is ordered for the day, was bought by chance, or is no longer bought', () => {
  const weekly = { 7: 1, 14: 1, 21: 1, 28: 1 }
  const ordered = [...before(target, 1, weekly), ...before(target, 1, { 0: 1 })]
  const chance = before(target, 2, { 7: 1, 9: 1, 160: 1 })
  const dropped = before(target, 3, { 84: 1, 91: 1, 98: 1, 105: 1 })
  const twice = before(target, 4, { 7: 1, 14: 1 })
  expect(proposeOrder([...ordered, ...chance, ...dropped, ...twice], target)).toEqual([])
  // after a break of the customer the habits are still known
  expect(proposeOrder(dropped, plusDays(target, 60)).map(({ productId }) => productId)).toEqual([3])
  expect(proposeOrder([], target)).toEqual([])
})

const history = fc.array(
  fc.record({
    productId: fc.integer({ min: 1, max: 6 }),
    day: fc.integer({ min: 0, max: 120 }).map((ago) => plusDays(target, -ago)),
    quantity: fc.integer({ min: 1, max: 40 }),
  }),
  { maxLength: 150 },
)
const oncePerDay = history.map((items) => [
  ...new Map(items.map((item) => [`${item.productId} ${item.day}`, item])).values(),
])

// F566
test('a proposal has whole quantities, never more than was ordered at once, each product once, in an order that does not depend on that of the history', () => {
  fc.assert(
    fc.property(oncePerDay, (items) => {
      const proposed = proposeOrder(items, target)
      for (const { productId, quantity } of proposed) {
        const own = items.filter((item) => item.productId === productId)
        expect(Number.isInteger(quantity) && quantity >= 1).toBe(true)
        expect(quantity).toBeLessThanOrEqual(Math.max(...own.map((item) => item.quantity)))
        expect(own.length).toBeGreaterThanOrEqual(3)
        expect(own.some(({ day }) => day === target)).toBe(false)
      }
      expect(new Set(proposed.map(({ productId }) => productId)).size).toBe(proposed.length)
      expect(proposeOrder(items.toReversed(), target)).toEqual(proposed)
    }),
  )
})
