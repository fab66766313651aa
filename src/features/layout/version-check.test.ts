import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkForNewBuild } from './version-check.ts'

const minuteMs = 60_000
class Tab extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
  comeTo(state: DocumentVisibilityState) {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let tab: Tab
let asked: number
let noticed: number
let answer: () => Promise<unknown>
let end: () => void
beforeEach(() => {
  vi.useFakeTimers()
  tab = new Tab()
  asked = 0
  noticed = 0
  answer = async () => 'a'
  const ask = () => {
    asked += 1
    return answer()
  }
  end = checkForNewBuild(
    'a',
    () => {
      noticed += 1
    },
    { ask, tab: tab as never },
  )
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

// F324, F467, F552
test('requests the build every hour and reports a new one once', async () => {
  await vi.advanceTimersByTimeAsync(60 * minuteMs - 1)
  expect(asked).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect([asked, noticed]).toEqual([1, 0])
  answer = async () => 'b'
  await vi.advanceTimersByTimeAsync(60 * minuteMs)
  expect([asked, noticed]).toEqual([2, 1])
  await vi.advanceTimersByTimeAsync(600 * minuteMs)
  expect([asked, noticed]).toEqual([2, 1])
})

// F324, F467
test('checks at once when a tab becomes visible after an hour, and not earlier', async () => {
  tab.comeTo('hidden')
  vi.setSystemTime(Date.now() + 59 * minuteMs)
  tab.comeTo('visible')
  expect(asked).toBe(0)
  tab.comeTo('hidden')
  // timers do not run while a machine sleeps
  vi.setSystemTime(Date.now() + 2 * minuteMs)
  expect(asked).toBe(0)
  tab.comeTo('visible')
  tab.comeTo('visible')
  expect(asked).toBe(1)
})

// F494
test('ignores a failed or empty manifest and tries again after an hour', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answer = () => Promise.reject(new TypeError('fetch failed'))
  await vi.advanceTimersByTimeAsync(60 * minuteMs)
  expect(logged).toHaveBeenCalledWith('Failed build manifest loading', expect.any(TypeError))
  answer = async () => undefined
  await vi.advanceTimersByTimeAsync(60 * minuteMs)
  expect([asked, noticed]).toEqual([2, 0])
})
