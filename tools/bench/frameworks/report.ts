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

function visitTable({ visits, weights }: Comparison): string {
  const head = ['guest in Chromium', 'HTML and CSS', 'script before', 'in all', 'first paint', 'added', 'product']
  const rows = visits.map(({ name, paintMs, addedMs, openedMs }) => {
    const weight = weights.find((each) => each.name === name)?.weights
    const kilobytes = weight
      ? [weight.before.html.brotli + weight.before.css.brotli, weight.before.js.brotli, weight.after.js.brotli]
      : []
    const milliseconds = [paintMs, addedMs, openedMs]
    return [
      name,
      ...kilobytes.map((bytes) => figure(bytes / 1024, 'KB')),
      ...milliseconds.map((ms) => figure(Math.round(ms), 'ms')),
    ]
  })
  const legend =
    'Bytes as brotli. Empty cache, Slow 4G, a processor four times slower. Script before the first interaction and in all once a product was added; the first paint; ' +
    'from the navigation until a press 300 ms after it has shown its outcome; from the press of a link, after the pointer rested 150 ms, to its product.'
  return `${toTable(head, rows)}\n\n${legend}`
}

export function comparisonTargets({ speeds, visits }: Comparison): Goal[] {
  const speed = (name: string) => speeds.find((each) => each.name === name)?.requestsPerSecond
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
      id: 'P10',
      what: 'from the navigation to the outcome of an early press, against the quickest framework',
      runtime: 'browser',
      value: ratio(shop?.addedMs, Math.min(...of('addedMs'))),
      unit: '',
      gate: '<= 0.6',
      goal: '<= 0.4',
    },
    {
      id: 'P11',
      what: "first paint of a cached page against the frameworks' median",
      runtime: 'browser',
      value: ratio(shop?.paintMs, median(of('paintMs'))),
      unit: '',
      gate: '<= 0.75',
      goal: '<= 0.6',
    },
    {
      id: 'P12',
      what: 'from the press of a link to its product, against TanStack Start',
      runtime: 'browser',
      value: ratio(shop?.openedMs, start?.openedMs),
      unit: '',
      gate: '<= 1.0',
      goal: '<= 0.85',
    },
  ]
}
