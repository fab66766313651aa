import { describe, expect, test } from 'vitest'
import { abandonedMs, type Caller, RenderQueue } from './render-queue.ts'

type Options = ConstructorParameters<typeof RenderQueue>[0]
const maxInFlight = { customer: 6, guest: 50, background: 50 }
const withoutQueue = { individual: Number.POSITIVE_INFINITY, shared: Number.POSITIVE_INFINITY }
const open = (more: Partial<Options> = {}) =>
  new RenderQueue({ maxRunning: withoutQueue, maxInFlight, maxQueued: 100, maxWaitMs: 5_000, ...more })
const guest = (id: string): Caller => ({ kind: 'guest', id })

describe('RenderQueue: renders in flight of one caller', () => {
  const customer = (id: string): Caller => ({ kind: 'customer', id })
  const enterTimes = (queue: RenderQueue, times: number, caller: Caller) =>
    Promise.all(Array.from({ length: times }, () => queue.enter(caller, 'individual')))
  const count = (entered: readonly unknown[]) => entered.filter((one) => typeof one === 'function').length

  test.each([
    [customer('1'), 6],
    [guest('1'), 50],
    [{ kind: 'background', id: 'revalidation' } as const, 50],
    [guest(''), 60],
  ])('without a queue none waits, and of 60 renders of %o only %d start', async (caller, limit) => {
    const entered = await enterTimes(open(), 60, caller)
    expect(count(entered)).toBe(limit)
    expect(entered.slice(limit)).toEqual(Array(60 - limit).fill('caller'))
  })

  test('do not count against another caller, also one of another kind with the same id', async () => {
    const queue = open()
    await enterTimes(queue, 10, customer('1'))
    for (const other of [customer('2'), guest('1')])
      expect(await queue.enter(other, 'individual')).toEqual(expect.any(Function))
  })

  test('leave room for one more when one ends, also if it is released twice', async () => {
    const queue = open()
    const [first] = await enterTimes(queue, 6, customer('1'))
    if (typeof first !== 'function') throw new Error(first)
    first()
    first()
    expect(count(await enterTimes(queue, 2, customer('1')))).toBe(1)
  })

  test('do not count if they were abandoned 5 s ago, or started by a clock that was ahead', async () => {
    for (const passedMs of [abandonedMs, -86_400_000]) {
      let now = 86_400_000
      const queue = open({ now: () => now })
      await enterTimes(queue, 6, customer('1'))
      expect(await queue.enter(customer('1'), 'individual')).toBe('caller')
      now += passedMs
      expect(await queue.enter(customer('1'), 'individual')).toEqual(expect.any(Function))
    }
  })

  test('count while they are queued, for this caller only, and not after they were refused', async () => {
    for (const limits of [{}, { maxWaitMs: 10 }]) {
      const queue = open({ maxRunning: { individual: 1, shared: 1 }, ...limits })
      const release = await queue.enter(customer('1'), 'individual')
      const queued = Array.from({ length: 5 }, () => queue.enter(customer('1'), 'individual'))
      expect(await queue.enter(customer('1'), 'individual')).toBe('caller')
      const other = queue.enter(customer('2'), 'individual')
      if (typeof release === 'function') setTimeout(release, 20)
      const entered = await Promise.all(
        [...queued, other].map(async (entering) => {
          const end = await entering
          if (typeof end === 'function') end()
          return typeof end
        }),
      )
      expect(new Set(entered)).toEqual(new Set([limits.maxWaitMs ? 'string' : 'function']))
      expect(await queue.enter(customer('1'), 'individual')).toEqual(expect.any(Function))
    }
  })

  test('of the same page are two at most, queued or not, and a third starts when one ends', async () => {
    for (const maxRunning of [withoutQueue, { individual: 1, shared: 1 }]) {
      const queue = open({ maxRunning })
      const page = (id: string): Caller => ({ ...customer('1'), page: `session ${id}` })
      const first = await queue.enter(page('/cart'), 'individual')
      const second = queue.enter(page('/cart'), 'individual')
      expect(await queue.enter(page('/cart'), 'individual')).toBe('caller')
      const other = queue.enter(page('/checkout'), 'individual')
      if (typeof first === 'function') first()
      const third = queue.enter(page('/cart'), 'individual')
      for (const entering of [second, other, third]) {
        const end = await entering
        if (typeof end === 'string') throw new Error(end)
        end()
      }
    }
  })

  test('of the same page do not count if the client has gone', async () => {
    const queue = open()
    const client = new AbortController()
    const page: Caller = { ...customer('1'), page: 'session /cart' }
    for (let reload = 0; reload < 2; reload++) await queue.enter({ ...page, signal: client.signal }, 'individual')
    expect(await queue.enter(page, 'individual')).toBe('caller')
    client.abort()
    expect(await queue.enter(page, 'individual')).toEqual(expect.any(Function))
  })

  test('do not start if the client has gone, before or while they were queued, and leave the queue', async () => {
    const queue = open({ maxRunning: { individual: 1, shared: 1 }, maxQueued: 1 })
    expect(await queue.enter({ ...guest('1'), signal: AbortSignal.abort() }, 'individual')).toBe('gone')
    const release = await queue.enter(guest('1'), 'individual')
    const client = new AbortController()
    const gone = queue.enter({ ...guest('1'), signal: client.signal }, 'individual')
    expect(await queue.enter(guest('1'), 'individual')).toBe('overload')
    client.abort()
    expect(await gone).toBe('gone')
    const next = queue.enter(guest('1'), 'individual')
    if (typeof release === 'function') release()
    expect(await next).toEqual(expect.any(Function))
  })

  test('that were granted while the client went release their place', async () => {
    const queue = open({ maxRunning: { individual: 1, shared: 1 } })
    const release = await queue.enter(guest('1'), 'individual')
    const client = new AbortController()
    const gone = queue.enter({ ...guest('1'), signal: client.signal }, 'individual')
    if (typeof release === 'function') release()
    client.abort()
    expect(await gone).toBe('gone')
    expect(await queue.enter(guest('1'), 'individual')).toEqual(expect.any(Function))
  })
})
