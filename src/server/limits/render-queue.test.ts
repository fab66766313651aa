import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { abandonedMs, type Priority, type Release, RenderQueue } from './render-queue.ts'

type Options = ConstructorParameters<typeof RenderQueue>[0]
/** As on one processor: two renders at a time, one of them shared. */
const maxRunning = { individual: 2, shared: 1 }
const open = (more: Partial<Options> = {}) => new RenderQueue({ maxRunning, maxQueued: 100, maxWaitMs: 5_000, ...more })
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Renders that note the order of their starts. */
function renderer(queue: RenderQueue) {
  const started: string[] = []
  const render = async (caller: string, priority: Priority = 'individual') => {
    const release = await queue.enter(priority, caller)
    started.push(release ? caller : `${caller} refused`)
    await sleep(2)
    release?.()
  }
  return { started, render }
}

async function enter(queue: RenderQueue, priority: Priority, caller: string): Promise<Release> {
  const release = await queue.enter(priority, caller)
  if (!release) throw new Error('refused')
  return release
}

afterEach(() => void vi.useRealTimers())

describe('RenderQueue: callers of a priority', () => {
  test('take turns, however many renders each of them requests', async () => {
    const { started, render } = renderer(open({ maxRunning: { individual: 1, shared: 1 } }))
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'a', 'c', 'b'].map((caller) => render(caller)))
    expect(started).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a', 'a'])
  })

  test('a new caller waits for one render of each other caller at most', async () => {
    const { started, render } = renderer(open({ maxRunning: { individual: 1, shared: 1 } }))
    const flood = Array.from({ length: 10 }, () => render('many'))
    await sleep(1)
    await render('one')
    expect(started.indexOf('one')).toBeLessThanOrEqual(2)
    await Promise.all(flood)
    expect(started.filter((caller) => caller === 'many')).toHaveLength(10)
  })

  test('a caller that gave up is skipped', async () => {
    const queue = open({ maxRunning: { individual: 1, shared: 1 }, maxWaitMs: 20 })
    const release = await enter(queue, 'individual', 'a')
    expect(await queue.enter('individual', 'b')).toBeNull()
    const waiting = queue.enter('individual', 'c')
    release()
    expect(await waiting).not.toBeNull()
  })
})

describe('RenderQueue: priorities', () => {
  test('individual renders start before shared ones that were requested earlier', async () => {
    const { started, render } = renderer(open({ maxRunning: { individual: 1, shared: 1 } }))
    const priorities: Priority[] = ['shared', 'shared', 'individual']
    await Promise.all(priorities.map((priority) => render(priority, priority)))
    expect(started).toEqual(['shared', 'individual', 'shared'])
  })

  test('one shared render starts beside any number of individual ones, a second one does not', async () => {
    const queue = open()
    await enter(queue, 'individual', 'a')
    await enter(queue, 'individual', 'b')
    const release = await enter(queue, 'shared', 'c')
    const second = queue.enter('shared', 'd')
    expect(await Promise.race([second, sleep(20)])).toBeUndefined()
    release()
    expect(await second).not.toBeNull()
  })

  test('shared renders go on while individual ones never end', async () => {
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
    void queue.enter('shared', 'b')
    expect(await Promise.race([queue.enter('individual', 'c'), sleep(50)])).toEqual(expect.any(Function))
  })
})

describe('RenderQueue: a render is refused', () => {
  test('at once if the queue is full', async () => {
    const queue = open({ maxRunning: { individual: 1, shared: 1 }, maxQueued: 2 })
    const release = await enter(queue, 'individual', 'a')
    const queued = [queue.enter('individual', 'a'), queue.enter('individual', 'b')]
    expect(await queue.enter('individual', 'c')).toBeNull()
    release()
    const first = await queued[0]
    expect(first).not.toBeNull()
    // a place in the queue is free again
    const next = queue.enter('individual', 'c')
    first?.()
    ;(await queued[1])?.()
    expect(await next).not.toBeNull()
  })

  test('after maxWaitMs, and its place in the queue is free again', async () => {
    const queue = open({ maxRunning: { individual: 1, shared: 1 }, maxQueued: 1, maxWaitMs: 20 })
    const release = await enter(queue, 'individual', 'a')
    expect(await queue.enter('individual', 'b')).toBeNull()
    const next = queue.enter('individual', 'b')
    release()
    expect(await next).not.toBeNull()
  })
})

describe('RenderQueue: an abandoned render', () => {
  const one = { maxRunning: { individual: 1, shared: 1 } }

  test('gives its place to the next request after 5 s, and takes none when it ends later', async () => {
    let now = 0
    const queue = open({ ...one, maxWaitMs: 20, now: () => now })
    const late = await enter(queue, 'individual', 'a')
    now += abandonedMs - 1
    expect(await queue.enter('individual', 'b')).toBeNull()
    now += 1
    await enter(queue, 'individual', 'b')
    late()
    expect(await queue.enter('individual', 'c')).toBeNull()
  })

  test('gives its place to a queued request although no other request comes', async () => {
    vi.useFakeTimers()
    const queue = open({ ...one, maxWaitMs: 10_000 })
    await enter(queue, 'individual', 'a')
    const granted = vi.fn()
    const waiting = queue.enter('individual', 'b').then(granted)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(granted).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(granted).toHaveBeenCalledWith(expect.any(Function))
    await waiting
  })

  test('gives its place away also after a clock that was ahead is corrected', async () => {
    let now = 86_400_000
    const queue = open({ ...one, now: () => now })
    await enter(queue, 'individual', 'a')
    now = 0
    expect(await queue.enter('individual', 'b')).not.toBeNull()
  })
})

test('RenderQueue: a render that is released twice starts one queued render, not two', async () => {
  const queue = open({ maxRunning: { individual: 1, shared: 1 }, maxWaitMs: 20 })
  const release = await enter(queue, 'individual', 'a')
  const waiting = [queue.enter('individual', 'b'), queue.enter('individual', 'c')]
  release()
  release()
  expect((await Promise.all(waiting)).filter((granted) => granted !== null)).toHaveLength(1)
})

test('RenderQueue: in whatever order renders are requested, no more run than allowed, and all of them run', async () => {
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
