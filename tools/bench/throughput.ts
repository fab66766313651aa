// Measures requests per second and CPU time per request: short rounds of each subject in turn, so that a load peak affects all.
import type { Runtime } from './build.ts'
import type { LoadClient } from './load.ts'
import { cpuSeconds, waitForIdle } from './processes.ts'
import type { Server } from './servers.ts'
import { median } from './statistics.ts'
import type { Subject, SubjectName } from './subjects.ts'

export const concurrency = 8
/** Maximum of uncached pages in one round. */
const freshPages = { crowd: 100, solo: 20 }

export type Speed<Name extends string = SubjectName> = {
  runtime: Runtime
  name: Name
  requestsPerSecond: number
  /** CPU microseconds per request, including work after the response; null if not available. */
  cpuUs: number | null
  /** Milliseconds to the first and last byte of the body, sequential requests. */
  firstByteMs: number
  lastByteMs: number
  /** Milliseconds to the first byte with `concurrency` requests in flight. */
  busyFirstByteMs: number
  requests: number
}

type Round = Omit<Speed, 'runtime' | 'name'>
export type Throughput = { rounds: number; roundMs: number; warmMs: number }

/** Medians of all rounds, after a warm-up round. */
export async function measureSpeed<Name extends string>(
  client: LoadClient,
  baselines: readonly { runtime: Runtime; subjects: readonly Subject<Name>[] }[],
  { rounds, roundMs, warmMs }: Throughput,
): Promise<Speed<Name>[]> {
  const all = baselines.flatMap(({ runtime, subjects }) => subjects.map((subject) => ({ runtime, subject })))
  const measured = new Map(all.map(({ subject }) => [subject, [] as Round[]]))
  if (warmMs > 0) for (const { subject } of all) await measureRound(client, subject, warmMs)
  for (let round = 0; round < rounds; round++) {
    for (const { subject } of all) measured.get(subject)?.push(await measureRound(client, subject, roundMs))
  }
  return all.map(({ runtime, subject }) => {
    const results = measured.get(subject) ?? []
    const middle = (pick: (round: Round) => number) => median(results.map(pick))
    return {
      runtime,
      name: subject.name,
      requestsPerSecond: middle((round) => round.requestsPerSecond),
      cpuUs: results.every(({ cpuUs }) => cpuUs !== null) ? middle(({ cpuUs }) => cpuUs ?? Number.NaN) : null,
      firstByteMs: middle((round) => round.firstByteMs),
      lastByteMs: middle((round) => round.lastByteMs),
      busyFirstByteMs: middle((round) => round.busyFirstByteMs),
      requests: results.reduce((sum, { requests }) => sum + requests, 0),
    }
  })
}

async function measureRound(client: LoadClient, subject: Subject<string>, durationMs: number): Promise<Round> {
  const { server, headers } = subject
  const expect = (await subject.prepare?.()) ?? subject.expect
  const ask = (connections: number, most: number, longestMs: number) => {
    const paths = subject.paths(most)
    // uncached pages end with their list, a cached one is repeated until the time is over
    const requests = paths.length > 1 ? paths.length : Number.POSITIVE_INFINITY
    return client.run({ origin: server.origin, paths, headers, connections, durationMs: longestMs, requests, expect })
  }
  const usedBefore = await settle(server)
  const crowd = await ask(subject.connections ?? concurrency, freshPages.crowd, durationMs)
  const usedAfter = await settle(server)
  const solo = await ask(1, freshPages.solo, durationMs / 2)
  await settle(server)
  return {
    requestsPerSecond: crowd.requests / crowd.seconds,
    cpuUs: usedBefore === null || usedAfter === null ? null : ((usedAfter - usedBefore) / crowd.requests) * 1e6,
    firstByteMs: median(solo.firstByteMs),
    lastByteMs: median(solo.lastByteMs),
    busyFirstByteMs: median(crowd.firstByteMs),
    requests: crowd.requests + solo.requests,
  }
}

/** Waits until the server is idle; returns its CPU seconds. */
async function settle({ pid }: Server): Promise<number | null> {
  if (pid === null) return null
  await waitForIdle(pid)
  return cpuSeconds(pid)
}
