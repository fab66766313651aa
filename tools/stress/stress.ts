// `npm run stress` runs all parts of parts.ts, prints a table for each and exits 1 if a value is over its limit or missing.
// `--quick` runs each part in a small size, `--only crashes,load` some parts, and `--seed 7` repeats the random choices of a run.
// docs/operations.md describes what each part promises. Times vary on a busy machine.
import { randomInt } from 'node:crypto'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { parts } from './parts.ts'
import { isOverLimit, type StressResult, toResultTable } from './stress-result.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false }, seed: { type: 'string' } },
})
const size = values.quick ? 'quick' : 'full'
const seed = Number(values.seed ?? randomInt(2 ** 31))
if (!Number.isSafeInteger(seed)) throw new Error('--seed takes an integer')

const formerNames: Record<string, string> = { kills: 'crashes', crowd: 'concurrency', attack: 'abuse' }
const names = values.only?.split(',').map((name) => formerNames[name] ?? name) ?? Object.keys(parts)
const unknown = names.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) throw new Error(`--only takes some of ${Object.keys(parts).join(', ')}, not ${unknown.join()}`)

const repeatOf = (name: string) => `npm run stress -- --only ${name}${values.quick ? ' --quick' : ''} --seed ${seed}`

/** A part that throws has failed too, and does not stop the others. */
async function run(name: string): Promise<StressResult[]> {
  try {
    return (await parts[name]?.[size](seed)) ?? []
  } catch (error) {
    console.error(error)
    return [{ part: name, what: `stopped: ${String(error).slice(0, 200)}`, value: 1, unit: '', limit: 0 }]
  }
}

const failed: string[] = []
for (const name of names) {
  console.error(`${name}, ${size}, seed ${seed} ...`)
  const started = performance.now()
  const results = await run(name)
  const seconds = Math.round((performance.now() - started) / 1000)
  const over = results.filter(isOverLimit).length
  if (over > 0) failed.push(`${over} values of ${name} are over their limits. Repeat: ${repeatOf(name)}`)
  const [load = 0] = loadavg()
  console.log(`\n${toResultTable(results)}\n\n${name} took ${seconds} s; load of the machine: ${load.toFixed(1)}.`)
}
console.log(failed.length > 0 ? `\n${failed.join('\n')}` : '\nEach value is within its limit.')
console.log('Times count only where nothing else runs.')
process.exit(failed.length > 0 ? 1 : 0)
