// `npm run bench` measures the last production build on Node and in workerd, in one interleaved run.
// `--quick` is short, `--catalogue` measures the commerce backend alone, `--memory` the memory of the shop,
// `--compare` compares frameworks, `--json` prints JSON.
import { parseArgs } from 'node:util'
import { runtimes } from './build.ts'
import { measureCatalogue } from './catalogue/measure.ts'
import { catalogueGoals, catalogueTable } from './catalogue/report.ts'
import { compareFrameworks } from './frameworks/measure.ts'
import { comparisonTargets, toComparisonReport } from './frameworks/report.ts'
import { isolateGoal, measureIsolate } from './isolate.ts'
import { startLoadClient } from './load.ts'
import { measure, quick, thorough } from './measure.ts'
import { measureMemory, memoryGoal } from './memory.ts'
import { toGoalTable, toReport } from './report.ts'
import { toGoals } from './targets.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    json: { type: 'boolean' },
    catalogue: { type: 'boolean' },
    memory: { type: 'boolean' },
    compare: { type: 'boolean' },
  },
})
const thoroughness = values.quick ? quick : thorough
const say = (line: string) => console.error(line)
const show = (results: object, report: string) =>
  console.log(values.json ? JSON.stringify(results, null, 2) : `\n${report}`)

if (values.catalogue) {
  const catalogue = await measureCatalogue(thoroughness.catalogue, say)
  const goals = catalogueGoals(catalogue)
  show({ catalogue, goals }, [catalogueTable(catalogue), toGoalTable(goals)].join('\n\n'))
} else if (values.memory) {
  const client = startLoadClient()
  const memory = await measureMemory(client, thoroughness.mixedRequests, say).finally(client.stop)
  const isolate = await measureIsolate(thoroughness.isolate, say)
  const goals = [memoryGoal(memory), isolateGoal(isolate)]
  show({ memory, isolate, goals }, toGoalTable(goals))
} else if (values.compare) {
  const comparison = await compareFrameworks(thoroughness, say)
  show({ ...comparison, goals: comparisonTargets(comparison) }, toComparisonReport(comparison))
} else {
  const results = await measure(thoroughness, say)
  show({ ...results, goals: toGoals(results, runtimes) }, toReport(results))
}
