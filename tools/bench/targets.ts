// Goals of the shop as ratios and bytes of one run, with the measured values.
import type { Runtime } from './build.ts'
import { catalogueGoals } from './catalogue/report.ts'
import { isolateGoal } from './isolate.ts'
import { delays, type Latency } from './latency.ts'
import type { Results } from './measure.ts'
import { memoryGoal } from './memory.ts'
import { ratio } from './statistics.ts'
import type { SubjectName } from './subjects.ts'
import type { Speed } from './throughput.ts'
import { visitGoals } from './visit-targets.ts'

export type Goal = {
  id: string
  what: string
  runtime: Runtime | 'browser'
  value: number | null
  unit: '' | 'ms' | 'KB' | 'MB'
  /** `gate`: hard limit, `goal`: target. */
  gate: string
  goal: string
}

type Row = Omit<Goal, 'runtime' | 'value'> & { value: (results: Picker) => number | null }
type Picker = {
  speed(name: SubjectName): Speed | undefined
  latency(visitor: Latency['visitor'], delayMs: number): Latency | undefined
}

const rows: readonly Row[] = [
  {
    id: 'P1',
    what: 'cached guest page, requests a second against static bytes',
    unit: '',
    gate: '>= 0.6 Node, 0.9 workerd',
    goal: '>= 0.75 Node, 0.9 workerd',
    value: ({ speed }) => ratio(speed('cached')?.requestsPerSecond, speed('static')?.requestsPerSecond),
  },
  {
    id: 'P1 br',
    what: 'the same, both as brotli',
    unit: '',
    gate: '>= 0.6 Node, 0.9 workerd',
    goal: '>= 0.75 Node, 0.9 workerd',
    value: ({ speed }) => ratio(speed('cached, brotli')?.requestsPerSecond, speed('static, brotli')?.requestsPerSecond),
  },
  {
    id: 'P1 log',
    what: 'the same against static bytes with a log line for each request',
    unit: '',
    gate: '>= 0.6 Node, 0.9 workerd',
    goal: '>= 0.75 Node, 0.9 workerd',
    value: ({ speed }) => ratio(speed('cached')?.requestsPerSecond, speed('static, logged')?.requestsPerSecond),
  },
  {
    id: 'P1 log br',
    what: 'the same, both as brotli',
    unit: '',
    gate: '>= 0.6 Node, 0.9 workerd',
    goal: '>= 0.75 Node, 0.9 workerd',
    value: ({ speed }) =>
      ratio(speed('cached, brotli')?.requestsPerSecond, speed('static, logged, brotli')?.requestsPerSecond),
  },
  {
    id: 'P3',
    what: 'cached guest page, first byte against static bytes',
    unit: '',
    gate: '<= 1.5',
    goal: '<= 1.2',
    value: ({ speed }) => ratio(speed('cached')?.firstByteMs, speed('static')?.firstByteMs),
  },
  {
    id: 'P4/P5',
    what: 'page rendered for one guest, processor time against bare React',
    unit: '',
    gate: '-',
    goal: '-',
    value: ({ speed }) => ratio(speed('drawn')?.cpuUs, speed('react')?.cpuUs),
  },
  {
    id: 'P6',
    what: 'customer, backends 20 ms: first byte against the cached guest page',
    unit: '',
    gate: '<= 4',
    goal: '<= 2.5',
    value: ({ latency }) => ratio(latency('customer', 20)?.firstByteMs, latency('guest, cached page', 20)?.firstByteMs),
  },
  {
    id: 'P7',
    what: 'customer, backends 20 ms: last byte after the slowest call',
    unit: 'ms',
    gate: '<= 6',
    goal: '<= 3',
    value: ({ latency }) => latency('customer', 20)?.afterCallsMs ?? null,
  },
  {
    id: 'P18',
    what: 'customer, processor time against the same page drawn live',
    unit: '',
    gate: '<= 0.25',
    goal: '<= 0.15',
    value: ({ speed }) => ratio(speed('customer')?.cpuUs, speed('customer, drawn')?.cpuUs),
  },
  {
    id: 'P19',
    what: 'customer, first byte after that of the cached guest page, backends 0 ms',
    unit: 'ms',
    gate: '<= 3',
    goal: '<= 1',
    value: ({ latency }) =>
      difference(latency('customer', 0)?.firstByteMs, latency('guest, cached page', 0)?.firstByteMs),
  },
  {
    id: 'P20',
    what: 'customer, last byte after the slowest call, backends 0 / 20 / 200 ms: the worst',
    unit: 'ms',
    gate: '<= 6',
    goal: '<= 3',
    value: ({ latency }) => worst((delay) => latency('customer', delay)?.afterCallsMs ?? null),
  },
  {
    id: 'P27 dashboard',
    what: 'live page, processor time against the listing by bare React',
    unit: '',
    gate: '-',
    goal: '-',
    value: ({ speed }) => ratio(speed('dashboard')?.cpuUs, speed('react')?.cpuUs),
  },
  {
    id: 'P27 cart',
    what: 'the same of the cart',
    unit: '',
    gate: '-',
    goal: '-',
    value: ({ speed }) => ratio(speed('cart')?.cpuUs, speed('react')?.cpuUs),
  },
  {
    id: 'P27 checkout',
    what: 'the same of the checkout',
    unit: '',
    gate: '-',
    goal: '-',
    value: ({ speed }) => ratio(speed('checkout')?.cpuUs, speed('react')?.cpuUs),
  },
  {
    id: 'shell',
    what: 'unknown listing, first byte: backends 200 ms against 0 ms',
    unit: 'ms',
    gate: '<= 15',
    goal: '<= 15',
    value: ({ latency }) =>
      difference(
        latency('guest, unknown listing', 200)?.firstByteMs,
        latency('guest, unknown listing', 0)?.firstByteMs,
      ),
  },
]

