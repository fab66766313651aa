import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDebounce } from './debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// F518
test('runs the check once, 20 ms after the last input, and not at all after cancel', () => {
  const delay = createDebounce()
  let checks = 0
  const type = () => delay.after(() => void checks++)
  type()
  vi.advanceTimersByTime(19)
  type()
  vi.advanceTimersByTime(19)
  expect(checks).toBe(0)
  vi.advanceTimersByTime(1)
  expect(checks).toBe(1)
  type()
  delay.cancel()
  vi.advanceTimersByTime(100)
  expect(checks).toBe(1)
})
