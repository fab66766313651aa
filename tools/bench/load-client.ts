// Load generator in its own process, so that its CPU time does not count as the server's.
import { connect } from 'node:net'
import type { Expectation, Job, Outcome } from './load.ts'
import { type Answer, ResponseParser } from './response-parser.ts'

/** Upper limit of every run. */
const longestMs = 60_000
const mostConnections = 64
/** A slower response is a failure. */
const maxWaitMs = 10_000

process.on('message', (job: Job) => {
  run(job).then(
    (outcome) => process.send?.(outcome),
    (error) => process.send?.({ failure: String(error) }),
  )
})
process.once('disconnect', () => process.exit())

/** Sends sequential requests on each connection until time or paths run out. */
async function run(job: Job): Promise<Outcome> {
  const { hostname, port } = new URL(job.origin)
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) throw new Error(`${hostname} is not this machine`)
  const outcome: Outcome = { requests: 0, seconds: 0, firstByteMs: [], lastByteMs: [] }
  const connections = Math.min(job.connections, mostConnections)
  const started = performance.now()
  const end = started + Math.min(job.durationMs, longestMs)
  let sent = 0
  const next = (): string | null => {
    if (performance.now() >= end || sent >= job.requests) return null
    const path = job.paths[sent % job.paths.length] ?? '/'
    sent++
    const lines = Object.entries(job.headers).map(([name, value]) => `${name}: ${value}\r\n`)
    return `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${lines.join('')}\r\n`
  }
  const keepBusy = () => drive(Number(port), hostname, next, job.expect, outcome)
  await Promise.all(Array.from({ length: connections }, keepBusy))
  outcome.seconds = (performance.now() - started) / 1000
  return outcome
}

function drive(port: number, host: string, next: () => string | null, expect: Expectation, outcome: Outcome) {
  return new Promise<void>((resolve, reject) => {
    const reader = new ResponseParser()
    const socket = connect({ port, host, noDelay: true })
    socket.setTimeout(maxWaitMs)
    let asked = ''
    let requestedAt = 0
    let firstByteAt = 0
    const ask = () => {
      const request = next()
      if (request === null) {
        socket.destroy()
        return resolve()
      }
      asked = request.slice(0, request.indexOf('\r'))
      requestedAt = performance.now()
      firstByteAt = 0
      socket.write(request)
    }
    const fail = (error: unknown) => {
      socket.destroy()
      reject(error)
    }
    socket.on('connect', ask)
    socket.on('data', (bytes: Buffer) => {
      try {
        const response = reader.push(bytes)
        if (!firstByteAt && (response || reader.bodyBegan)) firstByteAt = performance.now()
        if (!response) return
        const now = performance.now()
        verify(response, expect)
        outcome.requests++
        outcome.firstByteMs.push(firstByteAt - requestedAt)
        outcome.lastByteMs.push(now - requestedAt)
        ask()
      } catch (error) {
        fail(error)
      }
    })
    socket.on('timeout', () => fail(new Error(`no answer within ${maxWaitMs} ms: ${asked}`)))
    socket.on('error', fail)
    socket.on('end', () => fail(new Error('the server closed the connection')))
  })
}

/** An unexpected response aborts the run. */
function verify({ status, header, body }: Answer, expect: Expectation) {
  const wrong = (what: string) =>
    new Error(`${what}: ${status}, ${body.length} bytes: ${body.toString().slice(0, 200)}`)
  if (status !== expect.status) throw wrong('unexpected status')
  if (body.length < expect.bytes.least || body.length > expect.bytes.most) throw wrong('unexpected length')
  if (expect.etag && header('etag') !== expect.etag) throw wrong('unexpected etag')
  if (expect.cacheStatus && !header('cache-status')?.includes(expect.cacheStatus)) {
    throw wrong(`unexpected cache-status ${header('cache-status')}`)
  }
  for (const sentence of expect.sentences) {
    if (!body.includes(sentence)) throw wrong(`"${sentence}" is missing`)
  }
}
