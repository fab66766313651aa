import { expect, test } from 'vitest'
import { toPriceEnd } from './price-end.ts'

const now = Date.parse('2026-11-29T12:00:00Z')

// F654
test('a price says on which day it ends from 30 days before', () => {
  expect(toPriceEnd('2026-12-29', now)).toEqual({ endsOn: '2026-12-29' })
  expect(toPriceEnd('2026-11-29', now)).toEqual({ endsOn: '2026-11-29' })
  expect(toPriceEnd('2026-12-30', Date.parse('2026-11-29T23:59:59Z'))).toEqual({ endsOn: '2026-12-30' })
  expect(toPriceEnd('2026-12-31', now)).toEqual({})
  expect(toPriceEnd(null, now)).toEqual({})
  expect(toPriceEnd('soon', now)).toEqual({})
})
