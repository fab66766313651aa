import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { abandonedMs, type Caller, type Priority, type Release, RenderQueue } from './render-queue.ts'

type Options = ConstructorParameters<typeof RenderQueue>[0]
/** As on one CPU: two renders at a time, one of them shared. */
const maxRunning = { individual: 2, shared: 1 }
const maxInFlight = { customer: 6, guest: 50, background: 50 }
const open = (more: Partial<Options> = {}) =>
  new RenderQueue({ maxRunning, maxInFlight, maxQueued: 100, maxWaitMs: 5_000, ...more })
const one = { maxRunning: { individual: 1, shared: 1 } }
const guest = (id: string): Caller => ({ kind: 'guest', id })
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms))

function renderer(queue: RenderQueue) {
  const started: string[] = []
  const render = async (caller: string, priority: Priority = 'individual') => {
    const release = await queue.enter(guest(caller), priority)
    if (typeof release === 'string') return release
    started.push(caller)
    await sleep(2)
    release()
    return 'rendered'
  }
  return { started, render }
}

function endOf(entered: Release | string) {
  if (typeof entered === 'string') return entered
  entered()
  return 'rendered'
}

async function enter(queue: RenderQueue, priority: Priority, caller: string): Promise<Release> {
  const release = await queue.enter(guest(caller), priority)
  if (typeof release === 'string') throw new Error(release)
  return release
}

afterEach(() => void vi.useRealTimers())

describe('RenderQueue: callers of a priority', () => {
  test('are served in rotation, however many renders each of them requests', async () => {
    const { started, render } = renderer(open(one))
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'a', 'c', 'b'].map((caller) => render(caller)))
    expect(started).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a', 'a'])
  })

  test('let a new caller wait for at most one render of each other caller', async () => {
    const { started, render } = renderer(open(one))
    const flood = Array.from({ length: 10 }, () => render('many'))
    await sleep(1)
    await render('one')
    expect(started.indexOf('one')).toBeLessThanOrEqual(2)
    await Promise.all(flood)
    expect(started.filter((caller) => caller === 'many')).toHaveLength(10)
  })

  test('skip a caller that timed out', async () => {
    const queue = open({ ...one, maxWaitMs: 20 })
    const release = await enter(queue, 'individual', 'a')
    expect(await queue.enter(guest('b'), 'individual')).toBe('overload')
    const waiting = queue.enter(guest('c'), 'individual')
    release()
    expect(await waiting).toEqual(expect.any(Function))
  })
})

describe('RenderQueue: priorities', () => {
  test('individual renders start before shared ones that were requested earlier', async () => {
    const { started, render } = renderer(open(one))
    const priorities: Priority[] = ['shared', 'shared', 'individual']
    await Promise.all(priorities.map((priority) => render(priority, priority)))
    expect(started).toEqual(['shared', 'individual', 'shared'])
  })

  test('one shared render starts in addition to any number of individual ones, a second one does not', async () => {
    const queue = open()
    await enter(queue, 'individual', 'a')
    await enter(queue, 'individual', 'b')
    const release = await enter(queue, 'shared', 'c')
    const second = queue.enter(guest('d'), 'shared')
    expect(await Promise.race([second, sleep(20)])).toBeUndefined()
    release()
    expect(await second).toEqual(expect.any(Function))
  })

  test('shared renders continue while individual ones never end', async () => {
    const { started, render } = renderer(open())
    const isOver = { value: false }
    const flood = ['a', 'b', 'c'].map(async (caller) => {
      while (!isOver.value) await render(caller)
    })
    await Promise.all([1, 2, 3].map(() => render('shared', 'shared')))
    isOver.value = true
    await Promise.all(flood)
    expect(started.filter((caller) => caller === 'shared')).toHaveLength(3)
  })

  test('shared renders leave the second place to an individual one', async () => {
    const queue = open()
    await enter(queue, 'shared', 'a')
    void queue.enter(guest('b'), 'shared')
    expect(await Promise.race([queue.enter(guest('c'), 'individual'), sleep(50)])).toEqual(expect.any(Function))
  })
})

