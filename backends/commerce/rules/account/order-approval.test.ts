import { expect, test } from 'vitest'
import { findLineChanges, toApprovalStatus } from './order-approval.ts'

// F622
test('toApprovalStatus: a waiting request is expired from the instant of its cut-off on; a decided one keeps its state', () => {
  const waiting = { status: 'waiting' as const, expires_at: '2026-11-21T21:00:00.000Z' }
  expect(toApprovalStatus(waiting, new Date('2026-11-21T20:59:59.999Z'))).toBe('waiting')
  expect(toApprovalStatus(waiting, new Date('2026-11-21T21:00:00.000Z'))).toBe('expired')
  expect(toApprovalStatus({ ...waiting, status: 'approved' }, new Date('2026-11-22T00:00:00Z'))).toBe('approved')
})

// F619
test('findLineChanges: price, stock and sale of a line; a removed line reports neither price nor stock', () => {
  const line = { quantity: 2, requestedPriceCents: 1000, priceCents: 1000, isShort: false }
  expect(findLineChanges(line)).toEqual([])
  expect(findLineChanges({ ...line, priceCents: 1001, isShort: true })).toEqual(['priceUp', 'short'])
  expect(findLineChanges({ ...line, priceCents: 999 })).toEqual(['priceDown'])
  expect(findLineChanges({ ...line, priceCents: null })).toEqual(['gone'])
  expect(findLineChanges({ ...line, quantity: 0, priceCents: 1001, isShort: true })).toEqual([])
  expect(findLineChanges({ ...line, quantity: 0, priceCents: null })).toEqual(['gone'])
})
