// `npm run bench`: the project's own benchmark of the last production build, on Node and in workerd, in one interleaved run.
// `--quick` for a short one, `--json` for machines.
import { parseArgs } from 'node:util'
import { runtimes } from './bench/build.ts'
import { judge } from './bench/goals.ts'
import { measure, quick, thorough } from './bench/measure.ts'
import { toReport } from './bench/report.ts'

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, json: { type: 'boolean' } } })
const results = await measure(values.quick ? quick : thorough, (line) => console.error(line))
console.log(
  values.json ? JSON.stringify({ ...results, goals: judge(results, runtimes) }, null, 2) : `\n${toReport(results)}`,
)