describe('RenderQueue: a render is refused', () => {
  test('immediately if the queue is full', async () => {
    const queue = open({ ...one, maxQueued: 2 })
    const release = await enter(queue, 'individual', 'a')
    const queued = [enter(queue, 'individual', 'a'), enter(queue, 'individual', 'b')]
    expect(await queue.enter(guest('c'), 'individual')).toBe('overload')
    release()
    const first = await queued[0]
    expect(first).toEqual(expect.any(Function))
    // a place in the queue is free again
    const next = queue.enter(guest('c'), 'individual')
    first?.()
    const second = await queued[1]
    second?.()
    expect(await next).toEqual(expect.any(Function))
  })

  test('if it was the last of the caller with most of them and another caller enters a full queue', async () => {
    const queue = open({ ...one, maxQueued: 4 })
    const release = await enter(queue, 'individual', 'many')
    const many = [1, 2, 3, 4].map(() => queue.enter(guest('many'), 'individual'))
    const other = queue.enter(guest('one'), 'individual')
    expect(await many[3]).toBe('overload')
    expect(await queue.enter(guest('many'), 'individual')).toBe('overload')
    release()
    for (const end of await Promise.all([many[0], many[1], many[2], other].map((entered) => entered?.then(endOf))))
      expect(end).toBe('rendered')
  })

  test('after maxWaitMs, and its place in the queue is free again', async () => {
    const queue = open({ ...one, maxQueued: 1, maxWaitMs: 20 })
    const release = await enter(queue, 'individual', 'a')
    expect(await queue.enter(guest('b'), 'individual')).toBe('overload')
    const next = queue.enter(guest('b'), 'individual')
    release()
    expect(await next).toEqual(expect.any(Function))
  })
})

describe('RenderQueue: an abandoned render', () => {
  test('releases its place to the next request after 5 s, and no other one when it ends later', async () => {
    let now = 0
    const queue = open({ ...one, maxWaitMs: 20, now: () => now })
    const late = await enter(queue, 'individual', 'a')
    now += abandonedMs - 1
    expect(await queue.enter(guest('b'), 'individual')).toBe('overload')
    now += 1
    await enter(queue, 'individual', 'b')
    late()
    expect(await queue.enter(guest('c'), 'individual')).toBe('overload')
  })

  test('releases its place to a queued request although no other request comes', async () => {
    vi.useFakeTimers()
    const queue = open({ ...one, maxWaitMs: 10_000 })
    await enter(queue, 'individual', 'a')
    const granted = vi.fn()
    const waiting = queue.enter(guest('b'), 'individual').then(granted)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(granted).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(granted).toHaveBeenCalledWith(expect.any(Function))
    await waiting
  })

  test('releases its place also after a clock that was ahead is corrected', async () => {
    let now = 86_400_000
    const queue = open({ ...one, now: () => now })
    await enter(queue, 'individual', 'a')
    now = 0
    expect(await queue.enter(guest('b'), 'individual')).toEqual(expect.any(Function))
  })
})

test('RenderQueue: a render that is released twice starts one queued render, not two', async () => {
  const queue = open({ ...one, maxWaitMs: 20 })
  const release = await enter(queue, 'individual', 'a')
  const waiting = [queue.enter(guest('b'), 'individual'), queue.enter(guest('c'), 'individual')]
  release()
  release()
  expect((await Promise.all(waiting)).filter((granted) => granted !== 'overload')).toHaveLength(1)
})

test('RenderQueue: renders in any order run within the limits, and all of them run', async () => {
  const request = fc.record({
    priority: fc.constantFrom<Priority>('individual', 'shared'),
    caller: fc.constantFrom('a', 'b', 'c'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(request, { maxLength: 20 }), async (requests) => {
      const queue = open({ maxRunning: { individual: 3, shared: 2 } })
      const running: Priority[] = []
      const render = async ({ priority, caller }: (typeof requests)[number]) => {
        const release = await enter(queue, priority, caller)
        running.push(priority)
        const shared = running.filter((one) => one === 'shared').length
        expect(running.length).toBeLessThanOrEqual(shared === 1 ? 4 : 3)
        expect(shared).toBeLessThanOrEqual(2)
        await sleep(0)
        running.splice(running.indexOf(priority), 1)
        release()
      }
      await Promise.all(requests.map(render))
      expect(running).toEqual([])
    }),
    { numRuns: 30 },
  )
})
