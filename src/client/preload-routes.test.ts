import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadRoutes } from './preload-routes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const routeOf = (id: string, staticData = {}) => [id, { id, options: { staticData } }] as const
type Route = ReturnType<typeof routeOf>[1]

// F551
test('loads the code of other routes in order, one second after hydration, once the browser is idle', async () => {
  const loaded: unknown[] = []
  const idle: (() => void)[] = []
  const own = { loadAhead: async () => void loaded.push('a screen of the catalogue') }
  const routesById = Object.fromEntries([
    routeOf('home'),
    routeOf('/catalogue/$', own),
    routeOf('login'),
    routeOf('__root__'),
  ])
  let pending = 0
  const loadRouteChunk = async ({ id }: Route) => {
    pending += 1
    loaded.push(pending === 1 ? id : 'more than one at once')
    await Promise.resolve()
    pending -= 1
    if (id === 'home') throw new TypeError('Failed to fetch dynamically imported module')
  }
  preloadRoutes({ routesById, loadRouteChunk } as never, (run) => idle.push(run))
  vi.advanceTimersByTime(999)
  expect(idle).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect([idle.length, loaded]).toEqual([1, []])
  idle[0]?.()
  // one that fails does not affect the others
  await vi.waitFor(() => expect(loaded).toHaveLength(5))
  expect(loaded).toEqual(['__root__', '/catalogue/$', 'a screen of the catalogue', 'home', 'login'])
})

test('offline, loads nothing until the connection is back: a browser never retries a module', () => {
  const loaded: unknown[] = []
  const signals = new EventTarget()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', signals.addEventListener.bind(signals))
  const loadRouteChunk = async ({ id }: Route) => void loaded.push(id)
  preloadRoutes({ routesById: Object.fromEntries([routeOf('cart')]), loadRouteChunk } as never, (run) => run())
  vi.advanceTimersByTime(1_000)
  expect(loaded).toEqual([])
  vi.stubGlobal('navigator', { onLine: true })
  signals.dispatchEvent(new Event('online'))
  expect(loaded).toEqual(['cart'])
})
