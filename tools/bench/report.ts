import { type Runtime, runtimes } from './build.ts'
import { catalogueTable } from './catalogue/report.ts'
import { delays, visitors } from './latency.ts'
import type { Results } from './measure.ts'
import { figure, ratio, toTable } from './statistics.ts'
import { subjectNames } from './subjects.ts'
import { type Goal, toGoals } from './targets.ts'
import { concurrency } from './throughput.ts'
import { weightKinds } from './weights.ts'

export function toReport(results: Results): string {
  const { pages, machine } = results
  const parts = [
    `Proviant benchmark on ${machine}`,
    `One English listing of 16 products: ${pages.cached} bytes in ${pages.cachedElements} elements from the shop, ${pages.react} bytes in ` +
      `${pages.reactElements} from bare React. Every answer was checked: status, length or etag, and what it must say. The shop ran with ` +
      'LOG_LEVEL=info; in workerd all were asked directly, without what Miniflare puts in front of a worker.',
    ...runtimes.map((runtime) => speedTable(results, runtime)),
    latencyTable(results),
    weightTable(results),
    visitTable(results),
    catalogueTable(results.catalogue),
    toGoalTable(toGoals(results, runtimes)),
  ]
  return parts.join('\n\n')
}

function speedTable({ speeds }: Results, runtime: Runtime): string {
  const of = (name: string) => speeds.find((each) => each.runtime === runtime && each.name === name)
  const head = [runtime, 'req/s', 'x static', 'CPU/req', 'x static', 'x react', 'first byte', 'last byte']
  const rows = subjectNames.map((name) => {
    const speed = of(name)
    const fixed = of(name.endsWith(', brotli') ? 'static, brotli' : 'static')
    return [
      name,
      figure(Math.round(speed?.requestsPerSecond ?? Number.NaN)),
      figure(ratio(speed?.requestsPerSecond, fixed?.requestsPerSecond)),
      figure(speed?.cpuUs, 'us'),
      figure(ratio(speed?.cpuUs, fixed?.cpuUs)),
      figure(ratio(speed?.cpuUs, of('react')?.cpuUs)),
      figure(speed?.firstByteMs, 'ms'),
      figure(speed?.lastByteMs, 'ms'),
    ]
  })
  return `${toTable(head, rows)}\n\nreq/s with ${concurrency} under way, bytes one at a time; medians of the rounds.`
}

function latencyTable({ latencies }: Results): string {
  const head = ['first / last byte in ms, backends slowed by', ...delays.map((delay) => `${delay} ms`)]
  const rows = runtimes.flatMap((runtime) =>
    visitors.map((visitor) => [
      `${runtime}: ${visitor}`,
      ...delays.map((delayMs) => {
        const found = latencies.find(
          (each) => each.runtime === runtime && each.visitor === visitor && each.delayMs === delayMs,
        )
        return `${figure(found?.firstByteMs)} / ${figure(found?.lastByteMs)}`
      }),
    ]),
  )
  return toTable(head, rows)
}

function weightTable({ weights }: Results): string {
  const kilobytes = (bytes: number) => figure(bytes / 1024, 'KB')
  const head = ['guest listing in Chromium', 'raw', 'brotli', 'app: raw', 'brotli']
  const rows = weightKinds.map((kind) => {
    const { before, after } = { before: weights.before[kind], after: weights.after[kind] }
    return [kind, before.raw, before.brotli, after.raw, after.brotli].map((cell) =>
      typeof cell === 'number' ? kilobytes(cell) : cell,
    )
  })
  return `${toTable(head, rows)}\n\nLeft before the first interaction, right in all once an add button was pressed. Inline CSS is a part of the HTML.`
}

function visitTable({ firstVisits, expiring, longTail }: Results): string {
  const { hitMs, missMs, bareMs, pressMs } = firstVisits
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const rows = [
    ['first paint: cached page', figure(Math.round(hitMs), 'ms')],
    ['first paint: page that is not cached', figure(Math.round(missMs), 'ms')],
    ['first paint: bare React bytes without script', figure(Math.round(bareMs), 'ms')],
    ['press until its outcome is shown', figure(Math.round(pressMs), 'ms')],
    [
      `cached pages while they expire, median / slowest hundredth of ${expiring.requests}`,
      `${figure(expiring.medianMs)} / ${figure(expiring.slowestHundredthMs, 'ms')}`,
    ],
    ...longTail.map(({ exponent, views, hits, renders }) => [
      `a day of ${views} views, Zipf ${exponent}: views served from the cache / renders per view`,
      `${percent(hits)} / ${percent(renders)}`,
    ]),
  ]
  return `${toTable(['guests', ''], rows)}\n\nPaints and the press in Chromium with an empty cache, Slow 4G and a processor four times slower.`
}

export function toGoalTable(goals: readonly Goal[]): string {
  const head = ['goal', '', 'on', 'measured', 'gate', 'goal']
  const rows = goals.map(({ id, what, runtime, value, unit, gate, goal }) => [
    id,
    what,
    runtime,
    figure(value, unit),
    gate,
    goal,
  ])
  return toTable(head, rows, 3)
}
