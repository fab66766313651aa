import { describe, expect, test } from 'vitest'
import { abandonedMs, type Caller, RenderQueue } from './render-queue.ts'

type Options = ConstructorParameters<typeof RenderQueue>[0]
const maxInFlight = { customer: 6, network: 50, screens: 50, background: 50 }
const withoutQueue = { individual: Number.POSITIVE_INFINITY, shared: Number.POSITIVE_INFINITY }
const open = (more: Partial<Options> = {}) =>
  new RenderQueue({ maxRunning: withoutQueue, maxInFlight, maxQueued: 100, maxWaitMs: 5_000, ...more })
const network = (id: string): Caller => ({ kind: 'network', id })

describe('RenderQueue: renders in flight of one caller', () => {
  const customer = (id: string): Caller => ({ kind: 'customer', id })
  const enterTimes = (queue: RenderQueue, times: number, caller: Caller) =>
    Promise.all(Array.from({ length: times }, () => queue.enter(caller, 'individual')))
  const count = (entered: readonly unknown[]) => entered.filter((one) => typeof one === 'function').length

  test.each([
    [customer('1'), 6],
    [network('1'), 50],
    [{ kind: 'background', id: 'revalidation' } as const, 50],
    [network(''), 60],
  ])('without a queue none waits, and of 60 renders of %o only %d start', async (caller, limit) => {
    const entered = await enterTimes(open(), 60, caller)
    expect(count(entered)).toBe(limit)
    expect(entered.slice(limit)).toEqual(Array(60 - limit).fill('caller'))
  })

  test('do not count against another caller, also one of another kind with the same id', async () => {
    const queue = open()
    await enterTimes(queue, 10, customer('1'))
    for (const other of [customer('2'), network('1')])
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
})
