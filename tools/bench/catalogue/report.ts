import { figure, ratio, toTable } from '../statistics.ts'
import type { Goal } from '../targets.ts'
import type { CatalogueFigures } from './measure.ts'

/** One column per catalogue size, and the ratio of the larger to the smaller. */
export function catalogueTable(ranges: readonly CatalogueFigures[]): string {
  const rows: [string, (range: CatalogueFigures) => number, string][] = [
    ['listing + facets, CPU median', ({ listing }) => listing.median, 'ms'],
    ['listing + facets, CPU p99', ({ listing }) => listing.p99, 'ms'],
    ['search as you type, CPU median', ({ search }) => search.median, 'ms'],
    ['search as you type, CPU p99', ({ search }) => search.p99, 'ms'],
    ['facet counts alone, CPU median', ({ facets }) => facets.median, 'ms'],
    ['cold: handler to first listing', ({ firstAnswer }) => firstAnswer.wallMs, 'ms'],
    ['cold: the same, CPU', ({ firstAnswer }) => firstAnswer.cpuMs, 'ms'],
    ['cold: first search, CPU', ({ firstSearchCpuMs }) => firstSearchCpuMs, 'ms'],
    ['memory that the range takes', ({ memory }) => memory.grownMb, 'MB'],
    ['memory of the process', ({ memory }) => memory.residentMb, 'MB'],
  ]
  const head = ['commerce backend', ...ranges.map(({ products }) => `${products} products`), 'ratio']
  const [small, large] = ranges
  return toTable(
    head,
    rows.map(([what, read, unit]) => [
      what,
      ...ranges.map((range) => figure(read(range), unit)),
      figure(ratio(large && read(large), small && read(small))),
    ]),
  )
}

/** Limits for the largest catalogue. */
export function catalogueGoals(ranges: readonly CatalogueFigures[]): Goal[] {
  const [small] = ranges
  const large = ranges.at(-1)
  const of = `${large?.products ?? 0} products`
  const within = (id: string, what: string, value: number | undefined, most: number): Goal => {
    const limit = `< ${most}`
    return { id, what: `${of}: ${what}`, runtime: 'node', value: value ?? null, unit: 'ms', gate: limit, goal: limit }
  }
  return [
    within('range', 'listing with filters and facets, processor time', large?.listing.median, 25),
    {
      id: 'range p99',
      what: `${of}: the same, p99 against ${small?.products ?? 0}`,
      runtime: 'node',
      value: ratio(large?.listing.p99, small?.listing.p99),
      unit: '',
      gate: '<= 2',
      goal: '<= 2',
    },
    within('search', 'search as you type, processor time', large?.search.median, 15),
    within('search p99', 'the same, p99', large?.search.p99, 15),
    within('P16', 'facet counts, processor time', large?.facets.median, 1),
  ]
}
