// The near end of the load generator: starts load-client.ts and hands it one job after the other. Called by throughput.ts and latency.ts.
import { fork } from 'node:child_process'
import { once } from 'node:events'

/** What an answer must be to count. */
export type Expectation = {
  status: number
  /** Of the body as it travels. */
  bytes: { least: number; most: number }
  /** Sentences in a body that is not compressed. */
  sentences: string[]
  etag?: string | undefined
  /** What `Cache-Status` must say. */
  cacheStatus?: string | undefined
}

export type Job = {
  origin: string
  /** Asked in turn, from the beginning again when they end. */
  paths: string[]
  headers: Record<string, string>
  connections: number
  durationMs: number
  /** At most so many. */
  requests: number
  expect: Expectation
}

export type Outcome = { requests: number; seconds: number; firstByteMs: number[]; lastByteMs: number[] }

export type LoadClient = {
  /** @throws when one answer was not what the job expects */
  run(job: Job): Promise<Outcome>
  stop(): void
}

/** Starts the client's process; it lives until `stop`, so that it is warm for every contender alike. */
export function startLoadClient(): LoadClient {
  const child = fork(new URL('load-client.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
  })
  const died = once(child, 'exit').then(() => Promise.reject(new Error('The load client stopped')))
  died.catch(() => undefined)
  return {
    async run(job) {
      child.send(job)
      const answered = once(child, 'message') as Promise<[Outcome | { failure: string }]>
      const [outcome] = await Promise.race([answered, died])
      if ('failure' in outcome) throw new Error(`${job.origin}${job.paths[0] ?? ''}: ${outcome.failure}`)
      return outcome
    },
    stop: () => child.disconnect(),
  }
}
