import { toGoalTable } from '../report.ts'
import { figure, median, ratio, toTable } from '../statistics.ts'
import type { Goal } from '../targets.ts'
import { concurrency } from '../throughput.ts'
import { type Comparison, shopName } from './measure.ts'
import type { Visits } from './visits.ts'

export const toComparisonReport = (beside: Comparison): string =>
  [pageLine(beside), speedTable(beside), visitTable(beside), toGoalTable(comparisonTargets(beside))].join('\n\n')

const names: Record<string, string> = {
  static: 'static bytes',
  cached: 'shop, cached page',
  drawn: 'shop, page drawn for one guest',
  react: 'bare React',
  'Next.js': 'Next.js, cached page (ISR)',
}

const pageLine = ({ pages }: Comparison) =>
  `One English listing of 16 products: ${pages.map(({ name, bytes, elements }) => `${name} ${bytes} bytes in ${elements} elements`).join(', ')}.`

function speedTable({ speeds }: Comparison): string {
  const cached = speeds.find(({ name }) => name === 'cached')
  const head = ['node', 'req/s', 'shop is x', 'CPU/req', 'first byte', `with ${concurrency} under way`]
  const rows = speeds.map(({ name, requestsPerSecond, cpuUs, firstByteMs, busyFirstByteMs }) => [
    names[name] ?? name,
    figure(Math.round(requestsPerSecond)),
    figure(ratio(cached?.requestsPerSecond, requestsPerSecond)),
    figure(cpuUs, 'us'),
    figure(firstByteMs, 'ms'),
    figure(busyFirstByteMs, 'ms'),
  ])
  return toTable(head, rows)
}

const milliseconds = {
  'first paint': 'paintMs',
  largest: 'largestPaintMs',
  added: 'addedMs',
  blocked: 'blockedMs',
  'longest task': 'longestTaskMs',
  product: 'openedMs',
  hydrated: 'hydratedOpenedMs',
  idle: 'idleOpenedMs',
} as const satisfies Record<string, keyof Visits>

function visitTable({ visits, weights }: Comparison): string {
  const head = ['guest in Chromium', 'HTML and CSS', 'script before', 'in all', ...Object.keys(milliseconds)]
  const rows = visits.map((visit) => {
    const { name } = visit
    const weight = weights.find((each) => each.name === name)?.weights
    const kilobytes = weight
      ? [weight.before.html.brotli + weight.before.css.brotli, weight.before.js.brotli, weight.after.js.brotli]
      : []
    return [
      name,
      ...kilobytes.map((bytes) => figure(bytes / 1024, 'KB')),
      ...Object.values(milliseconds).map((key) => figure(Math.round(visit[key]), 'ms')),
    ]
  })
  const legend =
    'Bytes as brotli. Empty cache, Slow 4G, a processor four times slower. Script before the first interaction and in all once a product was added; the first paint; ' +
    'and the largest; from the navigation until a click 300 ms after the first paint shows its result; from that click until the page is hydrated: long tasks beyond ' +
    '50 ms each, and the longest; from the click on a link, after a hover of 150 ms, to its product; the same without a hover, once the page is hydrated, and a second ' +
    'after its last request.'
  return `${toTable(head, rows)}\n\n${legend}`
}

export function comparisonTargets({ speeds, visits }: Comparison): Goal[] {
  const speed = (name: string) => speeds.find((each) => each.name === name)?.requestsPerSecond
  const cpu = (name: string) => speeds.find((each) => each.name === name)?.cpuUs
  const shop = visits.find(({ name }) => name === shopName)
  const others = visits.filter(({ name }) => name !== shopName)
  const start = others.find(({ name }) => name === 'TanStack Start')
  const of = (key: keyof Omit<Visits, 'name'>) => others.map((each) => each[key])
  return [
    {
      id: 'P2',
      what: 'cached guest page, requests a second against a cached page of Next.js',
      runtime: 'node',
      value: ratio(speed('cached'), speed('Next.js')),
      unit: '',
      gate: '>= 15',
      goal: '>= 25',
    },
    {
      id: 'P28',
      what: 'page rendered for one guest, processor time against TanStack Start with data in memory',
      runtime: 'node',
      value: ratio(cpu('drawn'), cpu('TanStack Start')),
      unit: '',
      gate: '<= 2.5',
      goal: '<= 1',
    },
    visitGoal('P10', 'from the navigation to the result of an early click, against the fastest framework', {
      value: ratio(shop?.addedMs, Math.min(...of('addedMs'))),
      gate: '<= 0.6',
      goal: '<= 0.4',
    }),
    visitGoal('P11 FCP', "first paint of a cached page against the frameworks' median", {
      value: ratio(shop?.paintMs, median(of('paintMs'))),
      gate: '<= 0.85',
      goal: '<= 0.6',
    }),
    visitGoal('P11 LCP', 'the same of the largest paint', {
      value: ratio(shop?.largestPaintMs, median(of('largestPaintMs'))),
      gate: '<= 0.67',
      goal: '<= 0.67',
    }),
    visitGoal('P12', 'from the click on a link to its product, against TanStack Start', {
      value: ratio(shop?.openedMs, start?.openedMs),
      gate: '<= 1.0',
      goal: '<= 0.85',
    }),
    visitGoal('P12 hydrated', 'the same once the page is hydrated', {
      value: ratio(shop?.hydratedOpenedMs, start?.hydratedOpenedMs),
      gate: '<= 1.0',
      goal: '<= 0.5',
    }),
    visitGoal('P12 idle', 'the same a second later', {
      value: ratio(shop?.idleOpenedMs, start?.idleOpenedMs),
      gate: '<= 1.0',
      goal: '<= 0.5',
    }),
    visitGoal('P26', 'main thread blocked from the first click until hydrated', {
      value: shop?.blockedMs ?? null,
      unit: 'ms',
      gate: '<= 150',
      goal: '0',
    }),
  ]
}

const visitGoal = (
  id: string,
  what: string,
  goal: Pick<Goal, 'value' | 'gate' | 'goal'> & Partial<Pick<Goal, 'unit'>>,
): Goal => ({ id, what, runtime: 'browser', unit: '', ...goal })
