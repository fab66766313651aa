import { describe, expect, test } from 'vitest'
import { type Caller, maxInFlight, RenderLimiter } from './render-limiter.ts'
import { abandonedMs, RenderQueue } from './render-queue.ts'

const customer = (id: string): Caller => ({ kind: 'customer', id })
const network: Caller = { kind: 'network', id: 'customer:1' }
const background: Caller = { kind: 'background', id: '' }

/** Renders that have started, and those that were refused, in the order of their requests. */
const enterTimes = (limiter: RenderLimiter, times: number, caller: Caller) =>
  Promise.all(Array.from({ length: times }, () => limiter.enter(caller, 'individual')))
const isStarted = (entered: unknown) => typeof entered === 'function'

describe('RenderLimiter without a queue', () => {
  test.each([customer('1'), network, background])(
    'refuses $kind more renders in flight than allowed, without waiting',
    async (caller) => {
      const limiter = new RenderLimiter(null)
      const entered = await enterTimes(limiter, maxInFlight[caller.kind] + 2, caller)
      expect(entered.map((one) => (isStarted(one) ? 'started' : one))).toEqual([
        ...Array(maxInFlight[caller.kind]).fill('started'),
        'caller',
        'caller',
      ])
    },
  )

  test('does not count the renders of a caller against another one', async () => {
    const limiter = new RenderLimiter(null)
    await enterTimes(limiter, 10, customer('1'))
    for (const other of [customer('2'), network, background])
      expect(isStarted(await limiter.enter(other, 'individual'))).toBe(true)
  })

  test('starts another render of a caller for each that ends, and one for a render that is released twice', async () => {
    const limiter = new RenderLimiter(null)
    const [first] = await enterTimes(limiter, maxInFlight.customer, customer('1'))
    if (typeof first === 'string') throw new Error(first)
    first?.()
    first?.()
    const entered = await enterTimes(limiter, 2, customer('1'))
    expect(entered.map(isStarted)).toEqual([true, false])
  })

  test('does not count a render that was abandoned 5 s ago, nor one that was started by a clock that was ahead', async () => {
    for (const passedMs of [abandonedMs, -86_400_000]) {
      let now = 86_400_000
      const limiter = new RenderLimiter(null, {}, () => now)
      await enterTimes(limiter, maxInFlight.customer, customer('1'))
      expect(await limiter.enter(customer('1'), 'individual')).toBe('caller')
      now += passedMs
      expect(isStarted(await limiter.enter(customer('1'), 'individual'))).toBe(true)
    }
  })
})

describe('RenderLimiter with a queue', () => {
  /** One render at a time. */
  const open = (more: { maxQueued?: number; maxWaitMs?: number } = {}) => {
    const maxRunning = { individual: 1, shared: 1 }
    return new RenderLimiter(new RenderQueue({ maxRunning, maxQueued: 100, maxWaitMs: 5_000, ...more }))
  }
  const render = async (limiter: RenderLimiter, caller: Caller) => {
    const release = await limiter.enter(caller, 'individual')
    if (typeof release === 'string') return release
    await new Promise((done) => setTimeout(done, 1))
    release()
    return 'rendered'
  }

  test('lets the renders of a caller wait for their turns', async () => {
    const limiter = open()
    const results = await Promise.all(
      Array.from({ length: maxInFlight.customer }, () => render(limiter, customer('1'))),
    )
    expect(results).toEqual(Array(maxInFlight.customer).fill('rendered'))
  })

  test('refuses a caller that has too many renders queued without waiting, and no other caller', async () => {
    const limiter = open()
    const queued = Array.from({ length: maxInFlight.customer }, () => render(limiter, customer('1')))
    expect(await limiter.enter(customer('1'), 'individual')).toBe('caller')
    expect(await render(limiter, customer('2'))).toBe('rendered')
    await Promise.all(queued)
    expect(await render(limiter, customer('1'))).toBe('rendered')
  })

  test('lets background renders wait, however many there are', async () => {
    const limiter = open()
    const results = await Promise.all(Array.from({ length: 20 }, () => render(limiter, background)))
    expect(results).toEqual(Array(20).fill('rendered'))
  })

  test('refuses a render for overload if the queue is full or takes too long, and does not count it', async () => {
    for (const limits of [{ maxQueued: 0 }, { maxWaitMs: 10 }]) {
      const limiter = open(limits)
      const release = await limiter.enter(customer('1'), 'individual')
      for (let attempt = 0; attempt < maxInFlight.customer + 1; attempt++)
        expect(await limiter.enter(customer('1'), 'individual')).toBe('overload')
      if (typeof release === 'function') release()
      expect(await render(limiter, customer('1'))).toBe('rendered')
    }
  })
})
