/** Metrics in the format of Prometheus. Only a process with METRICS_TOKEN loads this file. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics, Snapshot } from '../../telemetry/metrics.ts'

const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const callBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const classes = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: 'proviant_requests_total',
    help: 'Responses by screen or kind of request, state of the page cache and class of status. Static files are not counted.',
    labelNames: ['route', 'cache', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'proviant_request_duration_seconds',
    help: 'Time until the response started, by state of the page cache.',
    labelNames: ['cache'],
    buckets: requestBuckets,
    registers,
  })
  const calls = new Histogram({
    name: 'proviant_backend_call_duration_seconds',
    help: 'Time of a call to a backend, by operation and result. Documents that are composed when the shop runs have the operation "composed".',
    labelNames: ['backend', 'operation', 'result'],
    buckets: callBuckets,
    registers,
  })
  const limits = new Counter({
    name: 'proviant_rate_limited_total',
    help: 'Requests above a rate limit of the shop.',
    labelNames: ['limit'],
    registers,
  })
  const renderRejections = new Counter({
    name: 'proviant_render_rejections_total',
    help: 'Renders that the render queue did not admit: too many of one caller, too many in total, or the client has gone.',
    labelNames: ['reason'],
    registers,
  })
  const renders = new Gauge({
    name: 'proviant_renders',
    help: 'Renders that run, and those that wait in the render queue.',
    labelNames: ['state'],
    registers,
  })
  const messages = new Gauge({
    name: 'proviant_outbox_messages',
    help: 'Mails and events of the embedded backends by state. Sent and failed ones are deleted after 30 days (mails) or 90 days (events).',
    labelNames: ['outbox', 'state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'proviant_outbox_oldest_due_seconds',
    help: 'How long the oldest mail or event that could be sent has been waiting; 0: none is waiting.',
    labelNames: ['outbox'],
    registers,
  })
  const sharedCache = new Gauge({
    name: 'proviant_shared_cache',
    help: 'The state of CACHE_URL is 1, the other one 0.',
    labelNames: ['state'],
    registers,
  })

  function set({ renders: { running, queued }, outboxes, isCacheReachable }: Snapshot) {
    renders.set({ state: 'running' }, running)
    renders.set({ state: 'queued' }, queued)
    for (const [outbox, { oldestDueSeconds, ...states }] of Object.entries(outboxes)) {
      for (const [state, count] of Object.entries(states)) messages.set({ outbox, state }, count)
      oldest.set({ outbox }, oldestDueSeconds)
    }
    if (isCacheReachable === null) return
    sharedCache.set({ state: 'reachable' }, Number(isCacheReachable))
    sharedCache.set({ state: 'lost' }, Number(!isCacheReachable))
  }

  return {
    countRequest({ route, cache, status, seconds }) {
      requests.inc({ route, cache, status: classes[Math.trunc(status / 100) - 1] ?? '5xx' })
      durations.observe({ cache }, seconds)
    },
    countCall: ({ seconds, ...labels }) => calls.observe(labels, seconds),
    countLimit: (limit) => limits.inc({ limit }),
    countRenderRejection: (reason) => renderRejections.inc({ reason }),
    async write(snapshot) {
      set(snapshot)
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}
