// Requests a second and processor time a request: short rounds of each contender in turn, so that a busy moment of the machine meets all. Called by measure.ts.
import type { Runtime } from './build.ts'
import type { LoadClient } from './load.ts'
import { cpuSeconds, waitForIdle } from './processes.ts'
import type { Server } from './servers.ts'
import { median } from './statistics.ts'
import type { Subject, SubjectName } from './subjects.ts'

/** Requests that are under way at the same time. */
export const concurrency = 8
/** Most pages that nobody has asked for, in one round. */
const freshPages = { crowd: 100, solo: 20 }

export type Speed<Name extends string = SubjectName> = {
  runtime: Runtime
  name: Name
  requestsPerSecond: number
  /** Microseconds of processor time a request, with what the server does after its answer; null where the system does not tell. */
  cpuUs: number | null
  /** Milliseconds until the first and the last byte of a body, one request at a time. */
  firstByteMs: number
  lastByteMs: number
  /** Milliseconds until the first byte with all of `concurrency` under way. */
  busyFirstByteMs: number
  requests: number
}

type Round = Omit<Speed, 'runtime' | 'name'>
export type Throughput = { rounds: number; roundMs: number; warmMs: number }

/** Medians of all rounds, after one for warming up that does not count. */
export async function measureSpeed<Name extends string>(
  client: LoadClient,
  contenders: readonly { runtime: Runtime; subjects: readonly Subject<Name>[] }[],
  { rounds, roundMs, warmMs }: Throughput,
): Promise<Speed<Name>[]> {
  const all = contenders.flatMap(({ runtime, subjects }) => subjects.map((subject) => ({ runtime, subject })))
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
    // fresh pages end with their list, a known one is asked for until the time is over
    const requests = paths.length > 1 ? paths.length : Number.POSITIVE_INFINITY
    return client.run({ origin: server.origin, paths, headers, connections, durationMs: longestMs, requests, expect })
  }
  const usedBefore = await settle(server)
  const crowd = await ask(concurrency, freshPages.crowd, durationMs)
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

/** Lets the server finish what it does after its answers; gives what it has used of the processor by then. */
async function settle({ pid }: Server): Promise<number | null> {
  if (pid === null) return null
  await waitForIdle(pid)
  return cpuSeconds(pid)
}
