import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadScreensAhead } from './load-screens.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the code of other screens is loaded a second after the app lives, once the browser is idle', async () => {
  const loaded: unknown[] = []
  const idle: (() => void)[] = []
  const routesById = { home: 'home', cart: 'cart', login: 'login' }
  const loadRouteChunk = async (route: unknown) => {
    loaded.push(route)
    if (route === 'home') throw new TypeError('Failed to fetch dynamically imported module')
  }
  loadScreensAhead({ routesById, loadRouteChunk } as never, (run) => idle.push(run))
  vi.advanceTimersByTime(999)
  expect(idle).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect([idle.length, loaded]).toEqual([1, []])
  idle[0]?.()
  // one that fails keeps none of the others back
  expect(loaded).toEqual(['home', 'cart', 'login'])
})

test('without a signal nothing is asked for before there is one: a browser asks once for a module', () => {
  const loaded: unknown[] = []
  const signals = new EventTarget()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', signals.addEventListener.bind(signals))
  const loadRouteChunk = async (route: unknown) => void loaded.push(route)
  loadScreensAhead({ routesById: { cart: 'cart' }, loadRouteChunk } as never, (run) => run())
  vi.advanceTimersByTime(1_000)
  expect(loaded).toEqual([])
  vi.stubGlobal('navigator', { onLine: true })
  signals.dispatchEvent(new Event('online'))
  expect(loaded).toEqual(['cart'])
})
