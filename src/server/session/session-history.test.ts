// Model of sessions of two tabs, which two processes check at a backend whose responses are late or lost.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nadia } from '#tests/support/api-context.ts'
import { historyRuns, historyTimeoutMs } from '#tests/support/history-runs.ts'
import { MemoryBudget } from '../cache/memory.ts'
import { createCurrentCustomer } from './current-customer.ts'
import { SessionCache } from './session-cache.ts'

const two = fc.constantFrom(0 as const, 1 as const)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('visit' as const),
      tab: two,
      process: two,
      fate: fc.constantFrom('answered' as const, 'answered' as const, 'late' as const, 'lost' as const),
      waits: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('login' as const), tab: two }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('logout' as const), tab: two, process: two }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('end others' as const), tab: two }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('pass' as const), seconds: fc.constantFrom(1, 5, 9, 11, 700) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('arrive' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** A page may show the name of a session that ended elsewhere for this long. */
const nameMs = 10_000

function openModel() {
  let now = 1_800_000_000_000
  const processes = [0, 1].map(() => new SessionCache(new MemoryBudget(4_000_000), () => now))
  /** Time at which a session ended; null: it is active. */
  const endedAt = new Map<string, number | null>()
  const tabs: [string | null, string | null] = [null, null]
  const late: (() => void)[] = []

  async function visit({ tab, process, fate, waits }: Extract<Step, { does: 'visit' }>) {
    const id = tabs[tab]
    const sessions = processes[process]
    if (!id || !sessions) return
    const work: Promise<unknown>[] = []
    let isChecked = false
    const currentCustomer = createCurrentCustomer({
      session: { ...nadia, id },
      sessions,
      async isSessionActive() {
        isChecked = true
        const isActive = endedAt.get(id) === null
        if (fate === 'late') await new Promise<void>((through) => late.push(through))
        if (fate === 'lost') throw new Error('down')
        return isActive
      },
      maxWaitMs: () => 20,
      firstByteMs: 10,
      waitUntil: (promise) => void work.push(promise.catch(() => undefined)),
    })
    const customer = await currentCustomer(waits).catch(() => null)
    const ended = endedAt.get(id) ?? null
    if (ended === null) {
      if (fate === 'answered') expect(customer, 'an active session').not.toBeNull()
    } else if (!isChecked) {
      if (customer !== null) expect(now - ended, 'milliseconds since the session ended').toBeLessThan(nameMs)
    } else if (fate === 'answered') expect(customer, 'a session that the backend has ended').toBeNull()
  }

  /** A call to the backend does not take longer than a second. */
  async function arrive() {
    for (const through of late.splice(0)) through()
    await new Promise((done) => setImmediate(done))
  }

  async function run(one: Step) {
    if (one.does === 'visit') await visit(one)
    else if (one.does === 'arrive') await arrive()
    else if (one.does === 'pass') {
      await arrive()
      now += one.seconds * 1_000
    } else if (one.does === 'login') {
      const id = `session ${endedAt.size}`
      endedAt.set(id, null)
      tabs[one.tab] = id
    } else if (one.does === 'logout') {
      const id = tabs[one.tab]
      if (id) endedAt.set(id, endedAt.get(id) ?? now)
      if (id) processes[one.process]?.over(id)
      tabs[one.tab] = null
    } else {
      const own = tabs[one.tab]
      for (const [id, ended] of endedAt) if (own && id !== own && ended === null) endedAt.set(id, now)
    }
  }
  return { run }
}

// F152, F187, F294
test(
  'two tabs and two processes with late and lost checks: a session that has ended shows no name for longer than ten seconds',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30, size: 'max' }), async (steps) => {
        const { run } = openModel()
        for (const one of steps) await run(one)
      }),
      historyRuns('sessions in two tabs and two processes', { numRuns: 30 }),
    )
  },
  historyTimeoutMs,
)