/** All goals; those of servers once per runtime. */
export function toGoals(
  { speeds, latencies, weights, firstVisits, expiring, longTail, catalogue, memory, isolate }: Results,
  runtimes: readonly Runtime[],
): Goal[] {
  const served = rows.flatMap(({ value, ...row }) =>
    runtimes.map((runtime) => ({
      ...row,
      runtime,
      value: value({
        speed: (name) => speeds.find((each) => each.runtime === runtime && each.name === name),
        latency: (visitor, delayMs) =>
          latencies.find((each) => each.runtime === runtime && each.visitor === visitor && each.delayMs === delayMs),
      }),
    })),
  )
  return [
    ...served,
    {
      id: 'P8',
      what: 'JavaScript of a guest before the first interaction, brotli',
      runtime: 'browser',
      value: weights.before.js.brotli / 1024,
      unit: 'KB',
      gate: '<= 3',
      goal: '<= 3',
    },
    {
      id: 'P9',
      what: 'JavaScript in all once an article was put into the cart and the app is there, brotli',
      runtime: 'browser',
      value: weights.after.js.brotli / 1024,
      unit: 'KB',
      gate: '<= 115',
      goal: '<= 105',
    },
    {
      id: 'P13',
      what: 'HTML against the same without its data',
      runtime: 'browser',
      value: ratio(weights.html.all, weights.html.withoutData),
      unit: '',
      gate: '<= 1.15',
      goal: '<= 1.03',
    },
    ...visitGoals(firstVisits),
    ...longTail.map(
      ({ exponent, hits }): Goal => ({
        id: 'P21',
        what: `share of a simulated day's views that find their page, Zipf ${exponent}`,
        runtime: 'node',
        value: hits,
        unit: '',
        gate: '>= 0.95',
        goal: '>= 0.98',
      }),
    ),
    {
      id: 'P24',
      what: 'cached pages while they expire, 16 connections: slowest hundredth against the median',
      runtime: 'node',
      value: ratio(expiring.slowestHundredthMs, expiring.medianMs),
      unit: '',
      gate: '<= 6',
      goal: '<= 3',
    },
    ...catalogueGoals(catalogue),
    memoryGoal(memory),
    isolateGoal(isolate),
  ]
}

/** The maximum over all delays; null if one is missing. */
function worst(of: (delayMs: number) => number | null): number | null {
  const all = delays.map(of)
  return all.includes(null) ? null : Math.max(...all.map(Number))
}

const difference = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? null : one - other
