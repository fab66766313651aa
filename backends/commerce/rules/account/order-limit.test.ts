import { expect, test } from 'vitest'
import { exceededLimit } from './order-limit.ts'

const none = { orderLimitCents: null, monthLimitCents: null, orderedThisMonthCents: 0, orderCents: 0 }

// F616
test('exceededLimit: amounts up to a limit, and without limits: none is exceeded', () => {
  expect(exceededLimit({ ...none, orderedThisMonthCents: 9_000_000, orderCents: 9_000_000 })).toBe(null)
  expect(exceededLimit({ ...none, orderLimitCents: 25_000, orderCents: 25_000 })).toBe(null)
  expect(exceededLimit({ ...none, monthLimitCents: 25_000, orderedThisMonthCents: 5000, orderCents: 20_000 })).toBe(
    null,
  )
})

// F616
test('exceededLimit: one cent more: the limit of the order before that of the month; 0 permits nothing', () => {
  expect(exceededLimit({ ...none, orderLimitCents: 25_000, orderCents: 25_001 })).toBe('order')
  expect(exceededLimit({ ...none, monthLimitCents: 25_000, orderedThisMonthCents: 5000, orderCents: 20_001 })).toBe(
    'month',
  )
  const both = { orderLimitCents: 100, monthLimitCents: 100, orderedThisMonthCents: 100, orderCents: 101 }
  expect(exceededLimit(both)).toBe('order')
  expect(exceededLimit({ ...none, orderLimitCents: 0, orderCents: 1 })).toBe('order')
})
