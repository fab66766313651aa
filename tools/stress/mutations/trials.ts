// Runs tests with mutations in effect, in one process of vitest: `queue.ts` starts it and sends it trials.
// All mutations are compiled into the sources in memory; a switch chooses one for each trial.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { createVitest, type Reporter, type TestModule } from 'vitest/node'
import { inlineScripts } from '../../../scripts/inline-scripts.ts'
import { instrument } from './instrument.ts'
import type { Outcome, Report, Trial } from './protocol.ts'
import { readSources } from './sources.ts'

const root = process.cwd()
const sources = new Map(readSources().map((source) => [path.join(root, source.file), source]))
const count = Math.max(...Array.from(sources.values(), ({ firstNumber, mutations }) => firstNumber + mutations.length))
const switchFile = fileURLToPath(new URL('switch.ts', import.meta.url))

const trials = new Map<number, Trial>()
const trialFile = (id: number) => path.join(root, 'mutation-trials', `${id}.test.ts`)
const idOf = (file: string) => Number(/mutation-trials\/(\d+)\.test\.ts$/.exec(file.replaceAll('\\', '/'))?.[1] ?? -1)

/** A test file that resets what the trial before left behind, and has the tests of all its files up to the first failure. */
const trialText = ({ mutation, callLimit, testTimeoutMs, tests }: Trial) => `
  import { afterEach, beforeAll, beforeEach, describe, vi } from 'vitest'
  import { createSwitch } from ${JSON.stringify(switchFile)}
  // modules that are evaluated again add their listeners again
  for (const emitter of [process, process.stdout, process.stderr]) emitter.setMaxListeners(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetModules()
  vi.setConfig({ testTimeout: ${testTimeoutMs}, hookTimeout: ${2 * testTimeoutMs} })
  const mutations = (globalThis.__mutations ??= createSwitch(${count}))
  mutations.start(${mutation}, ${callLimit})
  let hasFailed = false
  beforeEach(({ skip }) => {
    if (hasFailed) skip()
  })
  afterEach(({ task }) => {
    if (${mutation} >= 0) hasFailed ||= task.result?.state === 'fail'
    else task.file.meta.reached = mutations.listReached()
    task.file.meta.calls = mutations.calls
  })
  for (const [name, load] of [${tests.map((file) => `[${JSON.stringify(file)}, () => import(${JSON.stringify(path.join(root, file))})]`).join()}])
    describe(name, async () => {
      beforeAll(() => {
        if (hasFailed) throw new Error('not run')
      })
      await load()
    })
`

const mutationsPlugin: Plugin = {
  name: 'mutations',
  enforce: 'pre',
  resolveId: (id) => (idOf(id) >= 0 ? id : undefined),
  load(id) {
    const trial = trials.get(idOf(id))
    return trial && trialText(trial)
  },
  transform(code, id) {
    const source = sources.get(id)
    return source && { code: instrument(source.file, code, source.mutations, source.firstNumber), map: null }
  },
}

function send(report: Report) {
  process.send?.(report)
}

function outcomeOf(module: TestModule): { outcome: Outcome; failure: string | null } {
  if (module.ok()) return { outcome: 'passed', failure: null }
  const places = [module, ...module.children.allSuites()].flatMap((place) => place.errors())
  const errors = [...module.children.allTests()].flatMap((test) => test.result().errors ?? []).concat(places)
  const isEndless = errors.some(({ name, message }) => name === 'EndlessLoop' || /timed out in/.test(message))
  return { outcome: isEndless ? 'timed-out' : 'failed', failure: errors[0]?.message ?? 'no test' }
}

const reporter: Reporter = {
  onTestModuleStart(module) {
    send({ kind: 'started', id: idOf(module.moduleId) })
  },
  onTestModuleEnd(module) {
    const { reached = [], calls = 0 } = module.meta() as { reached?: number[]; calls?: number }
    const { duration, collectDuration } = module.diagnostic()
    send({
      kind: 'ended',
      id: idOf(module.moduleId),
      ...outcomeOf(module),
      reached,
      calls,
      durationMs: duration + collectDuration,
    })
  },
}

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: false,
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    retry: 0,
    reporters: [reporter],
    dangerouslyIgnoreUnhandledErrors: true,
    silent: true,
    // its key does not contain the mutations
    fsModuleCache: false,
    include: [],
  },
  { plugins: [inlineScripts, mutationsPlugin] },
)
process.on('message', async (batch: readonly Trial[]) => {
  for (const trial of batch) trials.set(trial.id, trial)
  const project = vitest.projects[0]
  if (!project) throw new Error('vitest has no project')
  await vitest.runTestSpecifications(batch.map(({ id }) => project.createSpecification(trialFile(id))))
  send({ kind: 'idle' })
})
process.on('disconnect', () => process.exit())
send({ kind: 'idle' })
