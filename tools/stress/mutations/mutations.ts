// Mutation testing: puts small faults into the sources of the areas in areas.ts, one at a time, and prints those that no unit test notices.
import { toTable } from '../../bench/statistics.ts'
import type { StressResult } from '../stress-result.ts'
import { allowedSurvivors, isAllowed } from './allowed.ts'
import { areas } from './areas.ts'
import { describeMutant, type Mutant, placeOf } from './mutant.ts'
import { type MutantResult, runMutants } from './run-mutants.ts'
import { readSources } from './sources.ts'

/** Percent. */
const minimumScore = 85

export interface MutationOptions {
  /** Number of mutants of each area that are tried, at most; null: all. */
  perArea: number | null
  /** Chooses them. */
  seed: number
  /** Only mutants of files or areas that contain one of the words; null: all. */
  words: readonly string[] | null
}

/** Items in an order that depends on the seed only. */
function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed >>> 0
  const next = () => {
    // a linear congruential generator, with the factors of Numerical Recipes
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  for (let round = 0; round < 8; round += 1) next()
  return items
    .map((item) => ({ item, order: next() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)
}

function chooseMutants({ perArea, seed, words }: MutationOptions): Mutant[] {
  const mutants = readSources()
    .filter(({ area, file }) => words === null || words.some((word) => area.includes(word) || file.includes(word)))
    .flatMap((source) => source.mutations.map((_, index): Mutant => ({ number: source.firstNumber + index, source })))
  if (perArea === null) return mutants
  return areas.flatMap(({ area }) =>
    shuffle(
      mutants.filter(({ source }) => source.area === area),
      seed,
    ).slice(0, perArea),
  )
}

/** Two standard deviations of a percentage that is measured in a sample. */
const sampleTolerance = (percent: number, count: number) => 2 * Math.sqrt((percent * (100 - percent)) / count)

interface Judged {
  mutant: Mutant
  result: MutantResult
  allowed: boolean
}

/** Counts of an area or of all. */
function countResults(judged: readonly Judged[]) {
  const count = (result: MutantResult) => judged.filter((each) => each.result === result && !each.allowed).length
  const [killed, timedOut, survived] = [count('killed'), count('timed-out'), count('survived')]
  const noticed = killed + timedOut
  return {
    files: new Set(judged.map(({ mutant }) => mutant.source.file)).size,
    killed,
    timedOut,
    survived,
    allowed: judged.filter(({ allowed }) => allowed).length,
    /** Percent of the mutants that are not allowed to survive. */
    score: noticed + survived === 0 ? 100 : (100 * noticed) / (noticed + survived),
  }
}

function toAreaTable(groups: readonly (readonly [string, readonly Judged[]])[]): string {
  const head = ['area', 'files', 'mutants', 'killed', 'timed out', 'allowed', 'survived', 'score', 'at least']
  const rows = groups.map(([name, judged]) => {
    const { files, killed, timedOut, allowed, survived, score } = countResults(judged)
    const counts = [files, judged.length, killed, timedOut, allowed, survived].map(String)
    return [name, ...counts, `${score.toFixed(1)} %`, `${minimumScore} %`]
  })
  return toTable(head, rows)
}

function toSurvivorList(judged: readonly Judged[]): string {
  const survivors = judged.filter(({ result, allowed }) => result === 'survived' && !allowed)
  return survivors
    .map(({ mutant }) => {
      const { line, lineText, before, after } = placeOf(mutant)
      return `${mutant.source.file}:${line}  ${lineText}\n    ${before} → ${after}`
    })
    .join('\n')
}

/** Prints the tables. */
export async function runMutations(options: MutationOptions): Promise<StressResult[]> {
  const mutants = chooseMutants(options)
  if (mutants.length === 0) throw new Error(`no area and no file contains ${options.words?.join(' or ')}`)
  if (options.perArea !== null) console.error(`${mutants.length} mutants, chosen with --seed ${options.seed}`)
  const startedAt = Date.now()
  let shownAt = startedAt
  const results = await runMutants(mutants, (left) => {
    if (Date.now() - shownAt < 15_000) return
    shownAt = Date.now()
    console.error(`${left} of ${mutants.length} mutants left after ${Math.round((shownAt - startedAt) / 1000)} s`)
  })
  const described = mutants.map((mutant) => ({
    mutant,
    result: results.get(mutant.number) ?? 'survived',
    isListed: isAllowed(mutant.source.file, describeMutant(mutant)),
  }))
  const judged = described.map(
    ({ mutant, result, isListed }): Judged => ({ mutant, result, allowed: isListed && result === 'survived' }),
  )
  const groups = areas
    .map(({ area }) => [area, judged.filter(({ mutant }) => mutant.source.area === area)] as const)
    .filter(([, each]) => each.length > 0)

  console.log(`\n${toSurvivorList(judged)}\n\n${toAreaTable([...groups, ['all', judged]])}`)
  const noticed = described.filter(({ result, isListed }) => isListed && result !== 'survived')
  const known = new Set(
    readSources().flatMap((source) =>
      source.mutations.map(
        (_, index) => `${source.file} ${describeMutant({ number: source.firstNumber + index, source })}`,
      ),
    ),
  )
  const gone = allowedSurvivors.filter(({ file, mutant }) => !known.has(`${file} ${mutant}`))
  for (const { mutant } of noticed)
    console.log(`allowed.json lists a mutant that a test notices: ${mutant.source.file} ${describeMutant(mutant)}`)
  for (const { file, mutant } of gone) console.log(`allowed.json lists a mutant that does not exist: ${file} ${mutant}`)

  const toResult = (what: string, each: readonly Judged[], limit: number | null): StressResult => ({
    part: 'mutations',
    what: `${what}: survivors in 100 mutants`,
    value: 100 - countResults(each).score,
    unit: '',
    limit,
  })
  const limit = 100 - minimumScore
  return [
    // a sample has too few mutants of an area for a limit of its own
    ...groups.map(([area, each]) => toResult(area, each, options.perArea === null ? limit : null)),
    toResult('all areas', judged, options.perArea === null ? limit : limit + sampleTolerance(limit, judged.length)),
    {
      part: 'mutations',
      what: 'entries of allowed.json that are obsolete',
      value: noticed.length + gone.length,
      unit: '',
      limit: 0,
    },
  ]
}
