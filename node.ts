/** Serves the Workers build on Node, with bindings over SQLite and the files of dist/client. */
import { serve } from '@hono/node-server'
import { createLog } from './src/server/config/log.ts'
import { parseSettings, pickVars } from './src/server/config/settings.ts'
import type { Platform } from './src/server/platform/bindings.ts'
import { openNodeBindings } from './src/server/platform/node/bindings.ts'
import { compressResponse } from './src/server/platform/node/compress.ts'
import { createFiles, hasFallback, isFilePath } from './src/server/platform/node/files.ts'
import { trustedAddress } from './src/server/platform/node/trusted-address.ts'

process.chdir(import.meta.dirname)
const { default: worker } = await import(new URL('./dist/server/index.js', import.meta.url).href)
const dataDir = process.env.DATA_DIR || '.data'
const vars = pickVars(process.env)
const { CACHE_URL: cacheUrl, METRICS_TOKEN: metricsToken, LOG_LEVEL: logLevel } = parseSettings(vars)
const ownBindings = openNodeBindings({ dataDir, vars })
// both are loaded only where a setting asks for them
const shared = cacheUrl ? await openSharedState(cacheUrl) : null
const METRICS = metricsToken ? (await import('./src/server/platform/node/metrics.ts')).createMetrics() : null
const bindings = { ...ownBindings, ...shared?.bindings, ...(METRICS && { METRICS }) }
const files = createFiles('dist/client', {
  secure: bindings.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
  media: `${dataDir}/media`,
})
const running = new Set<Promise<unknown>>()
const addressOf = trustedAddress(process.env.TRUST_PROXY, () =>
  createLog('warn')('warn', 'proxy.undeclared', {
    message: 'Requests come through a proxy that TRUST_PROXY does not name: visitors cannot be told apart by network.',
  }),
)

async function openSharedState(url: string) {
  const redis = await import('./src/server/platform/node/redis/shared-state.ts')
  return redis.openSharedState({ url, log: createLog(logLevel) })
}

/** Background work; a shutdown waits for it. */
function trackWork(work: Promise<unknown>) {
  const settled = work.catch(() => undefined).finally(() => running.delete(settled))
  running.add(settled)
}

type Incoming = {
  incoming: { complete: boolean; socket: { remoteAddress?: string }; headers: { 'x-forwarded-for'?: string } }
}

function handle(request: Request, { incoming }: Incoming): Response | Promise<Response> {
  const { url } = request
  const start = url.indexOf('/', 8)
  const end = url.indexOf('?', start)
  const path = url.slice(start, end < 0 ? undefined : end)
  return isFilePath(path) ? sendFile(request, incoming, path) : callWorker(request, incoming)
}

async function sendFile(request: Request, incoming: Incoming['incoming'], path: string): Promise<Response> {
  const file = await files.fetch(request)
  return file.status === 404 && hasFallback(path) ? callWorker(request, incoming) : file
}

/** Not a promise for a cached page: its server then needs no listeners to the end of the response. */
function callWorker(request: Request, incoming: Incoming['incoming']): Response | Promise<Response> {
  const platform = {
    complete: false,
    waitUntil: trackWork,
    passThroughOnException() {},
    get clientAddress() {
      return addressOf(incoming.socket.remoteAddress ?? '', incoming.headers['x-forwarded-for'])
    },
  } satisfies Platform
  const response: Response | Promise<Response> = worker.fetch(request, bindings, platform)
  return response instanceof Promise || !platform.complete ? finish(request, incoming, platform, response) : response
}

async function finish(
  request: Request,
  incoming: Incoming['incoming'],
  platform: Platform,
  sent: Response | Promise<Response>,
): Promise<Response> {
  const response = await sent
  const compressed = platform.complete ? response : await compressResponse(request, response)
  // the unread rest of a rejected body would be parsed as the next request of this connection
  if (request.method !== 'GET' && request.method !== 'HEAD' && !incoming.complete)
    compressed.headers.set('connection', 'close')
  return compressed
}

const server = serve({
  fetch: (request, env) => handle(request, env as Incoming),
  port: Number(process.env.PORT || 8787),
  hostname: process.env.HOST || 'localhost',
  serverOptions: {
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 1_000,
    // longer than proxies reuse an idle connection
    keepAliveTimeout: 75_000,
    maxHeaderSize: 16_384,
    // two Host headers then make an invalid value instead of the second being dropped
    joinDuplicateHeaders: true,
  },
})

// as in Workers: a failed read that a request does not await must not end the requests of all visitors
process.on('unhandledRejection', (reason) =>
  createLog(logLevel)('error', 'promise.unhandled', {
    message: reason instanceof Error ? reason.stack : String(reason),
  }),
)

// replaces the cron trigger of Workers
const everyMinute = setInterval(() => trackWork(worker.scheduled({ scheduledTime: Date.now() }, bindings)), 60_000)

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  clearInterval(everyMinute)
  const forcedExit = setTimeout(() => process.exit(1), 15_000)
  await new Promise((done) => {
    server.close(done)
    if (!('closeIdleConnections' in server)) return
    server.closeIdleConnections()
    // of connections whose request is in flight
    server.keepAliveTimeout = 1
  })
  await Promise.allSettled(running)
  await shared?.close()
  ownBindings.close()
  clearTimeout(forcedExit)
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
