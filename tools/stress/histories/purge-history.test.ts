// Model of two processes that read content, which changes and is purged, over a backend whose responses are late or lost.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { historyRuns, historyTimeoutMs } from '../../../tests/support/history-runs.ts'
import {
  freshness,
  open,
  openEachTest,
  queryFor,
  settle,
  shared,
  waitUntil,
} from '../../../tests/support/read-through.ts'

openEachTest()

const processes = fc.constantFrom(0 as const, 1 as const)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('read' as const), process: processes }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('read late' as const), process: processes }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('read lost' as const), process: processes }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('change' as const), process: processes }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('arrive' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('pass' as const), seconds: fc.constantFrom(1, 6, 12, 70, 900) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** Time after which another process may not serve what was purged. */
const followMs = 10_000
let history = 0

function openModel() {
  history++
  const opened = [open(), open()] as const
  let version = 0
  const purges: { version: number; at: number; process: number }[] = []
  const late: (() => void)[] = []
  const reads: Promise<void>[] = []

  /** The oldest version that a read of this process, which starts now, may return. */
  const oldestOf = (process: number) =>
    purges
      .filter((purge) => purge.process === process || shared.now - purge.at >= followMs)
      .reduce((oldest, purge) => Math.max(oldest, purge.version), 0)

  async function read(process: 0 | 1, fate: 'read' | 'read late' | 'read lost') {
    const oldest = oldestOf(process)
    let wasLost = false
    const query = queryFor(
      async () => {
        const found = version
        if (fate === 'read late') await new Promise<void>((through) => late.push(through))
        else await new Promise((done) => setImmediate(done))
        if (fate === 'read lost') {
          wasLost = true
          throw new Error('down')
        }
        return String(found)
      },
      { key: `history ${history}`, freshness, tags: ['entry:1'] },
    )
    const result = await opened[process].cache.read(query, waitUntil).catch(() => null)
    // stale-if-error: an older version is served while the backend fails, also to requests that joined the failed one
    if (!result || wasLost || result.state === 'error') return
    expect(Number(result.value), 'a version that was purged before the read').toBeGreaterThanOrEqual(oldest)
  }

  async function run(one: Step) {
    if (one.does === 'pass') shared.now += one.seconds * 1_000
    else if (one.does === 'arrive') for (const through of late.splice(0)) through()
    else if (one.does === 'change') {
      version++
      await opened[one.process].tokens.renew(['entry:1'])
      purges.push({ version, at: shared.now, process: one.process })
    } else if (one.does === 'read late') reads.push(read(one.process, one.does))
    else {
      // a read may wait for a late response that it joined
      const done = read(one.process, one.does)
      reads.push(done)
      await Promise.race([done, new Promise((rest) => setTimeout(rest, 5))])
    }
  }
  async function end() {
    // background work may start another request that is late
    const work = Promise.all(reads).then(settle)
    do for (const through of late.splice(0)) through()
    while ((await Promise.race([work, new Promise((rest) => setTimeout(rest, 1, 'open'))])) === 'open')
  }
  return { run, end }
}

// F558
test(
  'two processes with late and lost responses: no read that starts after a purge returns what was purged',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30, size: 'max' }), async (steps) => {
        const { run, end } = openModel()
        for (const one of steps) await run(one)
        await end()
      }),
      historyRuns('purges against caches of two processes', { numRuns: 30 }),
    )
  },
  historyTimeoutMs,
)
